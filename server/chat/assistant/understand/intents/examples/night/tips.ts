import type { Examples } from '../examples.ts'

/** Gratuities. */
export const TIPS: Examples = {
  tips: `
may your {categories} accept gratuities
are the {categories} allowed to take tips
    do I tip
    how much should I tip
    is gratuity included
    is the tip included in the price
    are tips expected
    what's a normal tip for a {category}
    how much do you tip a {category}
    should we tip {agent}
    do we tip the dancers
    is tipping mandatory
    is tipping required
    do I have to tip
    can I tip in cash
    can I add the tip to the invoice
    can I tip by card
    can I tip on venmo
    does the tip go to the performer
    do they keep their tips
    do the performers get the whole tip
    do you take a cut of the tips
    can guests tip the bartender
    may the bartender put out a tip jar
    no tip jar please, is that possible
    can you ask the bartender not to have a tip jar
    will there be a tip jar on the bar
    do the guests have to tip
    how many singles should we bring
    do we need dollar bills for the dancers
    should I get ones from the bank
    how much cash should we have for tips
    what's customary
    what's the customary gratuity
    20 percent tip?
    is 15% ok as a tip
    do I tip on top of the hourly rate
    do you add gratuity automatically
    is there an automatic gratuity
    is a service gratuity added to the bill
    gratuity?
    tipping policy
    what is your policy on tips
    tip etiquette
    when do I give the tip
    who do I give the tip to
    do I tip before or after the show
    can I leave a tip afterwards
    I forgot to tip, can I still send one
    how do I send a tip to {agent}
    we loved {agent}, can we tip now
    can I tip later online
    is it rude not to tip
    is it offensive to tip a photographer
    do photographers get tips
    does a dj expect a tip
    massage therapist tip, how much
    should I tip per hour or for the whole night
    whats a good tip for {hours}
    what's a fair tip for a {event}
    tip for a {money} booking?
    should tips be split between two bartenders
    do I tip each performer
    do I tip the agency or the girl
    are tips shared
    cash tips only?
    do tips count as part of the price
    so the rate plus tip?
    rate includes tip right
    are tips on top
    is the gratuity already in there
    do strippers get tips on top of what we pay
    are lap dances paid in tips
    do dancers only work for tips
    tips for the dancers or all in the price
    would it be ok to tip in gift cards
    can I refuse to tip if the show was bad
    tip or no tip
    tipping yes or no
    how does tipping work here
    how does tipping work with you guys
    how much extra for tip
    can the company pay the tip on the invoice
    our company can't give cash tips, can you bill it
    do i need to bring tip money
    what about tips
    tips??
    extra money for the performers, is that normal
    how generous are people usually with tips
    ¿hay que dejar propina?
    ¿cuánto se da de propina?
    ¿la propina está incluida?
    ¿es obligatoria la propina?
    ¿puedo dar la propina en efectivo?
    ¿la propina es para el artista?
    ¿cuánto le doy de propina al bartender?
    ¿se le da propina a las bailarinas?
    ¿puedo poner la propina en la factura?
    ¿los invitados tienen que dar propina?
    ¿ponen un frasco de propinas?
    ¿la propina va aparte?
    ¿cuándo doy la propina?
    ¿puedo dejar propina con tarjeta?
    ¿cuánto es lo normal de propina?
    ¿ustedes se quedan con las propinas?
  `,
}
