import type { Examples } from '../examples.ts'

/** How people on a phone ask about their booking, how to make one, and what a request means. */
export const EVERYDAY_BOOKING: Examples = {
  account: `
where did my invoice go
cant find my invoice anywhere
need the invoice for my accountant
resend the receipt pls
login page says wrong password
password reset mail never came
locked out
i'm locked out of my profile
how do i get back into my profile
which email do i use to get in
do i have to register first to see my stuff
where do i check on my request
wheres my request at
any update on my booking
any news on my request from {weekday}
havent heard back about {date}
no answer yet, did it arrive
can i see what i booked last year
my bookings page is empty
show what i have booked
what did i book exactly
what date did i put on my booking
is my balance zero now
did you receive my payment
where is my confirmation
is there a confirmation number
what's my booking number
can two people use one login
change my email address please
update my phone on file
new address, where do i enter it
remove my account
close my account for good
do you have an app where i see my booking
is there a place online to see my events
sign in help
help me log in
the code you sent doesnt work
link in your email is dead
has {agent} said yes to my event
is {agent} confirmed for me
check my reservation for {date}
`,
  'how-to-book': `
walk me through booking
explain how this works
how's this work
so how does it go from here
what are the next steps to get {agent}
how do i get started
where do i start
where do i click to book
is there a button to book
what button do i press
can you just book it for me here
can i make the booking through you
do i book with you or on the website
can i do it all online
whats the process
what's the process for hiring a {category}
never done this before, how do i hire someone
how soon do i need to book
how much notice do you need
how much heads up do you need
how many weeks ahead should i reserve
is it too late to book for {date}
is tomorrow too short notice
short notice ok?
do you do last minute
whats the latest i can book for tonight
how far out are you booking
can i reserve for next year already
earliest i can book for new years
what details do you need from me
what do you need to know to book
what do i put in the form
do i have to sign up before booking
can my assistant book for me
can i book for a friend
can i book as a surprise for my husband
can i book on behalf of my company
do we talk before the event
can i meet them before i book
can we do a call before the party
what happens once i hit submit
what comes after the form
how do i reserve
how do i hire
how to reserve
steps to reserve a {category}
can i hold a date
can you pencil me in
do you do phone bookings
prefer to book by phone, possible?
where's the form
booking form where
`,
  'request-terms': `
when is my booking official
when does my booking count as confirmed
at what point is it confirmed
what makes a booking confirmed
when do i know its confirmed
when can i be sure it's happening
how do i know it's final
is it for sure after i send the form
does a request lock the date
does the request guarantee the date
is my spot guaranteed
is the request free
does it cost anything to send a request
no strings attached with a request?
is the request just an inquiry
request vs booking, whats the difference
whats the difference between a request and a booking
who confirms it, you or the performer
who has the final say on a booking
can you still say no after i send it
can the performer decline my request
can {agent} turn me down
do you ever reject requests
what happens if you dont confirm
does a pending request block the date
is a pending one already reserved
pending means what
what does confirmed mean
do i sign anything
is there paperwork
contract or handshake
do i get it in writing
will i get something in writing
link to your terms
what do your terms say
any small print i should know
what am i on the hook for
am i on the hook if i fill this in
am i locked in after sending
can i back out before you confirm
how binding is all this
when am i committed
`,
}
