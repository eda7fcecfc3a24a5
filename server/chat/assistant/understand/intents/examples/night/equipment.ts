import type { Examples } from '../examples.ts'

/** What talent brings and needs. */
export const EQUIPMENT: Examples = {
  equipment: `
does the {category} have her own lights
how much room does a {category} need in a living room
is our living room big enough for a {category}
    does the dj bring speakers
    does the dj bring his own equipment
    do I need to rent a sound system
    do you bring a bar
    does the bartender bring a bar
    who brings the bar
    do we need to provide a table
    what do I need to provide
    what do you need from us at the venue
    what do they bring with them
    what equipment do they bring
    does the photographer bring lights
    does the massage therapist bring a table
    do they bring a massage table
    do I need a massage table at home
    does the dancer bring a pole
    do you have a portable pole
    can you bring a pole
    do they bring their own music
    should we have a speaker ready
    do we need a bluetooth speaker for the dancer
    do we have to supply a microphone
    does the dj have a wireless mic
    does the singer bring a microphone
    does the band bring amps
    do you bring a photo booth
    do you bring a backdrop
    do they need electricity
    how many outlets do they need
    what power does the dj need
    is one outlet enough
    do you need a generator outdoors
    can the dj play outside without power
    how much space do they need
    do they need a stage
    do you need a stage for the dancer
    how big does the dance floor have to be
    how much room does the {category} need
    does {agent} need a stage
    does {agent} bring equipment
    what does {agent} need on site
    what setup does {agent} require
    what are the technical requirements
    tech rider?
    do you have a rider
    what's on the rider
    how long does setup take
    how early do they arrive to set up
    when do they arrive to set up
    do they need help carrying
    do they need a helper to load in
    do they need wifi
    do you need internet
    does the bartender bring shakers and tools
    does the bartender bring glasses
    who brings the ice
    who brings the glasses
    do I need to buy cups
    should we have a fridge
    do you need running water
    is running water needed for the bar
    do we need a bar counter
    a folding table enough as a bar?
    do you rent out equipment
    can I rent lights from you
    can you bring a fog machine
    do you have uplights
    do you have a disco ball
    led dance floor available?
    can you bring a projector
    do you supply a karaoke machine
    does the karaoke host bring the system
    what do we need to have ready
    what should be ready when they arrive
    do I need to prepare anything at home
    what do we need to set up before
    how do I prepare my living room
    is my apartment big enough for a dj
    low ceilings, is that a problem for the dancer
    is carpet ok for the dancers
    what kind of floor do they need
    is grass ok for setting up
    do they bring a tent
    tent needed outdoors?
    what if it rains, is the gear covered
    is the gear their own
    does the magician bring props
    bring your own gear or ours
    can the dj use the venue's sound system
    our venue has speakers, can the dj plug in
    does the dj take requests on his own laptop or need ours
    what do you need for the {event}
    do you need a table and chairs
    ¿el DJ trae sus bocinas?
    ¿traen su propio equipo?
    ¿qué necesitan de nosotros?
    ¿el bartender trae la barra?
    ¿la masajista trae la camilla?
    ¿cuánto espacio necesitan?
    ¿necesitan tarima?
    ¿necesitan electricidad?
    ¿quién lleva los vasos y el hielo?
    ¿la bailarina trae un tubo?
    ¿tengo que rentar sonido?
    ¿el cantante trae micrófono?
    ¿cuánto tardan en montar?
    ¿qué tengo que preparar en casa?
    ¿qué equipo trae {agent}?
    ¿el fotógrafo trae luces?
  `,
}
