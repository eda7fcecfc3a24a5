import type { Examples } from '../examples.ts'

/** Many voices on insurance and trust, on the terms and on office hours. */
export const TRUST_AND_TERMS: Examples = {
  insurance: `
am i covered if she trips on a cable
a guest slips on spilled beer, whose problem is that
the speaker falls on somebody's foot, who pays
he burns my curtains with the fire act, then what
my grandmother's vase gets knocked over, do you replace it
our landlord won't let vendors in without paperwork for liability
the museum wants a form from your carrier naming them
the hotel events manager keeps asking for your acord form
can your broker send the certificate by friday
what limits does your policy carry
general liability, a million per occurrence, do you carry that
is there workers comp for the crew
are they on your payroll or freelance
do i become their employer in the eyes of the law
who is responsible if the bartender overserves someone
dram shop liability, who has it
are they certified to serve alcohol in georgia
has the bartender passed his alcohol training
is the therapist registered with the state board
i'd like to see her massage credentials
my son is 8, can you promise the magician has no record
do you fingerprint people who work around children
were these people ever arrested
do you know the people you send or are they strangers to you
how do you pick who gets on the list
does somebody interview them first
i found you on instagram, how do i know you exist
is this one of those fake escort sites
my bank warned me about this sort of thing, are you for real
sounds too good to be true
why should i trust a website with my money
who stands behind this company
are you registered with the secretary of state
do you have a business license number
are you on the better business bureau
any proof that you're genuine
did anybody write those five stars or did you make them up
do the women really look like their photos
are the profile photos recent and theirs
is the girl in the picture the one that comes
will a stranger in my house steal something
i live alone, is it safe having someone come
my kids are home that night, are your people okay
is having dancers at an airbnb legal
do we break any law with a stripper at the clubhouse
does the city want a permit for this
will the police shut it down
fire dancers in a ballroom, does that need a permit and who gets it
do i have to take out my own cover for the day
event policy from my side needed?
is a waiver part of it
who's on the hook for damage
if they scratch the floor can i bill you
something went missing after a party once, would you cover that
accident coverage?
coi for our venue please
we need to be listed as additional insured
covered by insurance or not
do they hold a license for that
qualified people or students?
how do you make sure they're any good
have they been checked out
ever had a lawsuit
we're a school district, all contractors need a check
what proof can you give my legal team that you're insured
`,
  'request-terms': `
i only pressed send to see what happens, have i bought something now
did i just sign up for something by sending that
if i fill this in, am i stuck with it
can i still walk away after i hit send
so that's just asking, not ordering?
is it a promise from your side or only a maybe
at which moment does it count
from which point on do we have a deal
when can i announce to my guests that the band is fixed
is the band sure once i get the email
the mail said received, does that mean confirmed
what does received mean, is she mine
are we locked in with the form or only when you reply
does somebody have to say yes first
who has the last word on it
could you turn us down because of our party
what would be a reason to refuse us
would you ever say no to a client
can she turn it down if she doesn't like the gig
and if another client asks for the same evening first
first come first served?
could {agent} be snatched away while you think about it
do you keep the evening free for me in the meantime
how long do you sit on a request before it lapses
my request from last month, does it still stand
is the number i see fixed or an estimate
might the total differ in the end
can you change the price on me later
is what the chatbot says legally worth anything
you told me {money}, are you bound by that
counsel would like a copy of your standard agreement
procurement requires a signed agreement, do you provide one
we have our own vendor paper, would you sign it
is there something to sign
do we countersign anything
where's the small print
show me the legalese
i read the whole internet page and found no conditions, where are they
what rules does one accept by ticking the box
the checkbox at the end, what does it say
what am i ticking there
which obligations do i have
which law applies and where would we litigate
does a verbal yes count
is an email enough as a contract
is it an order or a question
no strings attached?
is asking free
does it cost to request
is sending it in harmless
i'd like to inquire without being tied to anything
can i request three people and then choose one
may i send two requests for two dates and keep one
only provisional at first, right
is it tentative until you say so
what does tentative mean here
give me your conditions in writing
your general conditions
what are the conditions of hiring through you
policies page?
link to terms
`,
  hours: `
it's past ten, is there still a soul in the office
my shift ends at nine, would i still catch anybody
i work nights, can i ring you at six in the morning
from when on does someone pick up
until how late does somebody pick up
do you folks rest on the lord's day
does your team work on labor day
are you shut between christmas and new year
memorial day, are you in
when's the earliest somebody reads my message
what time zone are you on
we're in london, when would your people be at their desks
is your phone manned around the clock
do you ever sleep
round the clock or office times only
is anyone at their desk
is somebody up at this time of night
too late to call now?
is it too early to phone
can i phone during lunch
what's a good moment to reach the bookers
what days does the team work
which days are you off
weekdays only?
sundays too?
saturdays?
do you do saturdays at the office
mon to fri 9 to 5?
when do phones open
when do phones close
do you close early on friday
by when tomorrow is somebody back
when does the team come in
are the bookers in already
has everyone gone home
i tried you at eight and got the machine, when are you there
nobody picked up, are you closed
no answer on the phone, what are your times
voicemail again, when can i catch you
what are the times i can drop in
could i drop in around {time}
would someone be there if i came {date}
open {date}?
you open {date} at {time}?
are you around on {weekday}
anyone working {weekday}
is the office staffed on {weekday}
when do you knock off for the day
how long are you on today
how much longer are you there today
still open?
closed today?
closed for the holiday?
what's your schedule over the holidays
new years day hours
times please
when are real people online
does anybody watch this chat at night
when does live support start
what time do the humans clock in
opening times for the week
`,
}
