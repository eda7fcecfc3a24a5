import type { Examples } from '../examples.ts'

/** Many voices on their own booking, and on the way to one. */
export const OWN_BOOKING: Examples = {
  account: `
i never got that mail with the link
the link in the mail goes nowhere
it asks me for a code and i have none
typed my email and it says unknown
the page keeps throwing me back to the start when i enter
i forgot which address i used with you
i have a new email, how do i switch it over
my phone number changed, where do i put the new one
i got married, please fix my last name on there
my assistant made the booking, can i see it too
my husband booked something with you and i'd like to look at it
it's under my company's name, can you look
have you looked at what i sent on {weekday}
i wrote you guys last week and heard nothing about my request
any word from {agent} on my date
did she say yes yet
did {agent} say yes to me
are we good for {date}
are we all set for {date}
are we still on for {date}
is everything fixed for {date}, i'm getting nervous
just making sure {agent} is coming {date}
just wanna make sure my thing went through
did that form go through or not
i filled out the form twice, do you see two
no confirmation in my inbox
my inbox is empty, did you send the confirmation
nothing in spam either, can you send it again
where do things stand with my order
where are we with my request
how far along is my request
what's taking my request so long
what stage is my booking at
the page says awaiting, what is that
mine says requested, is that good
accounting lost the bill, can they get another copy
i need the paperwork for my taxes from the party in {month}
tax season, i need all my receipts from you
need the bill made out to my company, where is it
where do i get the bill
how much do i still owe you
what's left to pay on mine
did my transfer arrive
you got my money?
did the card payment come through
what did i end up ordering
at what time did we say again
who was it that i booked
what address did i give you for {date}
remind me what we agreed on
is there a place to see everything i booked
is there somewhere i can see my stuff
a page with my bookings?
my page?
my profile page?
how does one sign on here
sign in button?
my old password won't do
the site won't let me in
can't get in
unable to access my page
close my profile
get rid of my login please
i'd like to register
do i have a login
where's the thing to rate {agent} after the show
messages from the office, where do i read them
could you check under smith
my number is 10482, can you see what's happening with it
ref 2291, status?
`,
  'how-to-book': `
i picked {agent}, and now
i like {agent}, what's next
ok i'm sold, where do i click
take me by the hand, i'm 74 and not good with computers
i've never hired entertainment in my life, where does one begin
is it like ordering a pizza or do we have to talk first
do we speak on the phone first or how does that go
does someone call me after i fill that out
what do you people do once you have my request
how does it go from here
what's the drill
what's the procedure at your agency
please outline the engagement process from inquiry to event day
for our files, what is the workflow to engage a vendor like you
we're a public company with purchase orders, how would we engage you
how many weeks ahead should a bride lock down her dj
is {date} too soon
is it too late for {date}
it's thursday and the party is saturday, is that cutting it close
three hours from now, can that work
on the spot bookings, do you do those
eight months out, is that silly
when do people usually reserve for december
which things should i know before i start, the address, the headcount?
what do you have to know from me
what must i tell you to get it rolling
i don't have the venue yet, can i still start
date isn't fixed yet, can i begin anyway
i don't know how many guests yet, does the form need that
do you want my details here or in a form
could you do the typing and i just tell you
can i do it all in this chat
would it be possible to arrange everything by mail
my mother has no internet, can she do it by phone
must i register first
can i do it without signing up
do i make a profile to hire someone
can i do this on my phone
can my secretary do it on my behalf
it's a gift for my buddy, how do i set that up
may i see her in person first
can we have a call with {agent} before we commit
does the client pick the person
do i get to choose or is it luck
do you match us with somebody
will you just send whoever is free
and then you mail me?
how long till i have a yes or no
how fast is your answer
by when will you get back to us if we ask today
what follows after the form
what comes after step one
is there a form
where do i put my date in
where do i enter the details
how do i go about it
how does one hire {agent}
how would i get {agent} to my party
what do i have to do to get {agent} for {date}
how to get a {category} to my house
steps?
process?
how to order
ordering, how
how do we make this happen
what now
`,
}
