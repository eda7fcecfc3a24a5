import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages of the conversation itself, and who or what can be booked. */
export const openConversation: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'greeting',
    expected.greeted,
    `hi
    Hello there!
    hey hey
    good mornin
    sup
    howdy y'all
    Hi, hope you're having a good day`,
  ),
  ...writeMessages(
    'thanks',
    expected.thanked,
    `thanks!
    thx a bunch
    thank you so much for your help
    awesome ty
    perfect, thats all i needed`,
  ),
  ...writeMessages(
    'goodbye',
    expected.thanked,
    `bye
    ok gotta run, cya
    Goodbye and have a lovely weekend
    laters`,
  ),
  ...writeMessages('affirm', expected.nothingYet, `yes\n yeah\n ok\n yep sounds good`),
  ...writeMessages('deny', expected.nothingYet, `no\n nope\n nah im good`),
  ...writeMessages(
    'start-over',
    expected.nothingYet,
    `start over
    reset
    lets start from scratch
    nevermind all that, from the top`,
  ),
  ...writeMessages(
    'identity',
    expected.identified,
    `are you a bot
    is this a real person?
    r u human
    What are you exactly?`,
  ),
  ...writeMessages(
    'find',
    expected.found('dj'),
    `do you have djs
    lookin 4 a deejay
    I require a disc jockey for our gala.
    who can do the music for prom night`,
  ),
  ...writeMessages(
    'find',
    expected.found('bartender'),
    `i need someone behind the bar
    show me your bartenders
    barkeep for a backyard bbq
    bartendr 4 my house party pls`,
  ),
  ...writeMessages(
    'find',
    expected.found('exotic_dancer'),
    `strippers?
    got any burlesque gals
    exotic dancers for a bachelor party
    we want a dancer, a classy one, for grandpa's joke gift`,
  ),
  ...writeMessages(
    'find',
    expected.found('massage_therapist'),
    `chair massage for the office
    we'd like a massage therapist at our retreat`,
  ),
  ...writeMessages(
    'find',
    expected.found('entertainer'),
    `do you have a magician
    someone to sing jazz at our anniversary
    need an emcee`,
  ),
  ...writeMessages(
    'find',
    expected.found('model'),
    `runway models for a boutique launch\n models for a lookbook shoot`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `photographer for a baby shower
    someone to shoot our corporate headshots and the mixer after
    fotographer?`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('dj'), has: ['{dj1}'] },
    `who plays {dj1.known}\n any dj that does {dj1.known}?`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('bartender'), has: ['{bartender1}'] },
    'a bartender who is good with {bartender1.known}',
  ),
  ...writeMessages(
    'find',
    expected.found('bartender', 'exotic_dancer'),
    `a bartender and maybe a dancer\n dancer + bartender combo for my boys night`,
  ),
  ...writeMessages('find', expected.found('dj', 'bartender'), 'we need a DJ and two bartenders for our wedding'),
  ...writeMessages('find', { ...expected.found('dj'), atMost: 150 }, `djs under $151\n any dj for 150 an hour or less`),
  ...writeMessages('find', { ...expected.found('massage_therapist'), atMost: 120 }, 'massage, no more than 120/hr'),
  ...writeMessages(
    'find',
    { ...expected.found('photographer'), atMost: 170 },
    'i can spend up to $170 per hour on a photographer',
  ),
  ...writeMessages('find', expected.found('bartender'), 'no dancers, just a bartender'),
  ...writeMessages('find', expected.found('exotic_dancer'), "i don't want a model, i want an exotic dancer"),
  ...writeMessages(
    'find',
    { as: ['services'], says: /model/i },
    `what services do you offer?
    what kinda people do you have
    who all can i hire here
    list your categories`,
  ),
]
