import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages of the conversation itself, and who or what can be booked. */
export const heldBackConversation: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'greeting',
    expected.greeted,
    `heyyy
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
    ttyl`,
  ),
  ...writeMessages(
    'affirm',
    expected.nothingYet,
    `yup
    yes please do
    sure thing`,
  ),
  ...writeMessages(
    'deny',
    expected.nothingYet,
    `nah not really
    no, don't
    nope not that`,
  ),
  ...writeMessages(
    'start-over',
    expected.nothingYet,
    `scrap all that lets begin again
    can we start fresh please
    forget everything i said, new search`,
  ),
  ...writeMessages(
    'identity',
    expected.identified,
    `wait am i texting a real human rn or nah
    Is this one of those chatbots?
    who am i talking to here`,
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
  ...writeMessages('find', expected.found('photographer'), 'not a DJ, i need a photographer'),
  ...writeMessages('find', { ...expected.found('bartender'), atMost: 90 }, 'bartenders at most $90 an hour'),
]
