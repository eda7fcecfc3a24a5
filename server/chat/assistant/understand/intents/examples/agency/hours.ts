import type { Examples } from '../examples.ts'

/** When the office is open. */
export const HOURS: Examples = {
  hours: `
is anyone on the phone this weekend
does somebody pick up on saturdays
are the phones staffed on sunday
can i reach the office by phone this weekend
    what are your hours
    when are you open
    are you open now
    are you open today
    are you open on {date}
    are you open on sundays
    what time do you open
    what time do you close
    when do you close
    how late are you open
    how late is the office open
    are you closed on weekends
    open on holidays?
    are you open on thanksgiving
    are you open on christmas
    business hours?
    office hours?
    opening hours
    working hours of the office
    when can I call
    when can I call you
    what time can I call tomorrow
    until what time can I call
    when is somebody at the office
    when is someone there
    is anyone in the office right now
    is anybody working right now
    is the office open
    is the office closed already
    are you still open
    did you close already
    are you guys 24/7
    24 hours?
    do you answer at night
    do you answer on weekends
    can I reach someone at midnight
    can I reach you on sunday
    can I call late at night
    can I call after 6
    when is the best time to call
    what time does your office open tomorrow
    when does the office open in the morning
    do you work on saturdays
    do you work weekends
    does the office work on holidays
    monday to friday?
    are you available by phone on saturday
    when are you reachable
    when can I reach a person
    when can I reach the office
    when do you answer emails
    when will somebody be back
    when are you back
    when do you guys get in
    what time do y'all open
    what time yall close
    u open?
    are u open rn
    open rn?
    still there at this hour?
    anyone awake there
    is support available now
    support hours?
    customer service hours
    hours of operation
    phone hours
    when is the phone line open
    when is chat staffed
    when are humans online
    lunch break at the office?
    are you closed for lunch
    what timezone are your hours
    est hours?
    do you open early
    can I come by at {time}
    are you open at {time}
    will you be open {date} at {time}
    will anyone pick up on {date}
    closing time?
    opening time?
    when's opening
    office schedule
    whats your schedule at the office
    what days are you open
    which days are you closed
    hours on sunday
    hours for today
    summer hours?
    holiday hours?
    ¿cuál es su horario?
    ¿a qué hora abren?
    ¿a qué hora cierran?
    ¿están abiertos ahora?
    ¿abren los domingos?
    ¿cuándo puedo llamar?
    ¿trabajan los fines de semana?
    ¿hasta qué hora atienden?
    ¿horario de oficina?
    ¿están abiertos el {date}?
    ¿atienden de noche?
    ¿abren los días festivos?
    ¿hay alguien en la oficina ahora?
    ¿qué días abren?
    ¿contestan el teléfono el sábado?
    ¿ya cerraron?
  `,
}
