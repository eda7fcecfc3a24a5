import type { Examples } from '../examples.ts'

/** Many voices on the night itself, on money, and on what isn't well. */
export const NIGHT_AND_LIMITS: Examples = {
  overtime: `
can he stay till 1 instead of midnight
we're having so much fun, could she do another hour
if the crowd won't let the dj go, what then
what's an additional half hour on the night
do you stop on the dot at midnight
suppose dinner runs late and the band starts late, do they play longer
our parties never end on time, how's that billed
may i decide at the party whether he stays on
who do i ask on the night for another hour
would {agent} go past the time we booked
is one more hour charged at the same rate
fifteen minutes over, does that cost
what does each extra hour run
speeches dragged on, can you push the end
keep the bar open an hour more, doable?
`,
  photos: `
my uncle wants to film it
can the girls put it on tiktok
will our kids' faces end up on somebody's instagram
i want clips of the show for my story
no cameras during the act?
phones in a basket, is that your rule
may our videographer record the dj set
would {agent} pose for a selfie with the bride
we're a tv crew, may we shoot your dancer
does the photographer post our wedding on his page
who owns the pictures afterwards
can we use the model's pictures in our ads
i don't want to be in anyone's portfolio
is it ok to livestream it
paparazzi style pics of her on stage, fine?
`,
  parking: `
venue has a loading dock on the back
there's only street parking by my house, is that a problem
do they need somewhere to leave the van
how close must the band be able to pull up
the garage is twelve dollars, do i cover that
should i get a guest pass for the performer
my building has a gate, where would she leave her car
third floor walk up, how do they haul the speakers
is there an elevator needed for the gear
valet only at the hotel, who pays it
the driveway is tiny
do we reserve a spot for the dj truck
loading zone for the equipment, needed?
meter runs till eight, who feeds it
can they unload at the front door
`,
  equipment: `
our barn has exactly one outlet
does he haul his own speakers or do we rent some
we have no stage, will a rug do
is a folding table enough for the bar
how much floor do the dancers need
what should be ready when they walk in
would a bluetooth box be loud enough
who brings the pole
does the singer need a mic from us
ceiling is seven feet, does the act fit
generator needed in the park?
is there something we have to set up before
bring your own lights or use ours
must i supply a bar or does it come with him
does the masseuse lug a table up
`,
  payment: `
is my amex any good with you
can my grandson pay from his phone
will you take a check from a church
we pay by purchase order only, ok?
may i settle with bills on the night
bitcoin?
wire from a foreign bank, does that work
is apple pay an option
can six of us each put in a share
paper check in the mail okay?
can half go on one card and half on another
cash only or plastic too
do you swipe cards at the party
can i do it in installments with affirm
`,
  'paying-when': `
when do you want the money
our finance department pays thirty days after the invoice, okay?
do i pay before she walks in or after
is the balance due on the day
by what day must everything be settled
can it wait till after payday
net 30?
do i hand it over at the door
when's the rest due
will you take it out of my account right now
is it charged the minute i send it
how soon after the event is the bill due
pay at the end of the night?
`,
  tax: `
does uncle sam come on top of that
are we exempt as a 501c3
the figure is before sales tax, correct
our nonprofit doesn't pay it, where do i put the certificate
what percent does georgia add
do you send a 1099 or need my w9
is vat a thing here
what's the after tax total
is that with or without tax
tax already inside the figure?
will you put the tax on a separate line
tax id for our books?
can we write it off as a business expense
`,
  privacy: `
my ex works in this town, who will hear of it
i'm a public figure, will your people keep their mouth shut
what's written on the card statement, my wife reads it
could the invoice say something neutral
will my boss see that i used this site
i don't want mail at home
are my chats used to train something
erase me from your files
who over there can read what i type
nobody can know about this
keep my name out of it, can you
do you pass my number around
is there a list of clients somewhere
`,
  substitute: `
say the dj gets food poisoning that day
and if her car breaks down on the way
if {agent} can't make it, who comes
would you send someone just as good
can i refuse the stand in
is there a plan b if the singer loses her voice
what if you double book by mistake
i want {agent} and nobody else, is that guaranteed
who fills in when somebody's ill
what if nobody turns up on the big day
do you let me know if another person comes
is a replacement the same price
any guarantee someone will come
`,
  age: `
is my 17 year old allowed in the room during the show
how old are the women on your site
half our party is nineteen, can the bartender pour for them
must everyone be twenty one at the bar
could my little brother stay for the stripper
do you check birthdays at the door
can a nineteen year old hire a dancer
my daughter is sixteen, which acts are fine for her
minimum age to hire somebody?
are toddlers welcome at the magic show
we have kids upstairs, can the dancer still come
will the bartender ask my guests for their birthdate
legal age for the show?
`,
  place: `
where do i come if i want to shake your hand
is there a door i can knock on
you're in atlanta aren't you
are y'all from around here
which side of town are you on
what street are you on
do you run a hall of your own
can the shoot be done at your place
i'd like to send flowers to the office, where to
your building has a name?
do you only exist online
do we meet at your place or mine
what town is this company in
`,
  'several-performers': `
magician at four and dj at eight, one form or two
three dancers and one bartender, do i list them all together
can the singer and the photographer go on the same request
i want two people at different times of the same night
how do i add a second person
may i mix a dj from here and one more act
can i put four models in one go
do i order each of them separately
two bartenders in one request?
one booking for the whole crew?
five of your people for one gala, how do i enter that
can i combine {agent} and {agent}
both in the same order?
`,
  'change-booking': `
we got a new hall, the address on my booking is wrong
please push my booking back an hour
we're going to be more people than i wrote
start at eight rather than seven on my booking
my booking should say {date}
could {agent} come on {date} in place of what we booked
can my party slide a week
i want someone else in place of {agent} on my booking
add an hour to what i've booked
put the bartender on my existing order too
i gave you the wrong gate code on my order
venue changed, can you fix it
we'd like to swap the singer we reserved for a dj
my order needs another address
`,
  complaint: `
we stood there for an hour and nobody rang the bell
he played from a phone the whole night
she was on her phone more than at the bar
the pictures are all blurry and i paid for a pro
your guy broke my lamp and laughed
i was billed for four hours and got three
three emails and not a single reply from your office
the girl that came wasn't the one on the photo
i feel cheated by you people
she left an hour early and kept the money
the bartender was rude to my mother
you took my money two times
dj still isn't here and guests are leaving
i have never been treated like this
`,
  availability: `
does {agent} have anything on {date}
is anybody left for {date}
has {agent} got a gap on {date}
would {agent} be around {date}
anyone unbooked {date} at {time}
which evenings in {month} could {agent} do
are all your {categories} taken {date}
could i still get a {category} {date}
is {date} still possible with {agent}
when's {agent} next off
`,
  discount: `
i'm a teacher on a tight budget, could you go lower
is there something off for veterans
my buddy got ten percent, can i
what if i take five hours, cheaper?
can you knock a bit off
cheaper on a tuesday?
student rate?
if i book twice do you give me a break
it's for charity, can you do anything on the price
will you match another offer
`,
  compare: `
i'm torn between {agent} and {agent}
who has more experience, {agent} or {agent}
what would i get from {agent} that {agent} doesn't do
{agent} or {agent} for a wedding crowd
which of those two is livelier
put {agent} next to {agent} for me
how is a model different from a hostess
is the singer worth more than the dj for {guests}
`,
  suggest: `
no idea what people do at a fortieth, help me
what goes over well with a crowd of nurses
my guests are 8 to 80, what works
what would you put on for {guests} and {money}
i'm clueless, guide me
what do other companies usually take for this
`,
}
