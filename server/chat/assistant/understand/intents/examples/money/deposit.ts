import type { Examples } from '../examples.ts'

/** Money in advance. */
export const DEPOSIT: Examples = {
  deposit: `
    do I need to pay a deposit
    is there a deposit
    how much is the deposit
    is a deposit required
    do you take a deposit
    what's the down payment
    how much down
    how much do I put down
    do I pay something up front
    how much upfront
    do I pay half up front
    is it 50% up front
    what percent do you need to hold the date
    does it cost anything to hold the date
    do I have to pay to reserve
    is the deposit refundable
    do I get my deposit back
    non refundable deposit?
    what happens to my deposit if I cancel
    can my deposit go toward another date
    does the deposit count toward the total
    is the deposit part of the price
    is the deposit taken off the final bill
    can I pay the deposit by card
    can I pay the deposit in cash
    how do I pay the deposit
    where do I send the deposit
    do I pay a deposit for each performer
    a deposit for {agent}?
    what deposit do you need for {agent}
    deposit for a {category}?
    deposit for {hours} with a {category}
    deposit on a {money} booking?
    what's the deposit for a {event}
    is there a security deposit
    damage deposit?
    do you take a damage deposit
    retainer required?
    do you charge a retainer
    how big is the retainer
    is a retainer needed for the photographer
    booking deposit
    advance payment?
    do I have to pay in advance
    do you need money in advance
    partial payment to reserve?
    can I reserve without paying
    can I reserve without a deposit
    no deposit possible?
    can we skip the deposit
    can you waive the deposit
    can I put down less
    can I just put {money} down
    would {money} down hold it
    is {money} enough as a deposit
    do regulars pay a deposit
    corporate clients also pay a deposit?
    do you require a down payment for weddings
    depost?
    deposit??
    how much do u need down
    what do I owe to lock it in
    is anything due at booking
    do you take money when I book
    will you charge me when I submit for the deposit
    is money due to secure the spot
    what's the minimum to put down
    first payment how much
    initial payment?
    what's the initial payment
    prepayment required?
    prepay?
    do i prepay part
    some money down to confirm?
    do you need a card to hold the date
    card on file to hold?
    do you put a hold on my card
    is a hold placed on the card as deposit
    how much of the total is due as deposit
    is the deposit a fixed amount or a percentage
    deposit percentage
    what happens to the deposit if the performer cancels
    do I lose the deposit if I reschedule
    when do I get the deposit back
    deposit policy please
    tell me about deposits
    ¿hay que pagar un depósito?
    ¿cuánto es el depósito?
    ¿piden anticipo?
    ¿cuánto es el anticipo?
    ¿el depósito es reembolsable?
    ¿tengo que dar un enganche?
    ¿pago la mitad por adelantado?
    ¿puedo reservar sin pagar depósito?
    ¿el depósito se descuenta del total?
    ¿me devuelven el depósito?
    ¿cómo pago el depósito?
    ¿qué porcentaje piden para apartar la fecha?
    ¿cobran algo para apartar la fecha?
    ¿cuánto tengo que dejar de seña?
    ¿se puede reservar con {money} de anticipo?
    ¿el anticipo se pierde si cambio la fecha?
  `,
}
