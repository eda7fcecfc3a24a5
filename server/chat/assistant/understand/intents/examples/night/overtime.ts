import type { Examples } from '../examples.ts'

/** More time on the night. */
export const OVERTIME: Examples = {
  overtime: `
would the {category} go on after the end we agreed, and for how much
how are extra hours handled
our timeline may slip, what do extra hours cost
can he go one more hour if we are having fun and what is it
what if the party runs long, can the {category} keep going
if dinner runs late, does the {category} just charge for the added time
    can they stay longer if the party keeps going
    what does an extra hour cost
    what if we go over the time
    how much is overtime
    do you charge overtime
    is overtime possible
    what's the overtime rate
    can we extend on the spot
    can I add an hour during the party
    what if the party runs late
    what happens if the event runs over
    can {agent} stay an extra hour
    can the {category} stay longer that night
    will they stay past the booked time
    if we want them to stay another hour do we just ask
    how do I pay for extra time
    can we pay cash for extra time on the night
    do you bill by the half hour if we run over
    if we go 15 minutes over do we pay a full hour
    is there a grace period
    what if we start late, do they stay later
    if guests come late does the time shift
    our parties always run long, what then
    can we keep the dj going after midnight if people are still dancing
    what if the speeches run long and we need more time
    what if the ceremony is delayed
    do they leave exactly on time
    do they leave on the dot
    will the dj just stop at the end of the booked hours
    can we book extra time last minute at the event
    is extra time guaranteed
    can they refuse to stay longer
    do I decide on the night whether to extend
    how much more per additional hour
    price of an additional hour
    what do you charge for each additional hour
    is every extra hour the same rate
    is overtime time and a half
    is it double after midnight
    extra hours cost more?
    can I extend from 3 to 4 hours during the event
    whats the charge if she stays longer
    say we want one more hour at the end, how does that work
    one more hour at the end of the night, how much
    if it's going well can we keep them
    if everyone's having fun can the dancer stay
    can the photographer stay until the end if it drags on
    whats it cost if we need the bartender for longer
    will I be charged if it goes over by a few minutes
    do you round up overtime
    how is overtime billed
    does overtime go on the invoice
    who do I talk to on the night for more time
    do I need to tell you before if we might go over
    should I book extra hours just in case
    better to book longer or extend later
    can you extend without calling the office
    what about running over
    going over time
    extra time?
    staying late
    overtime fee?
    what if we lose track of time and go over
    what if the couple arrives an hour late and everything shifts
    the bride is always late, does the clock keep running
    can they do five hours instead of four if we ask at the party
    is there a max on how long they can stay
    can i prolong it while they're here
    option to prolong on the day?
    do performers usually stay if asked
    how does additional time work
    we booked {hours} but may need more, what does more cost
    we booked {agent} for {hours}, can we add time while they're there
    could {agent} do overtime
    would {agent} stay past {time}
    what's it gonna run me if it goes till {time} instead
    past midnight is that overtime
    do you charge in 30 minute steps after the booked time
    after the booked hours are over, what then
    do I have to ask permission to extend
    we want the option to extend
    flexible end time?
    is the end time flexible
    open end, is that possible
    can we leave the end time open
    what's your policy if the event goes longer than planned
    ¿se pueden quedar más tiempo si la fiesta sigue?
    ¿cuánto cuesta una hora extra?
    ¿qué pasa si nos pasamos del tiempo?
    ¿cobran horas extras?
    ¿puedo agregar una hora durante la fiesta?
    ¿cuánto cobran por hora adicional?
    ¿qué pasa si el evento se alarga?
    ¿{agent} puede quedarse una hora más?
    ¿se van exactamente a la hora?
    si empezamos tarde, ¿se quedan más tarde?
    ¿cómo se paga el tiempo extra?
    ¿la hora extra cuesta lo mismo?
    ¿hay tiempo de gracia?
    ¿se puede extender en el momento?
    si nos pasamos 15 minutos, ¿cobran la hora completa?
    ¿puede ser abierta la hora de terminar?
  `,
}
