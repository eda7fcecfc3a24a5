import type { Examples } from '../examples.ts'

/** Ways to pay. */
export const PAYMENT: Examples = {
  payment: `
    how can I pay
    what payment methods do you take
    do you take credit cards
    do you accept venmo
    can I pay with zelle
    can I pay cash
    do you take cash app
    do you take paypal
    is apple pay ok
    can I pay by check
    do you accept checks
    can I pay by bank transfer
    do you do wire transfers
    do you take amex
    visa or mastercard?
    do you take crypto
    bitcoin accepted?
    can I use a debit card
    can I pay with two cards
    can we split the payment
    can we split the bill between friends
    can my friends each pay a part
    can I pay in installments
    is there a payment plan
    do you offer financing
    do you take klarna or afterpay
    can my company pay by invoice
    do you invoice companies
    can you bill my company
    net 30 possible?
    do you accept purchase orders
    can I pay online
    where do I pay
    where do I send the money
    how do I send you the money
    what's your venmo
    what's your zelle
    who do I make the check out to
    do I pay the performer or the agency
    do I pay {agent} directly
    can I hand the cash to {agent}
    do I pay you or the {category}
    is it safe to pay with card on your site
    is there a fee for paying by card
    credit card surcharge?
    extra fee for paypal?
    can I pay over the phone
    can I give you my card number
    can I pay with a gift card
    do you sell gift cards
    do you take foreign cards
    can I pay in euros
    can somebody else pay for me
    can my dad pay for it
    can I pay with my company card
    which cards do you accept
    cards?
    cash or card
    cash only?
    cash discount or just cash accepted?
    payment options
    ways to pay
    paying by phone
    how do i pay for this
    how would I pay for the {category}
    how does payment work
    what do you accept
    do u take cashapp or zelle
    venmo?
    zelle ok?
    I only have cash
    I don't have a card
    I don't want to use a card
    can I pay without a credit card
    can I pay anonymously with cash
    what name shows on my card statement
    do I get a receipt
    do you give receipts for cash
    how do I pay the rest
    how do I pay the balance
    how do I pay my invoice
    how can I pay {money} for {agent}
    can I save my card for next time
    which way of paying is best
    google pay?
    money order?
    ach transfer?
    ¿cómo puedo pagar?
    ¿qué formas de pago aceptan?
    ¿aceptan tarjetas de crédito?
    ¿puedo pagar en efectivo?
    ¿aceptan Zelle?
    ¿puedo pagar con Venmo?
    ¿se puede pagar a plazos?
    ¿puedo pagar por transferencia?
    ¿le pago al artista o a la agencia?
    ¿dónde pago?
    ¿aceptan cheques?
    ¿puedo pagar con dos tarjetas?
    ¿mi empresa puede pagar con factura?
    ¿cobran extra por pagar con tarjeta?
    ¿aceptan American Express?
    ¿dan recibo?
  `,
}
