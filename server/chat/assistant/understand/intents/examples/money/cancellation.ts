import type { Examples } from '../examples.ts'

/** Calling a booking off, and money back. */
export const CANCELLATION: Examples = {
  cancellation: `
a relative is in the hospital and i may have to cancel, what is the fee
there was a death in the family, can we cancel without a fee
i may have to cancel because my mother is ill
what does it cost to call the whole thing off a week before
how does canceling work with you
if i call it off shortly before, what do i owe
do i still pay if the wedding is called off
until when may i back out for nothing
last moment to back out without paying
    what's your cancellation policy
    can I cancel
    what if I have to cancel
    how do I cancel my booking
    I need to cancel
    cancel my booking please
    please cancel my reservation for {date}
    we have to call it off
    the party is off, what now
    the wedding got called off
    what does it cost to cancel
    is there a cancellation fee
    how much is the cancellation fee
    do I get a refund if I cancel
    can I get my money back
    will I get all my money back
    how late can I cancel for free
    until when can I cancel free of charge
    can I cancel the day before
    what if I cancel last minute
    cancel 24 hours before, what do I pay
    if I cancel a week before what happens
    canceling two days ahead, do I lose everything
    do I lose everything if I cancel
    what happens if my event gets canceled
    what if the weather is bad and we cancel
    rain cancellation?
    what if there is a hurricane
    what if I get covid and have to cancel
    family emergency, can I get out of the booking
    someone died, we need to cancel
    I changed my mind
    what if I change my mind
    can I back out
    can I back out after confirming
    can I get out of it
    is it binding or can I still cancel
    how long do I have to cancel
    refund policy
    how do refunds work
    how long do refunds take
    when do I get my refund
    do you give refunds
    refundable?
    is it refundable
    partial refund?
    full refund possible?
    I want a refund
    I'd like my money back, I'm canceling
    do I pay if I cancel on the day
    what if I cancel on the day of the event
    can I cancel part of it
    can I cancel just one of the two performers
    can I cancel {agent} but keep the {category}
    want to cancel {agent} on {date}
    do you charge me if I cancel before you confirm
    can I withdraw my request
    take back my request
    withdraw the booking please
    undo my booking
    delete my booking
    is there a penalty for canceling
    penalty?
    cancellation charges
    cancellation terms
    cancelation rules please
    whats the policy if we cancel our {event}
    any fee if plans fall through
    what if the couple breaks up lol
    if my boss kills the event do we pay
    what if not enough people come and I cancel
    no longer need the {category}
    we don't need the {category} anymore
    we won't be needing you on {date}
    scrap the booking
    nevermind the booking i made, cancel it
    who do I call to cancel
    can I cancel by email
    can I cancel online
    where's the cancel button
    how many days before can you cancel
    do I need a reason to cancel
    is canceling free within 48 hours of booking
    cooling off period?
    is my payment lost if I don't show up
    do you keep my money if I cancel
    what percentage do I get back
    whats refunded if i cancel 3 days out
    credit instead of refund?
    ¿cuál es la política de cancelación?
    ¿puedo cancelar?
    necesito cancelar mi reserva
    ¿cuánto cuesta cancelar?
    ¿me devuelven el dinero si cancelo?
    ¿hasta cuándo puedo cancelar gratis?
    ¿qué pasa si cancelo el mismo día?
    ¿hay penalización por cancelar?
    se canceló la fiesta, ¿qué hago?
    ¿hacen reembolsos?
    quiero un reembolso porque cancelé
    ¿cuánto tarda el reembolso?
    cancelen mi reserva del {date} por favor
    ¿y si llueve y tenemos que cancelar?
    ya no necesitamos al {category}
    ¿cómo cancelo?
  `,
}
