import type { Examples } from '../examples.ts'

/** When money is due. */
export const PAYING_WHEN: Examples = {
  'paying-when': `
do i pay on the night or beforehand
money that evening or ahead of time
does the balance get paid after the party
is the rest due when the party is over
do i hand the {category} money that night or pay earlier
pay at the event or in advance
    when do I have to pay
    when do I pay
    when is the payment due
    when is the balance due
    do I pay before or after the event
    do I pay now or later
    do I pay on the night
    do I pay when I book
    do I pay right away
    will I be charged right away
    am I charged when I submit the form
    when will my card be charged
    when do you charge the card
    do I get charged immediately
    is anything charged before you confirm
    does sending a request cost anything
    do I owe anything before the event
    do I pay at the end of the night
    can I pay after the show
    can I pay after the party
    can we pay when they arrive
    do I pay on arrival
    pay on the day?
    pay afterwards possible?
    can I pay later
    can I pay next week when I get my paycheck
    can I pay closer to the date
    how many days before do I have to pay
    how soon do I have to pay after booking
    what's the payment deadline
    what's the due date
    due date of the invoice?
    when does the invoice come
    when do I get the invoice
    when do you send the bill
    when is my invoice due
    how long do I have to pay the invoice
    how long do we have to pay
    what if I pay late
    late fee?
    is there a late payment fee
    what happens if I don't pay on time
    is the full amount due before the event
    must everything be paid before {date}
    full payment before the event?
    when do I pay the rest
    when's the remaining balance due
    after the deposit when is the rest due
    do I pay the rest that night
    do I pay {agent} on the night
    does {agent} get paid before or after
    do I pay the {category} at the door
    pay before they start?
    do they want the money before they perform
    do I need to have the money ready when she arrives
    do you charge before or after
    payment timing
    timing of payment?
    at what point do I pay
    at which point is my card charged
    when exactly does the money leave my account
    when would the charge show up
    do you bill monthly
    do you bill companies after the event
    our company pays after 30 days, when is it due
    pay 30 days after the event, is that ok
    pay first?
    do we pay first
    is it pay first or after
    pay upfront in full or later?
    do I pay everything at once or when
    everything at once or part now part later
    do you charge the day of
    when do u take the money
    when does payment happen
    by when should the {money} be paid
    by when do I need to pay for {date}
    if the event is {date} when do I pay
    if I book today when do I pay
    how early do I need to pay for my {event}
    so no charge today?
    nothing due today right
    do I pay today
    is it due today
    when do we settle the bill
    when do we settle up
    do we settle up at the end
    ¿cuándo tengo que pagar?
    ¿se paga antes o después del evento?
    ¿pago ahora o después?
    ¿cuándo me cobran?
    ¿se paga al reservar?
    ¿puedo pagar después de la fiesta?
    ¿cuándo hay que pagar el resto?
    ¿me cobran al enviar la solicitud?
    ¿cuál es la fecha límite de pago?
    ¿cuándo llega la factura?
    ¿se paga el mismo día?
    ¿cuántos días antes tengo que pagar?
    ¿qué pasa si pago tarde?
    ¿pago cuando llega {agent}?
    ¿puedo pagar la próxima semana?
    ¿hay que pagar todo antes del evento?
  `,
}
