import type { Examples } from '../examples.ts'

/** Advice on whom to hire, when money is taken, and asides that are none of the agency's business. */
export const ADVICE_AND_ASIDES: Examples = {
  suggest: `
our bowling league has its banquet and the entertainment is on me, where do i start
the bride hates clubs, what else is there for the girls
grandpa turns eighty and he's hard to please, got a thought
whats a hit with people over sixty
we did a comedian last year, what could top that
in your shoes, who would you send
give me your honest pick for a {event}
let your gut decide, who's right for {guests}
dealer's choice, surprise me
you know your people better than me, who fits
i trust your taste, pick for me
not sure if a {category} or a {category} is the right call for a {event}
torn between a {category} and a {category} for our {event}
is a {category} even the right thing for a {event}
does a {event} need a {category}, or something else
what goes over best at a {event}
what kind of entertainment do folks get for a {event}
what do folks usually go for when its {guests}
what sort of talent suits a garden party
what's popular for a gender reveal
what's trendy for weddings this year
ideas for a retirement send off
brainstorm with me, its a {event}
can u throw some ideas at me for a {event}
throw me an idea or two
point me in the right direction for a {event}
planning a {event}, never done this, guide me
my husband turns fifty and i want to wow him
my best friend is getting married and i got nothing planned yet
need something that gets shy coworkers talking
what gets people dancing
what would break the ice at a {event}
what keeps guests busy during cocktail hour
how do i make a {event} for {guests} memorable
we need to keep {guests} entertained for an evening
our {event} was boring last year, how do we fix that
small budget big party, what makes the most sense
if you had {money} for a {event}, who'd you get
who on your list is a crowd pleaser
who's a safe choice for a conservative crowd
someone who works for all ages, who comes to mind
what pairs well with a {category}
besides a {category}, what would round out a {event}
already have a {category}, what else should we have
whats the best fit for a rooftop thing
help, i'm in charge of the {event} and clueless
walk me through what makes sense for a {event}
which of your services fits a {event}
which kind of act would you go with
any tips on who to hire for {guests}
  `,
  'paying-when': `
do we square up before or once its over
is the remainder collected at the venue
when is the remainder collected
is the leftover balance taken the same night
does the second half come out after the show
when does the other half come due
the other {money}, by when
when would you need the rest of the money
how long before the {event} does it have to be paid off
how far ahead is everything due
does it all have to be in before she performs
has everything got to be paid up front
will you run my card the minute i hit send
is my card hit when i send the request
will there be a charge as soon as i reserve
so my account gets debited when
which day does the debit happen
is there a hold on my card until the {event}
do you take the money first and confirm later
do you confirm first and take the money later
if we reserve months ahead, when do we pay
reserving for {month}, do i owe something before that
our bookkeeper wants to know the due dates
accounting asks when the invoice is payable
what are your terms, net thirty or what
can the invoice wait till the end of the month
is it ok if we settle the invoice a week after
may i settle after everybody went home
could i pay once i've seen the show
i'd rather pay when the job is done, possible?
i get paid on friday, is that soon enough
payday is next week, could the money come then
can i hold off paying until the week of
is payment expected in advance of the evening
at what stage does money change hands
when do funds need to reach you
what day do the funds have to be there
does payment happen at signing or later
do i settle with the {category} at the end or with you before
do i bring the rest with me that night
am i supposed to pay the {category} when he walks in
do i pay her at the start or the finish
first the party then the bill, or the other way round
is it pay as you go or all at once
when's the last day i can pay
how late can i pay without losing the {category}
does a bill come first or do i just pay
will i get billed later
so nothing comes off my card yet
no money leaves today, correct?
  `,
  'off-topic': `
which team is favored on sunday
did the hawks win yesterday
what's a good name for a puppy
how many minutes for soft boiled eggs
how do i get candle wax out of a carpet
my dishwasher leaks, who fixes that
do you guys do roofing
can somebody from you mow my lawn
looking for a babysitter for tonight
need a nanny on weekdays
got a used sofa, wanna buy it
do yall sell fireworks
where do i get party hats
who rents bounce houses around here
do you have a limo i could rent
need a florist
know a good bakery for a cake
can you print our invitations
do you design flyers
can you build me a website
who made the first airplane
what's the tallest mountain
how many ounces in a pound
convert ten miles to kilometers
what's the exchange rate of the euro
what year did the war end
spell restaurant for me
what's another word for happy
correct my grammar please
write a cover letter for me
help me write a toast for my brother
write wedding vows for me
come up with a hashtag for our wedding
what should i cook tonight
what should i wear on a first date
does she love me
my boss is mean to me
should i quit my job
my ex keeps texting me
what's the best phone to buy
my laptop wont turn on
how do i delete my facebook
is there traffic on the connector right now
when does the last bus leave
is the zoo open tomorrow
what movies are playing
who's playing at the arena this week
how do i renew my passport
how do i file my taxes
what does my rash mean
can i take aspirin with wine
do you believe in ghosts
what's your favorite color
do you get lonely in there
rap something
beatbox for me
do an impression
pick a number between one and ten
heads or tails
is a hot dog a sandwich
  `,
  thanks: `
that saved me so much time, ty
you just made my week, bless you
cant thank you enough for sorting that
this was way easier than calling around, appreciate you
much obliged, you cleared that right up
  `,
  identity: `
nobody types that fast, you a machine
you answer in a second, no way you're human
thats a bot talking right
come on are you software
im not talking to a computer am i
  `,
  apply: `
do you take beginners, i want to start dancing for money
no experience yet but id love to be one of your {categories}, do you train
i need cash and i can dance, do u take newbies
could a beginner get on your list as a {category}
looking to make some money as a {category}, how do i get in
  `,
  decline: `
does anything naughty come at the end of the massage
is there a sexual part to it
anything sexual included
will the masseuse finish me off
does the {category} get naked with us in the room and go further
  `,
}
