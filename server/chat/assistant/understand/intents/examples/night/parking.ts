import type { Examples } from '../examples.ts'

/** Parking, unloading and how talent gets in. */
export const PARKING: Examples = {
  parking: `
where does the {category} park, do i arrange it
where is the {category} going to park
    where do they park
    do they need parking
    who pays for parking
    do I have to pay for parking
    do I need to provide a parking spot
    should I reserve a parking spot for the dj
    there's no parking at my building
    parking is hard here, is that an issue
    we only have street parking
    is street parking fine
    our venue only has valet
    do I cover the valet
    is parking included in the price
    will parking be on my bill
    is the parking fee extra
    parking downtown costs 40 bucks, who pays that
    do you charge me for the parking deck
    can they use the loading dock
    how close do they need to park
    does the dj need to park close to the door
    does the bartender need to unload close by
    where should the {category} unload
    where can {agent} park
    does {agent} need a parking pass
    I live in a gated community, how do they get in
    do you need the gate code
    where do I put the gate code
    my building has a doorman, what do I tell him
    need a guest pass for parking?
    how many cars will they come with
    will they come in one car or several
    do they bring a van
    does a truck need space
    is there room needed for a trailer
    they can park in the driveway, ok?
    can they park on the lawn
    the driveway is full, now what
    what about parking at {place}
    is there parking at {place} for them
    do performers get parking validated
    we can validate parking
    do you need validation tickets
    permit parking only on my street
    residents only parking, what do I do
    can I get them a visitor permit
    do they come by uber so no parking needed?
    if they get a parking ticket who pays it
    what if they get towed
    what if they can't find a spot
    will they be late if parking is bad
    does circling for a spot count as paid time
    is time spent parking billed
    parking info needed?
    do you need parking info from me
    parking instructions, where do I leave them
    where do I write parking instructions
    how should I send them the parking directions
    parking situation is tricky
    parking question
    parking?
    parking fees?
    what's the deal with parking
    is parking my responsibility
    am I responsible for parking
    must the host provide parking
    can we reimburse parking in cash
    do I pay parking back after
    receipt for parking, do I get charged
    does a hotel need to give them parking
    hotel charges for parking, do I pay
    self park or valet for the entertainers
    can they share one parking spot
    two bartenders two cars?
    need an elevator and parking?
    do they need a freight elevator
    is there a load in area required
    how long do they need to unload
    how do they get gear from the car to the ballroom
    which entrance should they use
    is a back entrance needed
    should I leave the garage open
    i have a garage they can use
    garage spot good enough for a {category}?
    free parking here, just fyi is that needed
    parking for a {category} on {date}
    will you need parking for the {event}
    ¿dónde se estacionan?
    ¿necesitan estacionamiento?
    ¿quién paga el estacionamiento?
    no hay parqueo en mi edificio
    ¿tengo que reservar un lugar para estacionar?
    ¿el estacionamiento está incluido?
    solo hay parqueo en la calle, ¿está bien?
    ¿pago yo el valet?
    ¿dónde puede estacionar {agent}?
    vivo en una comunidad cerrada, ¿cómo entran?
    ¿necesitan el código de la puerta?
    ¿con cuántos carros vienen?
    ¿dónde descarga el equipo el DJ?
    ¿y si les ponen una multa de estacionamiento?
    ¿pueden estacionar en la entrada de mi casa?
    ¿me cobran el estacionamiento?
  `,
}
