import type { Examples } from '../examples.ts'

/** Whether talent comes to a place, how far, and at what cost. */
export const TRAVEL: Examples = {
  travel: `
    do you travel to {place}
    do you come to {place}
    can {agent} come to {place}
    how far do you travel
    is there a travel fee
    how much is the travel fee to {place}
    do you charge for travel
    do you charge mileage
    do your people go outside of Atlanta
    do you cover {place}
    do you serve {place}
    my event is two hours away, is that a problem
    we're an hour outside the city, will they come
    would a {category} drive to {place}
    can someone come out to the lake
    what about Savannah
    do you go to Macon
    will they come to Athens
    do you work in Alabama
    can we book someone for a cabin in Blue Ridge
    do you do events out of state
    do your dancers travel
    can a {category} fly to Miami
    would you send someone to Nashville
    destination wedding, do they travel
    what areas do you cover
    what's your service area
    how far is too far
    what's the radius
    is {place} in your range
    is {place} too far for you
    do you guys come to my house
    can they come to a hotel
    do they come to airbnbs
    do you come to private homes
    will the performer come to us
    do I pay for gas
    who pays for the drive
    who pays for their hotel if it's far
    do I have to pay for their room
    do I need to book a hotel for the {category}
    is travel time billed
    do you bill travel time
    do you charge for driving time to {place}
    is travel included or do I pay extra for {place}
    how much extra for going to {place}
    what's the mileage rate
    do you pay your own gas
    my venue is in {place}, anyone willing to go there
    we live in the suburbs, is that ok
    we're up in north georgia
    its in the mountains about 90 miles from atl
    can they travel with us on a bus
    can a bartender come on our party bus
    can someone come on a boat
    will a {category} go up to Chattanooga
    do you service the whole metro area
    do you only work in Atlanta
    only atlanta or also around it?
    do you work outside the perimeter
    do you do OTP
    ITP only or otp too
    we are in {place}, does anyone serve that area
    do you deliver people to Augusta lol
    can {agent} travel for a {event} in {place}
    does {agent} travel
    will {agent} leave atlanta for a gig
    is there a distance limit
    any extra charge for distance
    long distance events ok?
    out of town event, how does that work
    out of town fee?
    what if my party is in another county
    are you willing to come to the countryside
    can they get to a farm in the middle of nowhere
    travel costs?
    transportation costs included?
    do you provide transportation for the performers
    do I need to pick them up
    how do they get here
    do performers drive themselves
    will she uber here and do I pay the uber
    can you come to {place} on {date}
    {category} for {place}, do you go that far
    do you travel for corporate events
    would you come to columbus ga
    ¿viajan a {place}?
    ¿vienen hasta {place}?
    ¿cobran por el viaje?
    ¿cuánto cuesta el traslado a {place}?
    ¿trabajan fuera de Atlanta?
    ¿qué zonas cubren?
    ¿hasta dónde viajan?
    ¿pueden venir a mi casa?
    mi evento es a una hora de la ciudad, ¿vienen?
    ¿pago yo la gasolina?
    ¿pago el hotel si es lejos?
    ¿{agent} puede viajar a {place}?
    ¿van a hoteles?
    ¿cobran por millas?
    ¿es demasiado lejos {place}?
    ¿trabajan en otros estados?
  `,
}
