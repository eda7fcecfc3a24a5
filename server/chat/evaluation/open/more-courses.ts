import { type EvaluatedDialogue, writeDialogue } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Conversations of the open part in which details are changed in very few words. */
export const openMoreCourses: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    ['tell me about {dancer1}', expected.described('{dancer1}')],
    ['is she free this saturday at 9pm for 2 hours', { event: { time: '21:00', hours: 2 } }],
    ['actually make it 3', { event: { time: '21:00', hours: 3 } }],
    ['do they need a table', { policy: ['equipment'] }],
    ['yes please', expected.booked({ time: '21:00', hours: 3 }, '{dancer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['looking for a bartender', expected.found('bartender')],
    ['december 12', { as: ['availability'], only: ['bartender'] }],
    ['9 to 1', { as: ['availability'], event: { time: '21:00', hours: 4 } }],
    ['not {bartender1.first}', { as: ['availability'], not: ['{bartender1}'] }],
    ['book the first one', { as: ['booking'], only: ['bartender'], event: { time: '21:00', hours: 4 } }],
  ]),
  writeDialogue('booking', 'straight', [
    ['anybody free on december 12', { as: ['availability'] }],
    ['a dj', { as: ['availability'], only: ['dj'] }],
    ['8', { as: ['availability'], only: ['dj'], event: { time: '20:00' } }],
    ['for 3 hrs', { only: ['dj'], event: { time: '20:00', hours: 3 } }],
    ['2', { only: ['dj'], event: { time: '20:00', hours: 3 } }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['how much for a bartender for 6 hours', { as: ['pricing'], only: ['bartender'] }],
    ['2 of them', { as: ['pricing'], only: ['bartender'], says: /together/ }],
    ['and for 4 hours', { says: /for 4 hours/ }],
  ]),
  writeDialogue('person', 'turns back', [
    ['got any comedians', { as: ['services'] }],
    ['forget it, give me a human being', expected.handedOver],
    ['Dana Whitfield 404-555-0199', { as: ['person'], nobody: true, waiting: true }],
  ]),
]
