import type { Examples } from '../examples.ts'

/** What guests and talent may and may not do; requests to decline are not among them. */
export const CONDUCT: Examples = {
  conduct: `
what is forbidden when your dancers are on the floor
some patrons are rowdy, what may they not do around the {category}
    can guests touch the dancers
    what are the rules
    what's off limits
    are we allowed to touch
    is touching allowed
    what are your house rules
    what can and can't we do with the dancers
    are there rules for the guests
    what behavior isn't allowed
    is it hands off
    is it okay if guests dance with her
    can the groom dance with the dancer
    can the bride get a lap dance
    do the dancers take off everything
    is it topless or full nude
    how far do the dancers go
    how far does the show go
    how naked do they get
    do they strip all the way
    is nudity part of the show
    can we tip by putting money in the outfit, is that touching
    what happens if a guest gets too drunk and grabby
    what if someone gets out of hand
    what if my friends misbehave
    can the performer leave if guests are rude
    will they leave if someone touches them
    what happens if a guest breaks the rules
    what's the code of conduct
    do you have a conduct policy
    how should guests behave
    any etiquette we should know
    what etiquette do you expect from guests
    do's and don'ts for the party
    dos and donts please
    what are we not supposed to do
    are guests allowed to go on stage with her
    can we give the dancer drinks
    can performers drink with us
    can the bartender drink on the job
    do your people drink alcohol while working
    is smoking around the performers ok
    can we smoke inside while they perform
    can she stay after for a drink with the guys
    can guests hang out with the performer after the show
    is it ok to ask her for her number
    can the performer go into a private room with the groom
    do they do private dances in a separate room
    does the dancer bring security
    does somebody come with the dancers
    can she bring a chaperone or driver
    are the girls safe at your events
    what do you do to keep performers safe
    what are the boundaries
    what boundaries do your entertainers have
    where's the line with the dancers
    is the massage strictly professional
    is it a regular massage with draping
    what is allowed during the show
    are games with the dancer allowed
    can we do body shots
    can she do party games with the guys
    are props like whipped cream ok
    is audience participation part of it
    will she pull people up from the audience
    can we say no to audience participation
    how interactive is the show
    is it a tasteful show or raunchy
    can we ask for a tamer show
    can we keep it classy, no nudity
    rules for a stripper at a house party
    what are the rules for a bachelor party
    what are the rules at a {event}
    can the dancer perform around kids
    is it fine to pick her up for a photo
    how close can guests get
    can guests sit next to the dancer
    can we blindfold the groom
    is it ok to throw money
    is pole dancing on our furniture ok lol
    what if the performer feels unsafe
    can they refuse to do something
    what will they refuse to do
    tell me the rules before i book
    what's the no touch policy
    no touching right?
    do the same rules count for the male dancers
    what is considered inappropriate
    can my guys be rowdy or do we get in trouble
    do you have a policy on harassment
    is there anything we can't ask of {agent}
    can i ask {agent} to do something special within reason
    ¿se puede tocar a las bailarinas?
    ¿cuáles son las reglas?
    ¿qué no está permitido?
    ¿los invitados pueden bailar con ella?
    ¿qué pasa si alguien se porta mal?
    ¿es show con desnudo completo?
    ¿hay reglas para los invitados?
    ¿hasta dónde llega el show?
    ¿las bailarinas se quitan todo?
    ¿viene alguien de seguridad con la bailarina?
    ¿pueden tomar alcohol mientras trabajan?
    ¿cuáles son los límites?
    ¿qué comportamiento esperan de los invitados?
    ¿la bailarina puede irse si la molestan?
    ¿se permiten juegos con la bailarina?
    ¿qué está prohibido en la fiesta?
  `,
}
