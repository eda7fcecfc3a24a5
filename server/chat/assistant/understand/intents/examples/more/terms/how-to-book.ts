import type { Examples } from '../../examples.ts'

/** More ways to ask how a booking is made, and how several people are booked for one event. */
export const MORE_HOW_TO_BOOK: Examples = {
  'how-to-book': `
how do i hire from you
whats the booking procedure
the way to reserve a {category}?
how far ahead do people reserve
where do i sign up for a date
what do i need to get started
how's this whole thing work
can everything be done online
how does one engage a {category}
show me how to book
is a week of notice okay
do i order on the website or call
booking how-to please
form is filled in, what next
where do i even begin
how do i put in a request
latest i can book for {weekday}?
any lead time needed
how do i secure somebody
how would my office place a booking
and how do i make it official
ok but how do i go about reserving one
one more thing, how early should i lock someone in
quick q: do i book with you or with the {category}
pls explain how hiring works here
wondering whether i can arrange it all through this chat
my wife asks if you take reservations by telephone
i hope i don't have to register just to make a booking
what information should i have at hand before i fill in the form
is there a minimum of days between booking and the party
how many weeks before a {event} do people usually reserve
am i supposed to pick a person first and then send a form
does someone call me once i've submitted the form
tell me step by step how to arrange a {category}
how do i ask for a specific person on the form
what's the usual way to get a {category} through you
could i make the reservation on behalf of my employer
which button do i press to ask for {agent}
kindly describe how an order is placed with your agency
how long does the whole booking take me, five minutes or an hour
will there be an email once my request has been submitted
do you need a guest list or what do you want to know from us
i'd love to hire a {category} but don't know how this goes
might i reserve by post or must it be the internet
whats the shortest notice you guys can work with
is it too early to reserve for {month}
is it necessary to talk on the phone before booking
may i send in a request if i don't have the venue yet
can i start the booking now and finish it later
what does the form ask me for
so i picked out a {category}, is there a form or do i just tell you here
i've been clicking around your site for ten minutes and see all these people, but i can't figure out how to actually reserve one of them
we are planning my parents' anniversary and have never hired entertainment before, could you please explain how one goes about it from the first step
hi, i am an executive assistant and would need to arrange a {category} for our board dinner, what is your process for placing an order
ok so say i like {agent}, i have a date and i have a place, what would i do next to make it happen
my cousin told me you have to book months in advance, but our {event} is already in two weeks, is that still enough time for you
i run events for a hotel and would like to know how your booking flow works, who approves, and what we have to supply
i'm not a tech person at all, so is it possible that i just call someone and they do the reservation for me over the phone
this is my first time throwing a bachelor party and i'm kinda lost, do i pick the dancer online and then what happens
i live in germany and the party is in atlanta, how i can make the booking from here
when i press the button at the end of the form, does somebody get back to me and about how fast would that be
it's already {weekday} afternoon and i got the idea to have a {category} tonight, do you even take such short notice
before i bug my boss for a yes i want to understand how the ordering works, like who does what and when
the website talks about requests, so do i fill one in for {date} and then wait for a mail or is there more to do
dont wanna sound dumb but how does a person go about booking a {category} on here
say we're a company with a lot of red tape, in which order do things happen from choosing a {category} to having it settled
if i want {agent} for my sister's surprise party, do i put her details in the form or mine
i usually just text people to hire them, does that work with you guys or is there some form
we'd rather discuss it with someone before booking, is that part of how it goes
is there a trick to getting a popular {category}, like how many months out should we reserve
after i choose somebody, does the agency contact them or am i meant to do that
for next year's {event}, when do you open up bookings
do y'all need the exact address when i book or can i give it later
what's the drill for booking someone
reserving, how does it go
ordering process?
same day booking possible?
teach me how to book
which page is for reserving
notice period for booking?
first steps?
¿cómo se contrata a alguien con ustedes?
¿cuáles son los pasos para apartar un {category}?
¿con cuántos días de anticipación se reserva?
nunca he contratado a nadie así, ¿me explica el proceso?
¿la reserva se hace por internet o por teléfono?
¿qué sigue después de llenar el formulario?
  `,
  'several-performers': `
two acts, one request?
more than one person per booking ok?
how do i book a pair
can several people go on one order
three {categories} on a single form?
how to reserve a whole group
one invoice for the lot?
do both come under one booking
add a second person to the same party
is a separate form needed for each
a duo on one reservation?
can i tick more than one name
do i repeat the form for everybody
whole team at once?
how do multiple bookings work for one event
combining acts, is that allowed
each one separately or all together
one request for all three
lump them together in one booking?
do you let us hire several at once
and what about a second {category} on the same form
ok but can i have both of them in one reservation
one more thing, can i list four people on one request
quick q: {agent} and {agent} on the same booking, yes or no
wondering whether five {categories} are five bookings or one
my wife asks if we can get both the singer and the bartender with one form
i hope i don't have to fill the whole thing out again for the second person
do you handle it as one order when i want several people
where on the form do i enter the second performer
how would i ask for a {category} and a {category} with one request
is it possible to have two entertainers confirmed together
would the dj and the {category} be on the same contract and bill
if i want {agent} as well as {agent}, is it one reservation or two
what's the max number of people on a single booking
can i bundle a few performers into one order
pls tell me how to get 3 girls on one booking
do i press book twice if i want two of them
kindly tell me if one form suffices for two artists
must every performer be requested on its own
can different people have different hours within one booking
will i receive a single confirmation if i reserve four people
if i hire two {categories}, do i get two bills
are pairs booked as one or individually
does your system take an order for multiple talents
could we put the models and the photographer into one reservation
how do planners usually order ten of your people for one night
i need six {categories} for one evening, do i send six requests
can i have {agent} from {time} and somebody else afterwards, under one booking
the button only says book one person, what about a second
can a group be reserved in one go
so for our {event} we'd like a {category} for the cocktail hour and then {agent} later on, is that a single request or do i have to do it twice
we are doing a big gala with a stage program, a bar team and a photo corner, what is the way to order so many people from you at once
my fiancé wants a dj, i want a magician, and my mom wants a singer lol, can we have them all in the same booking or does each have its own
good day, i wish to engage two ladies and one gentleman for the same reception, would it be sufficient to submit a single form for the three
i'm setting up a trade show booth for three days and i need eight models, please tell me i don't have to send the form eight times
your page lets me pick one person and that's it, but we want both {agent} and {agent} on stage, how do i get the other one in
our finance people hate getting ten little bills, so when we hire a bunch of your people for one event, can it be one order with one invoice
i already have a {category} in my form, and now i see {agent} who's great too, how do i put the two of them into one request
hello, for the company party we need the bartender and also the dj, we make one reservation or we make two reservation
yo me and the boys want like three dancers same night, do we gotta book em one by one
i have a small question about how it works with several artists, because i'd like a band feel with a sax, a dj and a singer together
suppose i reserve two people on one form and one of them says no, does the booking for the other one stay
can the {category} arrive at {time} and the second act two hours later and still be one booking
for a long night we thought of two {categories} taking turns, how would we enter that, one booking or two
i order talent for a chain of clubs, do you have a way to request a whole roster of people for one date in a single step
since it's all for the same party, i'd expect to fill in address and date only once for all four performers, is that so
is there any sense in sending one request with five names or do you guys need five separate ones
if my friend books the photographer and i book the dancer for the same party, can you tie those together as one
we might want a second bartender next to {agent}, how do i say that on the form
are two performers of different kinds ok on one reservation, like a masseuse and a bartender
multiple people?
one form or many
group order?
joint request for two
a trio, how to book
several at the same time?
all four together on one order
extra person on the same booking?
how do i combine two categories in one request
¿un solo formulario para dos artistas?
¿puedo pedir tres bailarinas en una misma solicitud?
queremos DJ y fotógrafo, ¿hago dos reservas?
¿cómo reservo a varias personas para la misma noche?
¿se puede poner a {agent} y a {agent} en una sola solicitud?
¿me llega una factura o una por cada persona?
  `,
}
