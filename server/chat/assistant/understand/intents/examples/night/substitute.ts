import type { Examples } from '../examples.ts'

/** Talent that is sick, late or does not come. */
export const SUBSTITUTE: Examples = {
  substitute: `
my photographer has an accident on the way, who shoots the wedding
our dancer has a fever that morning, what then
what happens when the {category} cannot make it
what if the model we picked has an emergency
suppose our dj gets the flu, do we get somebody else
would you replace our therapist if she drops out
if the dancer falls ill on the day, what do you do
the photographer has a family emergency, who comes then
do we get our money back if your bartender can't work
is there a backup when the person we chose drops out
what if my performer wakes up ill
    what if the dj doesn't show up
    what if nobody shows up
    what happens if the performer is sick
    what if {agent} gets sick
    what if {agent} cancels on me
    what happens if {agent} can't make it
    do you have a backup
    do you send a replacement
    is there a backup plan
    what if they cancel last minute
    what if the {category} cancels the day before
    what if my {category} gets stuck in traffic
    what if she is late
    what happens if they're late
    what if the car breaks down on the way
    do you guarantee that someone comes
    is it guaranteed they show up
    guarantee they'll come?
    what's your no-show policy
    no show policy
    what if there's a no show
    do I get my money back if they don't come
    do I get a refund if the performer doesn't show
    who replaces {agent} if something happens
    who comes instead if {agent} is ill
    can you find someone else if the dj gets sick
    will you find somebody else
    will I get somebody of the same quality
    do I get to choose the replacement
    can I refuse the replacement
    can I say no to a substitute
    is the replacement the same price
    does the substitute cost more
    what if the replacement is worse
    what if I don't like the replacement
    do you tell me before you send someone else
    will you let me know if it's a different person
    is it always the person I booked who comes
    will it definitely be {agent}
    can I be sure that {agent} comes
    you won't send some other girl right
    bait and switch?
    how often do performers cancel
    have your people ever not shown up
    how reliable are they
    are they on time usually
    are they punctual
    are your djs reliable
    do you have people on standby
    is somebody on call for emergencies like a sick photographer
    backup photographer?
    backup dj?
    substitute?
    replacement policy
    replacement if sick?
    what if someone quits before my {event}
    what if the performer leaves the agency before {date}
    what if {agent} stops working for you
    my {event} is months away, what if {agent} isn't available anymore
    what if you cancel
    can you cancel on me
    can the agency cancel my booking
    what if you decline after confirming
    what if {agent} says no
    what if {agent} declines my request
    what happens if the performer declines
    what if nobody accepts my request
    what do you do if no one is free after all
    do I get an alternative if my pick isn't available
    what if the girl doesn't look like the pictures
    what if I don't like the dancer when she comes
    what if the person who comes isn't who I booked
    can I swap on the spot if I don't like her
    can I send them back
    what if the photographer's camera breaks
    what if they leave early
    what if she walks out halfway
    what if the bartender is drunk
    what are my rights if they don't come
    worst case, nobody comes, what then
    worried they won't show
    I've been stood up before by another company, how do you prevent that
    last time another agency's dj never came, what do you do about that
    how do I know they will come
    what's the plan if your {category} calls in sick on {date}
    emergency replacement possible?
    how fast can you replace somebody
    ¿qué pasa si el DJ no llega?
    ¿qué pasa si {agent} se enferma?
    ¿tienen un reemplazo?
    ¿y si cancela el artista?
    ¿garantizan que vienen?
    ¿qué pasa si llegan tarde?
    ¿me devuelven el dinero si no vienen?
    ¿puedo rechazar el reemplazo?
    ¿mandan a otra persona si se enferma?
    ¿seguro que viene {agent}?
    ¿el sustituto cuesta lo mismo?
    ¿son puntuales?
    ¿qué pasa si nadie acepta mi solicitud?
    ¿y si no me gusta la persona que viene?
    ¿qué pasa si el {category} no puede venir?
    ¿ustedes pueden cancelar mi reserva?
  `,
}
