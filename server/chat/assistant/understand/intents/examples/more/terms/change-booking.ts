import type { Examples } from '../../examples.ts'

/** More ways to change a booking that was made, and to ask for one's account and the state of a booking. */
export const MORE_CHANGE_BOOKING: Examples = {
  'change-booking': `
edit my existing booking
we need a different start time after all
pls fix the address on my order
mind moving us to {date}
shift our slot to {time}
guest list grew, update the booking
new venue, same night, same booking
correct my reservation please
got the date wrong on my booking
can the {category} we hired come sooner
need {hours} instead of what i reserved
another room at the hotel, update our booking
swap the night we booked for {weekday}
postponing our {event}, now what
wrong zip code in what i sent u
can i revise a booking thats already in
trade {agent} for {agent} on my order
add thirty guests to our reservation
alter my request from yesterday
delay our {category} by an hour please
one more thing, the street number i gave for our booking was off by one
ok but what if the date of our booking has to slide a bit
and what about moving the whole booking to {month}
turns out {time} doesn't work for the booking we made, could it be {time}
do u guys let people reschedule once its confirmed
wondering whether our reservation could be pushed into {month}
my wife asks if we may start the party later than we booked
quick q: how do i swap the day on a booking
is an existing reservation editable or is it set in stone
whom do i tell that the gate code for our booking is a new one
i hope it's no trouble to shift what we reserved by half an hour
kindly amend our reservation, the start is now {time}
the bride wants {agent} for one hour more than we put down
we have {agent} coming on {date}, and it should be {date} instead
last week i reserved a {category} and i need to make it shorter now
would it be possible to replace the {category} we booked with another one
please be so good as to correct the name on our reservation
does it cost me extra if i reschedule the {category} i have booked
can you bump up the headcount on our order to {guests}
how close to the party can i still alter the details of a reservation
sorry me again, the booking needs another phone number for the day
i dont want to cancel just wanna do it a different day
my sister made the booking and put the wrong hall, can i correct it
what's the procedure if we want to lengthen a booking that was approved
our planner booked {hours} and we really need {hours}, can that be altered
rather than cancel we'd prefer another weekend for our reservation, ok?
i accidentally put pm rather than am in the booking, how do i repair that
so we reserved {agent} for my husband's fiftieth on {date}, but the restaurant just told us they are closed that night, can we take the next evening instead
hey, i sent in a booking monday for a {category} and since then our headcount went from forty to ninety, where do i put the new number
this is dana from the events team at a law firm, we have a confirmed reservation for {date} and our partners decided to begin at {time}, please advise how to update it
the storm is supposed to hit the very weekend we booked, so before we call the whole thing off i'd like to know if we may simply shift it to {month}
good afternoon, my late mother's memorial was booked with you for {date}, and the church has given us another day, may the booking follow along
ugh our venue flooded and now we are in a totally different part of town, how do i get the new address onto the booking we already have
i filled in everything on my phone with my thumbs and just noticed the street is wrong and the hour too, is there a way to fix what i submitted
we are three weeks out from the wedding, the {category} is confirmed, but the ceremony got longer, so the cocktail hour starts at {time} and somebody has to know
you guys have us down for {place} but the boss found a rooftop he likes better, is it just an email to get the location of our booking swapped
my english not so good, i already make reservation for {weekday} but i need it for the day after, how i can move it
i manage bookings for a hotel group and we frequently have to adjust times after confirmation, what is your process for amendments
first my groom got the flu, then the caterer quit, so please tell me there's a way to push the {category} we booked to a later date
since we talked the client has decided on a smaller event, so we would like to trim our booked hours from six to {hours}, how do we go about this
i know its last minute but could the bartender that's booked for us tonight show up an hour sooner, guests are arriving early
we love {agent} and we want to keep {agent}, it's only the day on our reservation that has to be another one, is that a big deal
my boyfriend did the reservation as a surprise and got my birthday wrong lol, who can switch it to the right day
is there a button somewhere to modify the hours on a reservation or do i have to write to someone each time
three changes to our order: later start, other entrance, and ten more people, how do i hand those in
the form i submitted says {event} but it is really a corporate thing, can someone relabel it
could we turn the saturday we have reserved into a sunday without starting from scratch
what if my flight is late on the day, can the booked start be moved back that same afternoon
i'd prefer {agent} now over the one on our confirmed booking, is a switch allowed
date change?
time change on our booking
address update for an existing booking
rebook us for {weekday}
hate to be a pain but the booking has to move again
bring our booked start forward to {time}
put our booking on another day
tenemos que correr la reserva una semana, ¿se puede?
quiero corregir la dirección de la reserva que hice ayer
¿me cambian la hora de mi reserva a las nueve?
nos cambiaron el salón y hay que actualizar la reservación
reservé tres horas y ahora necesito cinco, ¿cómo le hago?
¿se puede pasar mi reserva del viernes al sábado?
  `,
  account: `
status update on my booking?
any word on my request yet
cant log in at all
the site won't let me sign in
where's my dashboard
need my invoice again
reset link never arrived
has my booking been accepted
is our {category} confirmed for {date}
show my upcoming bookings
lost my login details
forgot which email i signed up with
am i registered with you
where do my old bookings live
did the office see my request
my profile has an old phone number
invoice copy please
can u check if i'm confirmed
what do i have booked
payment received or not
close my customer account
and where can i follow up on a request i sent
ok but how do i get into my profile
one more thing, how do i change my username
quick q: did my booking for {date} go through
pls tell me if {agent} said yes to us
wondering whether our reservation has been approved yet
my husband asks if the booking he made is in the system
is there a page that lists everything i ever booked
i hope my request did not get lost, i have heard nothing since
what's taking so long with the answer to my booking
could you kindly look whether our reservation is confirmed
the portal asks for a code, where do i get that
it keeps kicking me out when i log on
my account is blocked after too many tries
the magic link in the mail doesn't open
i'd like a second login for my colleague
how do i switch my account over to my new email
need a statement of everything we paid last year
where do i download the receipt from our {event}
can i see online how much is still open on my booking
what time is the {category} coming to us on {date}, i deleted the mail
which address did i enter for my booking, can you tell me
my booking shows as pending, is that normal
does it show in my profile when the {category} has accepted
i sent the form on {weekday} and there's been silence, is somebody on it
can you find my reservation if i give you my email
do i get a login once i booked or not
is registering on the site free and where do i do it
username and password dont match it says, but i'm sure they do
i'm trying to pull up the confirmation for {agent} and it's nowhere in my inbox
who did we end up reserving for {date}, my wife made the booking
what does the word confirmed next to my booking stand for
my account page is empty although i've booked twice
just want to double check that we're on the books for {date}
how would i get the paperwork of a past booking, like the bill
hi there, i put in a request for {agent} about three days ago for our {event}, and i was just curious if anyone had a chance to look at it
i bought a new phone and now your website has forgotten me, it wants a password that i never made, so how do i get back in
our accounts department has mislaid the invoice from {month}, would you be able to tell me where i can retrieve a duplicate
i am the assistant of mr. carver and took over from somebody who left, how do i get access to the company profile where our bookings are kept
so my girlfriend says she reserved a {category} for saturday but she can't find any email about it, is there something in the system under her name
i paid the bill on {weekday} with my card and on the website it still shows as open, could you see whether the money arrived
good morning, i am eighty-one and not very good with computers, where on your page do i look to see whether my reservation was accepted
i clicked the link in the sign-in mail three times and each time it tells me expired, what am i doing wrong, how do i get in
we have maybe six events booked with you through {month} and i'd love to see all of them in one list, is there a spot for that
yo i requested {agent} for my bday and nobody hit me back, we good or nah
i wanna tell my guests the {category} is a sure thing, can you look up if we have been confirmed
my name got married lol, so how can i update my last name in my user profile
i make a request before two days and i not know if you have received, please can you see
there are two profiles with my email apparently, an old one and a new one, can they be put together so my bookings are in one place
before i fly out i need to know the state of our reservation for {date}, last i saw it was waiting for the performer
it would be nice to know where i see the messages that the office wrote me about our booking
your mail said i can follow everything in my account but i have no idea how to open it
no longer have access to the mailbox i registered with, how do i log on now
track my request
login broken
my bookings?
confirmation status for {date}
receipts from last year
sign-in trouble
unlock my profile
¿me pueden decir si ya aprobaron mi reserva?
no me llega el enlace para entrar a mi cuenta
¿dónde reviso el estado de mi reservación?
mandé una solicitud hace tres días y no sé nada, ¿ya la vieron?
¿cómo recupero mi contraseña?
quiero actualizar mi teléfono en mi perfil
  `,
}
