import type { Examples } from '../examples.ts'

/** What a price covers, and what it doesn't. */
export const INCLUDED: Examples = {
  included: `
    what's included in the price
    what do I get for that
    what does the hourly rate cover
    what comes with a {category}
    what is included when I book a {category}
    does the price include setup
    is setup time part of the hours
    is setup included or extra
    does the clock start when they arrive or when they start
    are drinks included with the bartender
    is alcohol included
    is the booze included in the bartender's price
    does the bartender price include liquor
    do I have to buy the alcohol myself or is it part of it
    are mixers and ice included
    are cups and garnishes part of the price
    is travel part of the price or on top
    is everything included in the rate
    are there hidden fees
    any extra fees I should know about
    are there extra costs on top of the hourly rate
    what's not included
    what isn't covered by the price
    what exactly am I paying for
    what do I get in {hours}
    what do you get for {money}
    does {agent}'s rate include everything
    what's part of {agent}'s service
    do edited photos come with the photographer
    how many pictures do we get from the photographer
    do we get the digital files
    is photo editing included
    do we get all the pictures or just some
    do I get prints
    how many photos are included for {hours}
    how long until we get our pictures
    is music included with the dancers
    does the dancer bring music as part of the price
    is cleanup included
    does the bartender clean up afterwards
    do the bartenders clean glasses
    is there an agency fee on top
    is your fee included in the rate
    is the agency commission extra
    booking fee or service fee?
    do you add a service charge
    is it a flat price with everything in it
    is the massage oil included
    is the consultation free
    do we get a planning call included
    does the DJ price include an MC
    does the dj also do announcements for that price
    are lights included with the dj
    is the sound system included in the price
    what services are part of the package price
    is a costume included
    is the assistant included
    are breaks counted in the hours
    do breaks count toward the paid time
    does the time for changing outfits count
    is breakdown time paid
    do I pay for setup and teardown
    tell me what all is included
    whats all included for a {event}
    so {money} covers what
    is that the final price or are there add ons
    is that all in
    are there any add-ons
    what extras can I add
    what does a typical {hours} booking include
    what do I have to provide and what's included
    what's in it
    whats the deal include
    does that include everything or do I pay more on the night
    no surprises right, it's all included?
    what am I getting exactly
    anything else I would need to pay besides the rate
    do you charge extra for weekends
    is there an extra charge for holidays
    is there a surcharge on new years eve
    does it cost more at night
    does the price go up for more guests
    is the price per person or for the whole group
    what does a photographer booking come with
    how long is a set and what's part of it
    do song requests cost extra
    do props cost extra
    is there a cleaning fee
    anything included besides the person showing up
    ¿qué incluye el precio?
    ¿qué está incluido?
    ¿las bebidas están incluidas con el bartender?
    ¿el alcohol va incluido?
    ¿el montaje está incluido?
    ¿hay cargos extra?
    ¿qué no está incluido en el precio?
    ¿cuántas fotos entregan?
    ¿las fotos editadas están incluidas?
    ¿la tarifa por hora lo incluye todo?
    ¿tengo que pagar algo más aparte?
    ¿qué recibo por {money}?
    ¿cobran más los fines de semana?
    ¿la limpieza está incluida?
    ¿el precio es por persona o por todo el grupo?
    ¿hay costos ocultos?
  `,
}
