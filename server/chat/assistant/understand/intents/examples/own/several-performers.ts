import type { Examples } from '../examples.ts'

/** Several people for one event. */
export const SEVERAL_PERFORMERS: Examples = {
  'several-performers': `
must i fill in the form twice for a dj and a bartender
do i need to send two requests if we want a photographer and a model
one form for two different acts, or two
a dj plus a magician, is that one request
do we have to submit everything again for the second performer
    can I book both on one booking
    can I get two people at the same time
    can I do several performers in one request
    one booking for a DJ and a photographer, possible?
    do I have to send separate requests for each person
    can I put more than one person on a booking
    is it one form for all of them
    do I need two bookings for two performers
    can we have multiple acts the same night
    how do I book three people for one event
    can I combine a bartender and a dancer in one reservation
    can everyone be on one bill
    do I get one invoice if I book several people
    one invoice for all of them please, does that work
    can I add another performer to my request
    how do I add a second {category}
    can I add a {category} to the same booking
    book two at once?
    is there a way to book a group of your people
    can I hire the whole crew together
    can I get a team of bartenders on one order
    we want four models, is that four bookings
    we need two bartenders and a DJ, do I fill the form three times
    can I request several talents at once
    multiple performers one event how does that work
    can i mix and match different people for one party
    is it cheaper paperwork wise to book them together
    can they be booked together
    do they work together on one event
    can you do both for the same event
    could I book them as a package of my own, like a dj plus a dancer
    both on the same form?
    same booking for both?
    all in one booking please
    can I have all three in one reservation
    can I split it between two performers on the same night
    can I book {agent} and {agent} together
    is it possible to have {agent} and {agent} on one request
    can {agent} and {agent} come to the same party
    I want {agent} plus a {category}, one request or two
    want to book a few people for one night, how
    how many performers can I book at once
    is there a limit on how many people I can book for one event
    can I book more than one {category}
    what if I need five bartenders
    what if I want more than one act
    more than one person on the request, how
    do you allow two entertainers per booking
    does each performer need their own booking
    does every person get a separate confirmation
    will they all be confirmed together
    if I book two and one can't come, is the other still booked
    can I pay for all of them together
    one payment for several performers?
    single checkout for several artists
    can I put a second person in my cart
    is there a cart
    is there something like a basket for several people
    add both to my order
    how do I add someone else to the same night
    one after the other at the same party, can I book that in one go
    can I have a dancer first and then a dj in the same booking
    back to back performers on one booking
    different people at different times but one event, one booking?
    can two of them start at different times on the same booking
    we'd like several of your people for a big {event}
    big event, need a bunch of staff, do I book each one
    booking a whole lineup for our {event}
    can I book an entire team
    can you put together several people for me on one request
    do group bookings exist
    group booking of talent
    do you do group bookings
    multi person booking
    can i book 2 ppl at once
    bartender and photographer on the same reservation, doable?
    does the form let me choose two names
    the form only lets me pick one person, how do I add another
    I can only select one performer, how do I get two
    only one name fits in the form what about the second girl
    so do I make two requests if I want two people
    two requests or one?
    can I get them both in a single booking
    can I take both
    may I have two different categories on one booking
    combine bookings
    merge two requests into one
    is a joint booking possible
    ¿puedo reservar a los dos en una sola reserva?
    ¿puedo contratar a varias personas a la vez?
    ¿tengo que enviar una solicitud por cada artista?
    ¿se puede reservar un DJ y un fotógrafo juntos?
    ¿puedo añadir otra persona a la misma reserva?
    ¿una sola factura para todos?
    ¿cuántos artistas puedo reservar para un evento?
    quiero dos bartenders y una bailarina, ¿es una solicitud o tres?
    ¿pueden venir {agent} y {agent} a la misma fiesta?
    ¿puedo reservar más de un {category}?
    el formulario solo me deja elegir a uno, ¿cómo agrego otro?
    ¿se pueden combinar dos reservas en una?
    ¿hacen reservas de grupo?
    ¿puedo pagar a todos juntos?
    ¿cada persona necesita su propia reserva?
    queremos varios artistas la misma noche, ¿cómo se hace?
  `,
}
