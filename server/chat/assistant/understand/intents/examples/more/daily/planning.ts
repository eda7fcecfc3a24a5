import type { Examples } from '../../examples.ts'

/** Questions about booking, terms and prices, and wishes that look like them, as people write them. */
export const DAILY_QUESTIONS: Examples = {
  'how-to-book': `
walk me through booking someone
walk me through it, how does this go
could you walk me through the steps of a booking
take me through the process step by step
guide me through making a reservation please
what steps are there to book
which steps do i have to take
whats the procedure for booking with you
how does the whole booking thing work
so i like what i see, how do i lock it in
i like the site, how do i actually reserve
what do i have to fill in to reserve
what details do yall need for a booking
what would you need to know from me
which information should i have ready before i book
where on this site do i reserve
i cant find where to book
where is the button to book
i dont see a way to reserve on here
where does one place a request
how does one go about a booking with you
our board asks how one makes a booking with you
can the booking be done online or do i have to call
is it possible to book on the website
do i book here in the chat or somewhere else
do i have to sign up before i can book
do i need a login to place a request
is there a form for it
whats the first step
new to this, how do i start a booking
first timer, whats the process
how to book a {category}
how to book a {category} on your site
how would i go about getting a {category} through you
explain how i hire a {category} here
how do bookings work with {category}s
ready to book, what now
what happens after i hit the button
can you set up a booking for me or do i do it myself`,
  'paying-when': `
when will we get our invoice
by which date is the rest due
on which date does the final payment fall
until when do i have to pay
do i pay up front or on the night
when is my card charged
how soon after booking do you bill me`,
  deposit: `
do you want money up front to hold the date
how much do i put down so the date is mine
is there something to pay down first
what part of the price do you take in advance
do you need a down payment`,
  payment: `
list the payment options
all the payment choices please
can i give the {category} cash at the end
do you take checks
is a wire transfer ok
can i split it over two cards`,
  place: `
which towns do you cover
name the towns you come to
do you have an office i can walk into
can i come by your office and talk
do you have a storefront
how far out do your people go`,
  privacy: `
what do you do with our phone numbers
what happens with the addresses we give you
do you hand our staff's numbers to anyone
is our data safe with you
do you sell email addresses
will you keep our names to yourselves
who sees the address i type in
do you delete our details afterwards
how discreet are you with client names
will the neighbors find out who we booked`,
  suggest: `
what do people usually book for a 30th
what do others get for a company kickoff
what would liven up a retirement dinner
whom would you have at a sales kickoff
propose something for our annual meeting
if it were your party what would you get
last year was a snooze, what would be better
no idea what fits a garden party, ideas please
what goes over well at a reunion
what is popular for engagement parties`,
  find: `
can i hire a {category} for our clothing line
can we hire a {category} for a shoot of our new label
i run a small shop and need a {category} for our catalog
could we get a {category} who keeps it family friendly
we would like a {category} who keeps things clean for the church
our boutique wants a {category} for a trunk show
hmm or a {category} would be more fun
actually a {category} might be more fun
she would rather have a {category}
my wife prefers a {category}
we just finished exams and want a {category} at our place, do yall do that
finals are over and we want a {category} at the dorm
someone to rub our shoulders at the office
somebody to work out the knots in our necks after the audit`,
  availability: `
checking for an open {category} on {date}
i am the office manager, checking for a {category} on {date}
is {date} still open for {agent}
i was hoping to get {agent} on {date}, is that day still open
id love to have {agent}, is {date} still possible
nobody to pour on {date}, is a {category} open`,
  price: `
{agent} 5 hours $$
whats {agent} for the four hours
what is {agent} for three hours
what would i pay for {agent} and 4 hours
what does {agent} take for an evening`,
  compare: `
{agent} against {agent}, who is pricier
{agent} or {agent}, which one costs less for 3 hours`,
  'about-agent': `
what does {agent} do exactly
what exactly does {agent} do
hmm what does {agent} do
what can you say about {agent}
what is {agent}'s act like
so what is {agent} about
describe what {agent} does`,
  'request-terms': `
after i sent a request, can someone else still grab that day
is the date mine once i asked for it
does a request hold the {category} for me
who gets the date if two people ask
is it fixed when i send the form`,
  overtime: `
what if we want the {category} to keep going past the end
can they stay on when it runs long
we may want one more hour that night`,
  substitute: `
he cannot come anymore, what do i get
what do we get if the {category} falls ill
the {category} is sick now, what happens to my money
who comes when {agent} has the flu`,
  discount: `
if we hire you every friday would you come down on the rate
any break for a whole season
would you lower it for a regular customer
is there a better rate for a weekly gig`,
  'change-booking': `
please swap the {category} on my confirmed booking for another one
i want a different {category} on the booking i have
my reservation needs another start time`,
  included: `
what is my money buying me here
what all do i get for that
what do we get for the price`,
  age: `
i am 20, may i hire a {category}
im 19 can i book
my friends are 20, can they be there with a {category}`,
  apply: `
do you take new {category}s without experience
i want to make some money as a {category} with you
sorry i should have said, i want to work for you
i am a {category} myself, can i get gigs through you
been tending bar for six years, are you hiring
i tended bar for years and want to work a few evenings again`,
  complaint: `
so what is going to be done about it
the {category} you sent arrived drunk
the {category} you sent us came an hour late and smelled of beer
your {category} broke six glasses and i never got an apology
i have organized this for twenty years and never seen such a thing`,
  decline: `
even if i sign a paper that it is my responsibility
his dad is fine with it and will be in the room
but their parents said yes
how much to take her home with us
nobody needs to know, come on`,
}
