import type { Examples } from '../examples.ts'

/** Changes to a booking that was made; calling it off is cancellation. */
export const CHANGE_BOOKING: Examples = {
  'change-booking': `
i booked a {category} for noon and need her at two now
my {category} is booked for seven, can it be eight instead
raise the guests on my booking from 30 to 50
put another number of guests on the booking i made
the start on my booking has to be later, how do i do that
i reserved the wrong hours, how do i fix it
    I need to move my booking to {date}
    can we change the date of my booking
    can I reschedule
    we have to postpone the party, what now
    could you push my booking back by an hour
    we booked {agent} but need a different day
    I already booked for {date}, can I make it a week later
    my venue changed, how do I update the address on my booking
    I want to add an hour to the booking I made
    can I extend my existing booking to {hours}
    please shorten my booking to {hours}
    how do I edit my request
    can I still change the time after I booked
    i put the wrong date in my request
    I typed the wrong address in the form, how do I fix it
    the start time on my booking is wrong
    need to modify a reservation
    is it possible to switch performers on a booking that's already confirmed
    swap {agent} for someone else on my booking please
    can you update my reservation to start at {time}
    we're moving the {event} from {place} to another spot
    our {event} got moved to {date}, can {agent} still come
    I have a confirmed booking and need to change the start to {time}
    my plans changed, can I pick a new date
    can i bring my booking forward a day
    I need to adjust the guest count on my booking
    more people are coming than I wrote in my request, how do I let you know
    how late can I still make changes to a booking
    is there a fee to change the date
    what does it cost to reschedule
    do you charge for moving a booking
    we'd like a later start than what we booked
    hey we booked for {time} but need to start earlier
    rescheduling question
    I'd like to amend my reservation
    change my appointment to {date} please
    can you switch my reservation from friday to saturday
    gotta move our booking, the venue double booked us
    the hotel switched our room, where do I change that for my booking
    I sent a request yesterday and want to add something to it
    forgot to add a note to my booking request
    I want to add special instructions to the booking I already sent
    can I change the event type on my booking
    I booked three hours but want five now
    can I drop an hour from the booking I already have
    we want to keep the booking but on another night
    who do I contact to change my confirmed booking
    where do I go to edit my booking
    do I have to cancel and rebook to change the date
    can I keep the same person but change the day
    it's raining {date}, can we move the event inside and change the address on the booking
    change of plans, different location for our booked {category}
    how do I change the hours on a booking that was confirmed
    my boss wants another date for the event we booked with you
    need to update the contact phone on my booking
    my booking says 8 but it should say 9
    the booking has the wrong number of hours
    I made a mistake in my booking
    i messed up the form, can i redo my request
    can we delay our reservation by 30 min
    please move my event
    is it too late to change my booking for {date}
    can I transfer my booking to another day
    can I transfer my booking to a friend
    could somebody change the name on my reservation
    we have to bump our booking to next month
    the bride is sick, can we postpone to {date}
    moving my reservation, how does that work
    what's the process for changing a booking
    can changes be made after confirmation
    want to change my pending request
    we want a different {category} than the one we booked
    adjust my booking pls
    can you make my booking longer
    reschedule my {category} to {date}
    any way to move the {event} booking to {time}?
    if I need to move the date do I lose my money or can I just reschedule
    I'd rather move it than lose it, can we shift my booked date
    just need to tweak the time of our confirmed booking
    Update my booking please, new address is {place}
    my reservation is for {date} and i need {date}
    ugh we have to change everything about our booking, new day new place
    can my booking be moved without a charge
    how many times can I reschedule
    I need another hour on the reservation we already have for {date}
    there was a typo in the address i gave you
    quiero cambiar la fecha de mi reserva
    ¿puedo mover mi reserva al {date}?
    necesito cambiar la hora de mi reservación
    tenemos que posponer la fiesta, ¿qué hacemos?
    ¿cómo modifico mi solicitud?
    puse mal la dirección en mi reserva
    quiero añadir una hora a la reserva que ya hice
    ¿cuesta algo cambiar la fecha?
    ya reservé pero necesito otro día
    cambiamos de salón, ¿cómo actualizo el lugar de mi reserva?
    ¿puedo reprogramar mi reserva?
    quisiera cambiar a {agent} por otra persona en mi reserva
    ¿hasta cuándo puedo hacer cambios en la reserva?
    me equivoqué de hora en el formulario
    necesito adelantar mi reserva una hora
    vamos a ser más invitados de los que puse en la reserva
  `,
}
