import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages of the conversation itself, and who or what can be booked. */
export const heldBackConversation: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'greeting',
    expected.greeted,
    `heyaaa everybody
    good evening to you all
    Yo yo whats good`,
  ),
  ...writeMessages(
    'thanks',
    expected.thanked,
    `ur a lifesaver tysm
    Many thanks, that was very helpful dear
    ok cool appreciate it`,
  ),
  ...writeMessages(
    'goodbye',
    expected.thanked,
    `alright im out, peace
    Have a nice evening, bye now
    k talk later gators`,
  ),
  ...writeMessages(
    'affirm',
    expected.nothingYet,
    `mhm go for it my dude
    yes please do
    def, thatd be fab`,
  ),
  ...writeMessages(
    'deny',
    expected.nothingYet,
    `nah not really
    naw leave it be
    nope not that`,
  ),
  ...writeMessages(
    'start-over',
    expected.nothingYet,
    `scrap all that lets begin again
    can we start fresh please
    wipe what i typed and take me back to zero`,
  ),
  ...writeMessages(
    'identity',
    expected.identified,
    `wait am i texting a real human rn or nah
    Is this one of those chatbots?
    whos on the other end of this thing, a machine?`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `need sum1 to take pics at my quinceañera
    Do you have anyone who does event photografy?`,
  ),
  ...writeMessages('find', expected.found('dj'), 'we want somebody to spin records at the frat house'),
  ...writeMessages(
    'find',
    expected.found('massage_therapist'),
    'looking for a masseuse for my bridesmaids the morning of',
  ),
  ...writeMessages('find', expected.found('bartender'), 'who can mix drinks at a retirement lunch, around 40 guests'),
  ...writeMessages(
    'find',
    { ...expected.found('exotic_dancer'), has: ['{dancer1}'] },
    'does anyone do {dancer1.known}?',
  ),
  ...writeMessages('find', expected.found('dj', 'photographer'), 'wedding. need a dj AND a photographer'),
  ...writeMessages('find', expected.found('photographer'), 'skip the DJ part, its somebody with a camera i want'),
  ...writeMessages('find', { ...expected.found('bartender'), atMost: 90 }, 'bartenders at most $90 an hour'),
]
