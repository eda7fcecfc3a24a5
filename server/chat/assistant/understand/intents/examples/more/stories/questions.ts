import type { Examples } from '../../examples.ts'

/** Questions on pictures, booking, paying, more time, calling off and stand-ins, as people put them in a chat. */
export const STORY_QUESTIONS: Examples = {
  photos: `
are pics ok
photos ok?
is filming ok there
is it fine to publish a picture of the act in our bulletin
could the pictures go into our company newsletter
may we publish a picture of {agent} in our newsletter
may we publish the video of the show on our channel
could we print {agent}'s picture in the program
may our school paper print a photo of the magician
can i print the photos of the dancer on a mug for the groom
may we post the dj's set online
am i free to post clips of {agent} the next day
can my sister post stories while the {category} is working
may we film {agent} for our company's intranet
can we film the {category} from start to finish
our videographer wants to film the {category}, is that alright with you
may i share a video of the {category} with my family
are we free to share pictures of {agent} with guests who couldn't come
may the couple share the clip of the singer with their friends
is it okay to upload the comedian's bit
my wife is a blogger, may she write about {agent} and show pictures
the newspaper wants a photo of your {category} at our fundraiser, okay?
could the local tv station film your performers at our gala
can we stream {agent}'s performance for grandma in ohio
do we have to ask {agent} before we film
does the {category} sign something if we publish the pictures
may the pictures of {agent} go on our website
can our brand run the model's pictures as ads for a year
who gives permission to publish a video of the dancer
which pictures of the {category} are we not allowed to post
can we keep filming when the dancer undresses
may we put up a poster with {agent}'s face
is a quick polaroid with the dancer okay
can the guests snap a few pics of the magician for their kids
do you mind if our drone films the dj from above
is it alright to make a photo album with pictures of {agent} for the bride
may i use a still of {agent} as the cover of our playlist
  `,
  'how-to-book': `
where on here does one reserve
where is the place to reserve on this page
how would one go about placing a request
what do you need from us to set it up
which details do you need to put a booking together
first timer here, what do i click
never hired a {category} in my life, where do i begin
what's step one if we want a {category}
and what's step two after picking {agent}
say i like {agent}, where do i press
my grandson says i can reserve on here, how
i'm no good with computers, how do i reserve a singer
does a reservation need a signature
what details do you want from me to reserve
is my address needed for the reservation
can my assistant make the reservation in my name
may two people share one reservation
is there an app for reserving a {category}
do i reserve by text or through the page
how far ahead do people usually reserve a {category}
is six months ahead too early to reserve
is three days' notice enough for a {category}
what's the latest i can ask for a {category} for {date}
how do we get {agent} to our {event}, step by step
explain the reserving thing like i'm five
what comes after i filled everything in
after i hit send, who looks at it
when would i hear whether {agent} is mine
how long until you say yes to a request
does my company need an account with you
must i register before i can ask for {agent}
is it possible to reserve as a guest without a password
can i reserve from out of state
we're abroad, how would we reserve a {category} for our wedding in {place}
how does an event planner reserve for clients
is there paperwork before the {category} comes
in what order do i do this, date first or {category} first
  `,
  'paying-when': `
my father in law pays, by which date does he have to
on what day does the last payment fall due
the groom's parents pay, when is the final sum due
when do you guys want the cash
when does my money have to be there
payday is the 15th, is it fine to pay then
i get paid on {weekday}, can the payment wait till then
do i settle with {agent} at the door
do i pay once the music stops
is it pay as you leave
before or after, the money i mean
do i put the money down first and then you confirm
does anything leave my account before you say yes
will my card get hit today
how soon does the charge come after you confirm
is the whole sum owed before the {category} arrives
our accounting pays on the last of the month, is that in time
can the church pay after sunday's collection
when would the school have to send the check
when must the check reach you
by which day should the balance be with you
how many days do i have once the invoice is here
what if my payment arrives a day late
what if i forget to pay by the deadline
do you remind me before the money is due
can i wait with the rest until the night of the {event}
is the rest owed at the start or at the end of the night
do we hand over an envelope that evening or is it all done earlier
do i pay now for a party in {month}
if my {event} is in a year, when is money due
for a booking tomorrow, do i pay right now
is it fine to pay the week before
do you take the rest off my card by yourselves, and on what day
does the bartender expect money that night or was it paid by then
  `,
  overtime: `
nobody will want to stop at {time}, what then
what if grandpa refuses to go to bed and we want the {category} longer
if the groom begs for one more hour, what is it
can we keep {agent} a little longer when it's going great
say the toast runs forever, does the {category} stay
we're latin, nothing ends on time, what does more time cost
the bride will be late, believe me, so does {agent} stay later too
can i ask {agent} at {time} to go on till {time}
is half an hour more possible on the spot
do you count every minute we go over
ten minutes over, do i get charged
how do you bill the additional half hour
is it the same rate after the agreed end
what would two more hours at the end of the night be
who do i ask when we want more time that night
does {agent} have to say yes to more time
what if {agent} has another gig and we run late
can the bartender hang on until the last guest leaves
the kickoff could be delayed, can the {category} be kept longer
if the food is late everything is late, what do extra hours come to
how long could the {category} stay at most if we pay for it
  `,
  cancellation: `
my aunt fell ill and we may call it off, what would it cost
grandpa is in the hospital, can we cancel without a fee
if school closes for snow do we pay for the canceled show
would we be charged for a show that is called off by weather
my fiance got cold feet, how do i get out of the booking
the wedding is off, what do i owe
the bride ran, so what happens to my booking
he's in jail so there's no party, can i call it off
my mother passed away, we must call off the {event}
dad is in the icu, may we cancel without losing everything
we broke up, so please cancel {agent}
the boss killed the party, how do we cancel
hurricane's coming, can we call it off for free
the venue burned down, do we get our money back if we cancel
our house flooded, so we need to cancel {date}
i got fired and can't afford it anymore, can i cancel
all the kids have the flu, is it too late to cancel
if nobody buys tickets we have to scrap it, what does that cost us
what do i lose when i back out now
what do i lose when i back out the night before
is my deposit gone if the party dies
can i get out of it until {date} at no cost
please scrap my booking, i found out he's cheating
our company went under, so cancel the {category}
scratch {agent} for {date}, we're not having it after all
  `,
  substitute: `
if he cannot make it anymore what do i get
what is done when the performer is a no show
would someone equally good come if yours is unable to
what do you do if an act does not turn up
when the dj cannot make it do i get a comparable one
what if the {category} crashes the car on the way here
what if {agent} breaks a leg before our wedding
god forbid {agent} is in the hospital that day, who comes
what if {agent} catches covid the day before
suppose {agent} loses her voice, who sings
suppose the snow traps the {category}, what do you do
say {agent}'s flight is canceled, will you send a different {category}
another company left us hanging last year, how do you make sure that the {category} comes
last year a dj from elsewhere didn't show, what do you do against that
my nightmare is an empty dj booth, do you have a plan b
i worry that the {category} won't come, what's the safety net
who would fill in for {agent} at the last second
would the stand-in be as good as {agent}
may i pick the stand-in myself
do i have to accept the stand-in
would the stand-in cost the same
how fast can you find another {category} if ours drops out
do you call me when {agent} is running late
if the {category} is an hour late, do we pay less
what if the bartender never turns up, hypothetically
  `,
}
