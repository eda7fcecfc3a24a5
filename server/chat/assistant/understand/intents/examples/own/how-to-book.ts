import type { Examples } from '../examples.ts'

/** How a booking is made, and how early. */
export const HOW_TO_BOOK: Examples = {
  'how-to-book': `
    how do I book
    how does booking work
    what are the steps to book someone
    how do I reserve a {category}
    what happens after I send the request
    can I book right here in the chat
    do I need an account to book
    how far in advance should I book
    how early do I have to reserve
    is two weeks enough notice
    can I book same day
    do you take last minute bookings
    how late can I book for tonight
    what info do you need from me to make a booking
    what do I have to fill out
    where is the booking form
    is there a form to fill in
    can I book over the phone
    can I book by email
    can I book online
    how does this work exactly
    walk me through the booking process
    never used an agency before, how does it go
    first time doing this, what do I do
    how do I hire one of your people
    how would I go about getting a {category} for my {event}
    what's the procedure for hiring a {category}
    what is the process
    how do I place an order
    how do I make a reservation
    how do I request {agent}
    how soon will you confirm after I send the form
    how long does it take to book
    how quickly do I hear back after booking
    who confirms the booking
    what happens next once I submit
    then what, after I hit submit
    next steps after picking someone
    I found someone I like, what do I do now
    ok I want this, how do I proceed
    how can I book {agent} for {date}
    do I talk to the performer before booking
    can I meet the {category} before I book
    do I book the person directly or through you
    can I book without registering
    can I book as a guest
    can I book for somebody else
    how do I book for my boss
    can I make a booking for my friend as a surprise
    do companies book the same way
    can I book a year ahead
    how many days notice do you need
    what's the minimum notice
    is tomorrow too short notice to book
    do I get an email when I book
    do I get a confirmation
    how will I know it's booked
    how do I know I got the spot
    how do I lock in a date
    how do I secure {date}
    what do I click to book
    where's the book now button
    the book button, where is it
    booking instructions please
    explain how to reserve
    explain the booking steps to me like I'm five
    can you book it for me
    will you fill in the form for me
    how do I send a request
    do you hold dates
    can I put a hold on a date while I decide
    can I pencil in a date
    do I need to sign something to book
    what details should I have ready for booking
    does it matter how early I reserve for new years
    how do we get started
    how do i get this going
    so how do I actually get a {category} to show up at my house
    can I book by text
    can I come in person to book
    is there an online booking system
    hw do i book pls
    can I pick the person myself or do you assign one
    do I choose the performer or do you
    do you send someone or do I choose
    is it quick to book
    how's the booking thing work
    ¿cómo reservo?
    ¿cómo funciona la reserva?
    ¿qué pasos hay que seguir para contratar a alguien?
    ¿qué pasa después de enviar la solicitud?
    ¿necesito una cuenta para reservar?
    ¿con cuánta anticipación tengo que reservar?
    ¿puedo reservar por teléfono?
    ¿puedo reservar aquí en el chat?
    ¿dónde está el formulario de reserva?
    ¿qué datos necesitan para reservar?
    ¿cómo contrato a un {category}?
    es la primera vez, ¿cómo se hace?
    ¿se puede reservar para el mismo día?
    ¿cuánto tardan en confirmar una reserva nueva?
    quiero saber el proceso para reservar
    ¿elijo yo a la persona o la eligen ustedes?
  `,
}
