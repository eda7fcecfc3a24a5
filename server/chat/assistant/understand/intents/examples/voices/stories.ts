import type { Examples } from '../examples.ts'

/** Messages that say a little before they ask, and short ones in plain words. */
export const STORIES: Examples = {
  availability: `
our band cancelled, who could step in {date}
the {category} we had bailed on us, anyone for {date} at {time}
need a replacement {category} for {date}, who's around
can anybody jump in {date} evening
got a {category} for {date} from {time}
got anyone for {date}, {time} till late
any chance somebody is around {date} for a small party
hello, we're throwing a party on {date} from {time} to midnight, do you have a {category} who could come
we have our company party {date} at {time}, could one of your djs make it
it's my mom's 60th on {date}, which {category} could do it
need someone asap, tonight at {time}
asap massage tonight anyone
i need a {category} in like three hours, who can come
`,
  find: `
i am looking for a {category}
i'm looking for a {category}
we are looking for a {category}
we're looking for {categories}
currently looking for a {category}
searching for a {category}
in search of a {category}
i'm after a {category}
looking to hire a {category}
trying to find a {category}
we could use two hostesses
we could use a {category}
we want to burn up the dance floor with a dj
the bride is dying for a stripper
my feet are killing me, do you have massages
my back is killing me i need a masseuse
do you guys have a {category}
have y'all got a sax player
do you have any violin players
got a drummer
any latin bands
any reggaeton djs
any country singers
got anyone who plays old school hip hop
is there a {category} in the house
any male strippers around there
we'd want three models for a launch
somebody who makes balloon animals
someone to keep the kids busy
`,
  'how-to-book': `
do you take walk ins
same day possible?
can my sister be the contact for the booking
can you take my booking on the phone
i like {agent}, what now
i like this one what do i do next
if i want {agent} what do i have to do
ok so what's the move to get her
say i want {agent}, what happens then
so how do we make this happen
how would i go about getting two of them
how would one go about hiring a {category}
how do people usually book with you
i've never done this, can you explain how it goes
not sure how it goes, can you explain it to me
this is new to me, please explain
how long before the party do i have to reach out
when should i get in touch for a june wedding
how much ahead of time do i need to ask
can i set it up without making an account
no account, can i still reserve
am i able to make a booking for my boss
i want to book something for my dad, can i do that for him
i'm the planner, may i book in the name of my client
can the company book instead of me
do i fill something out or call
form or phone, what's better
is it all online or do i need to call
`,
  included: `
how long is a show usually
how long does an act last
how many minutes is one act
do the bartenders have their own shakers
shakers and tools, do they come with those
for that rate what does it actually get me
150 an hour and what do i get
what all is covered for 3 hours
so is that the whole price or does more come on top
is that the final price or do you add stuff
what's the catch with the price
anything that gets added later
will there be more on the bill than that
raw pictures or edited ones, what do i get
are the edited pictures part of the deal
is unloading and setting up part of the hours we pay
do we buy the liquor or does the bartender come with it
our bar is empty, does the bartender bring bottles
speakers and lights, are those in the dj's price
`,
  conduct: `
are they nude at the end of the act
how naked is the dancer at the end
it's a bachelor party, what should the guys not do
my brother's friends are wild, what are the limits
it's a bachelorette, how far can we go with him
do your strippers take it all off
do the guys strip all the way down
is the act nude or do they keep something on
how dirty is the show
how spicy does it get
can he sit on her lap
may she sit on my husband's lap
can the birthday girl touch his abs
what happens if one of us grabs her
my friend gets touchy when drunk, what then
can a guest join the dancer on stage
will she dance on our table
would they have a drink with us after
`,
  travel: `
could you bring the act to us in {place}
does the price change with the distance
the further the dearer?
the venue is two hours north, does anyone go that far
our cabin is in the mountains, would somebody drive there
the wedding's in {place}, do your djs travel
we live in florida, would anyone come down here
i'm in {place}, does that work
i'm in {place} is this still okay
{place} okay for you?
we're out in {place}, do you come here
it's in {place}, is it more expensive then
extra cost if it's in {place}?
what do you add for driving to {place}
does it cost more when the party is in {place}
do they need a hotel when it's out of town
do we come to you or do you come to us
do you come to us
where does it take place, at yours or at my house
`,
  parking: `
do i have to reserve spots for the team
should i keep a spot free for them
our building has none, where would they leave the car
guests park on the street here, does that do for the dj
the garage is only 6 feet high
back alley only, can the dj unload there
where do they unload
how does the band get the stuff to the door
is there a cost for their parking
valet costs 25, whose bill is that
tell them to park behind the house
`,
  'request-terms': `
do you keep the date for me while i think about it
is the date kept while i decide
how do i know my date is safe
how can i be sure the date is mine
how do i know that she's really coming
so if i send it do you still have to say yes
is sending it enough or do you have to approve
is that it once i press send
do i owe anything when i send the form
do i have to pay if i only send a request
i only want to ask, does the form book it right away
just asking for now, will the form bind me
am i stuck with it after i press the button
can i still change my mind after sending it
could you refuse my request
could you guys say no
where are the terms to read
do you have the terms somewhere
is there a paper we both sign
`,
  account: `
can you see whether the 12th is confirmed for me
is mine for {date} confirmed
tell me if my booking is confirmed please
could you check if {date} is confirmed
i need last month's invoice
invoice from {date} please
i need the bill from my party in may
the link you emailed is expired
the link from your mail says expired, how do i sign in
sent you a request {date}, did it go through
did my thing go through, i never heard back
where on the page do i see what i booked
do you know if my money came in
how do i know that you got my money
anything still open on my bill
`,
  'off-topic': `
any advice for a first date
tips for losing weight
any tips for a job interview
know a rooftop venue
can you recommend me a venue
how long do potatoes need to boil
do you know where i get a cheap suit
where do i get balloons
where can i buy decorations
where do i rent chairs
how many calories are in a beer
is beer healthy
who will win the election
who do you think wins on sunday
tell me something i don't know
tell me something fun
tell me a fact
my roof leaks, do you know a guy
i need my sink fixed
need someone to clean my house
need a babysitter
do you sell tickets
do you have concert tickets
fastest way to the stadium
can you write a speech for me
help me write a toast
write vows for me
what should i say in my toast
how do i ask a girl out
what's on tv
`,
  affirm: `
this is fire
looks fire
that lineup is fire
straight fire
`,
  suggest: `
who would fit a seventies party
who'd fit a jazz themed 50th birthday
who goes well with a beach theme
shots fired, who's the best {category}
shots on me lol who should i get
who's your most killer act
best {category} you got, and don't kill my budget
`,
  complaint: `
i want to report a bad experience
i'd like to report what happened with your {category}
reporting an issue with {agent}
bad experience with one of your models
had an awful time with {agent}
`,
  price: `
a {category} for no more than 130/hr
{category} max 100 per hour
i'm bleeding money, what's the cheapest {category}
my wallet is dying, who costs the least
`,
  'find complaint': `
the last dj we had from you bombed, we need a good one
`,
  book: `
send me to the form
open the form
bring up the form for {agent}
alright show me the form
let me fill in the form for {agent}
`,
  compare: `
what's the price difference
difference in price between the two
how much more is {agent}
`,
  identity: `
am i talking to a real person or what
hold on, is this a real human
is there an actual person typing
you answer fast, are you a person
is this chat automated
is somebody typing this or is it a program
lol are you ai
`,
}
