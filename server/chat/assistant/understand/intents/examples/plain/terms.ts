import type { Examples } from '../examples.ts'

/** Plain and formal words for questions of terms that other sentences ask in passing: hypothetical, indirect. */
export const PLAIN_TERMS: Examples = {
  substitute: `
my {category} woke up sick
he has a fever on the day of the show, what happens
she's ill today, what should i do now
he can't make it after all, what do i get
she fell through, what now for my money
what is your plan when a performer drops out
imagine {agent} has the flu that day, what do you do
suppose he breaks a leg the day before
let's say her car dies on the way, who comes
if the {category} has a family emergency, am i left alone
who fills in when somebody is unwell
do you have spare people
is there a plan b for talent
how do you handle performers who bail
what becomes of my event if {agent} quits
an act falls out at short notice, what is the procedure
should the artist be unable to perform, what are my options
will you find me another one if mine is out sick
do i choose the stand-in or do you
can i refuse the stand-in and get refunded
does the other person cost the same
`,
  privacy: `
delete what you know about me
remove everything you know of me
can you wipe my details
please erase my information
how do i get my data removed
i want all my info gone from your system
who has access to what i type here
how do you handle customer information
explain your data handling
what do you store about guests
do you pass my details on to the performers
will anyone call my house about this
what appears on the card bill
what name is on the charge
can it say something neutral on my card statement
do you send mail to my home
my partner checks my phone, will you text me
can we keep this under wraps
will you mention us on social media
are you going to post about our {event}
are bookings confidential
is there an nda for celebrities
gdpr request
`,
  place: `
list the cities where you work
in what towns can i get you
can i drop by in person
somewhere i could walk in and meet you
do you cover the burbs
are you based in the city
do you operate in the metro area
is the agency in georgia
suburbs too or only the city
which neighborhoods do you serve
do you have a physical location
is there a shop i can visit
`,
  account: `
can i stay a guest or must i register
does one have to register
must i register before i can reserve
do i need to make a profile first
do i have to create a login
is signing up required
how do i see what i ordered
`,
  'several-performers': `
we need five people of different kinds, what is the way
three different acts, how do i go about that
we want four different people, how would that go
how do i get several acts in one go
one form for three performers or three forms
multiple talents, same evening, how does it work
is a group of performers one request
can my order have more than one person in it
we'd like a {category} and a {category}, do i send two requests
`,
  overtime: `
what do you charge to extend
what does it cost to extend
fee for going over
price for staying on
how much is it to keep the {category} longer
prolonging the show, what is the charge
cost of an additional hour on the night
`,
  photos: `
may my buddies take snaps of her
is it cool to snap photos with the dancers
do the performers pose for pictures with us
are camera phones okay
`,
  insurance: `
what if someone gets injured, who covers it
who is liable in an accident
if there's an accident what does your insurance pay
what does your coverage include
what are we covered for
`,
  payment: `
tell me every way to pay
list the options to pay
what are my choices for paying
what payment options exist
cash app alright?
can i pay him in cash on the night
may i give the money to the performer directly
do i hand the cash to the {category}
pay the performer or pay you
`,
  cancellation: `
what if the bride runs off and there is no wedding
if she turns down my proposal and the party is dead, do i owe you
and may i bail later at no cost
can i pull out again without paying
when is the last minute to call it off for free
what if we end up not needing her
until what point can i still get out of it
`,
  'paying-when': `
does clicking send already cost me something
will my card be billed the moment i submit
what day does the money leave my account
on which date is my card charged
is my card charged right away
do i get billed as soon as i hit the button
at what point does the charge go through
how soon after booking do you take the money
does submitting the form take money off my card
when does the payment actually hit my bank
which day is my card billed
will my card be hit when i press send
is my card hit immediately
does anything come off my card the moment i send it
on what day do you take the money
what is the deadline for paying
payment deadline?
by what date does the balance have to be in
`,
  deposit: `
do you want something up front before the night
how much money must be there before the date
do we pay a part ahead
`,
  'how-to-book': `
where on this page does a person order
i can't see how one orders here
is there any place here to reserve
how does all of this go
`,
  included: `
what does my money get me
where does the money go
what's in it for that sum
`,
  conduct: `
is it ok to grab her
when do you throw guests out
what sends a guest home
is groping a problem
is touching a problem
`,
  travel: `
is the petrol mine to pay
who eats the gas bill for the drive
the fuel, does that come out of my pocket
does the drive out to us cost me anything
could we get your performers for a party in macon
is it possible to get somebody from you to savannah
we want your people at an event in columbus, can that be done
do you hire out to chattanooga
would your talent work a wedding in athens ga
are your people available for events in birmingham
can i hire someone for a night in charlotte
do we cover the gas
who takes care of gas
can someone work our event in Macon
can i hire a {category} for a party in Savannah
do you have people for an event in Columbus
`,
  'request-terms': `
how fast is your answer to a request
when will you respond once it's in
can someone grab my slot before you answer
could others steal the date in the meantime
`,
  hours: `
does anyone pick up the phone on saturday
will someone answer the phones on sunday
is the office manned at the weekend
`,
}
