import type { Examples } from '../examples.ts'

/** More ways to ask for the agency's terms and one's own booking. */
export const MORE_WAYS: Examples = {
  find: `
a {category} i think
a {category} maybe
maybe a {category}
probably a {category}
i think a {category}
i guess a {category}
a {category} would be nice
a {category} please
massage, {money} an hour at most
`,
  apply: `
how can i get on your list
how do i get on your list, i am a {category} too
i tend bar too, can i get on your roster
i dj too, how do i get in
`,
  decline: `
and a stripper for the boys, he turns 16
a stripper for the boys at a 15th birthday
`,
  'request-terms': `
when does a booking become final
what makes a booking binding
is my request binding
am i committed once i send it
is a request the same as a booking
do i owe anything for just asking
where are the terms
your policies please
can the agency say no
who decides if my booking goes through
how fast do you accept a request
what does pending mean
`,
  hours: `
when do you open
what time do you open tomorrow
what time does the office close
until when can i call
are you open on {weekday}
are you open on holidays
business hours
is the office open now
`,
  included: `
what is included
whats included with a {category}
what does the price cover
what do i get for that price
does that include everything
anything extra on top of the price
is setup part of the hours
does the bartender bring alcohol
do i buy the drinks
`,
  conduct: `
what are the rules with the dancers
what is not allowed
are guests allowed to touch
can we touch
how far do the dancers go on stage
do they get fully naked
can the guys dance with her
what happens if a guest misbehaves
house rules for guests
`,
  travel: `
do you travel
can a {category} drive to {place}
mileage fee?
do you charge for gas
outside of the city ok?
we are an hour outside atlanta
do you go out of state
`,
  tips: `
should i tip
is tipping expected
is gratuity on top
do the dancers take tips
tip jar ok?
`,
  insurance: `
are they licensed
do they have insurance
liability insurance?
our venue wants a certificate of insurance
are your performers background checked
are the people vetted
is this legit
can i trust your people
`,
  dress: `
what will the {category} wear
what do the bartenders wear
can they wear black
can she wear a costume
can we choose the outfit
is there a dress code for staff
can the models wear our clothes
`,
  cancellation: `
what if i cancel
what if we have to cancel
cancel two days before, what happens
what happens if it rains and we cancel
can i get my money back if plans change
how late can i cancel
`,
  account: `
how do i see my bookings
where is my invoice
can't get into my account
i didn't get a login
do i have an account
change my email address
status of my request
is my request accepted yet
`,
  'how-to-book': `
how do i book somebody
what are the steps
how early do i need to book
what do you need from me to book
can i book by chat
`,
  packages: `
any deals with everything included
what bundles are there
what comes in a package
do you sell a full evening as one
what packages for {guests}
`,
  identity: `
are you a real human
am i talking to a machine
are you a computer
who am i chatting with
is there a person behind this
what's your job
`,
  privacy: `
is it confidential
is this discreet
will anyone find out
who sees my booking
will my number be shared
will the charge be discreet on my statement
is my number shared with anyone
`,
  substitute: `
what if the performer doesn't show
what if {agent} is sick
is there a backup
what if nobody comes
`,
  payment: `
with what can i pay
what cards do you take
which ways to pay are there
`,
  place: `
where are you
which areas do you cover
what areas do you work in
which cities do you serve
`,
  price: `
what would both cost together
what is it for both of them for {hours}
what does a normal one cost
and the normal price
what does one cost
`,
  'several-performers': `
can i book two at once
both on one booking?
do i make one request for each
`,
}
