import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

const taken = { nobody: true, says: /office|person|someone|touch|reach|call|reply|answer|hear|back|look/i } as const

/** A second set of conversations, written without a look at the training. */
export const visitorsDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    ['yo im throwing a house party {+12:md}, who could dj', expected.free({ date: '+12' }, 'dj')],
    ['starts at 9 and goes til 1', { only: ['dj'], event: { date: '+12', time: '21:00', hours: 4 } }],
    ['hmm lets do 10 to 1 instead', { only: ['dj'], event: { date: '+12', time: '22:00', hours: 3 } }],
    ['{dj1.first} seems cool, whats the price then', { price: ['dj1*3'] }],
    ['bet, book it', expected.booked({ date: '+12', time: '22:00', hours: 3 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['We need two bartenders for {+20:full}.', { only: ['bartender'], event: { date: '+20' } }],
    [
      '6 pm to 11 pm, about 90 guests',
      { only: ['bartender'], event: { date: '+20', time: '18:00', hours: 5, guests: 90 } },
    ],
    [
      'only one of them now',
      { only: ['bartender'], saysNot: /two bartenders/i, event: { date: '+20', time: '18:00' } },
    ],
    ['{bartender1} please', { has: ['{bartender1}'] }],
    ['Yes, book.', expected.booked({ date: '+20', time: '18:00', hours: 5, guests: 90 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['is {photographer1.first} around {+15:md}', { has: ['{photographer1}'], event: { date: '+15' } }],
    ['from 1 to 5 pm', { has: ['{photographer1}'], event: { date: '+15', time: '13:00', hours: 4 } }],
    ['its at our church in Decatur', { event: { date: '+15', time: '13:00', place: 'Decatur' } }],
    ['alright reserve', expected.booked({ date: '+15', time: '13:00', hours: 4, place: 'Decatur' }, '{photographer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['got singers?', expected.found('entertainer')],
    ['how bout {+24:md}', { only: ['entertainer'], event: { date: '+24' } }],
    ['whats your cancel policy tho', { policy: ['cancellation'] }],
    ['aight. 7pm 2 hours', { only: ['entertainer'], event: { date: '+24', time: '19:00', hours: 2 } }],
    ['go with {entertainer1.first}', { has: ['{entertainer1}'] }],
    ['yep book', expected.booked({ date: '+24', time: '19:00', hours: 2 }, '{entertainer1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['hello', expected.greeted],
    [
      'planning an office thing, need massages for the team on {+17:full}',
      expected.free({ date: '+17' }, 'massage_therapist'),
    ],
    ['11am, 3 hours', { only: ['massage_therapist'], event: { date: '+17', time: '11:00', hours: 3 } }],
    ['who is the cheapest', { only: ['massage_therapist'], says: /\$\d/ }],
    ['book {massage1.first}', expected.booked({ date: '+17', time: '11:00', hours: 3 }, '{massage1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['dancer for {+10:md} 11pm', expected.free({ date: '+10', time: '23:00' }, 'exotic_dancer')],
    ['oops i typed the wrong date, its {+11:md}', { only: ['exotic_dancer'], event: { date: '+11', time: '23:00' } }],
    ['2 hrs', { event: { date: '+11', time: '23:00', hours: 2 } }],
    ['and {dancer1.first} costs?', { price: ['dancer1*2'] }],
    ['ok {dancer2.first}?', { price: ['dancer2*2'] }],
    [
      'nah the first girl, {dancer1.first}. book',
      expected.booked({ date: '+11', time: '23:00', hours: 2 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['my sister gets married {+40:md} and i handle the music', { event: { date: '+40' } }],
    ['dj obviously. 5pm til 10', { only: ['dj'], event: { date: '+40', time: '17:00', hours: 5 } }],
    ['second one sounds good', { has: ['{shown:2}'] }],
    ['book', { as: ['booking'], event: { date: '+40', time: '17:00', hours: 5 } }],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'need a bartender and a dj {+21:md} from 8pm 4 hours',
      { only: ['bartender', 'dj'], event: { date: '+21', time: '20:00', hours: 4 } },
    ],
    ['what would that be in total', { says: /\$\d/ }],
    ['too much, drop the bartender', { only: ['dj'], event: { date: '+21', time: '20:00', hours: 4 } }],
    ['{dj2.first} then', { has: ['{dj2}'] }],
    ['book him please', expected.booked({ date: '+21', time: '20:00', hours: 4 }, '{dj2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['model for a product launch', expected.found('model')],
    ['{+30:md} noon till 4', { only: ['model'], event: { date: '+30', time: '12:00', hours: 4 } }],
    ['wait a photographer too', { only: ['photographer'], event: { date: '+30', time: '12:00', hours: 4 } }],
    ['nvm just {model1.first}', { has: ['{model1}'] }],
    ['book {model1.first}', expected.booked({ date: '+30', time: '12:00', hours: 4 }, '{model1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['whos pouring drinks for us {+14:md}, need a bar person', expected.free({ date: '+14' }, 'bartender')],
    ['we got like 40 people at a loft in Midtown', { event: { date: '+14', guests: 40, place: 'Midtown' } }],
    ['seven to eleven at night', { event: { date: '+14', time: '19:00', hours: 4 } }],
    [
      'ill go with {bartender2.first}, book',
      expected.booked({ date: '+14', time: '19:00', hours: 4, guests: 40 }, '{bartender2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['{bartenderOut.first} available {+16:md}?', { says: expected.UNAVAILABLE, only: ['bartender'] }],
    ['bummer. anybody else', { only: ['bartender'], event: { date: '+16' } }],
    ['the cheaper one', { only: ['bartender'], says: /\$\d/ }],
    ['at 7 for 3 hours', { event: { date: '+16', time: '19:00', hours: 3 } }],
    ['alright book', { as: ['booking'], event: { date: '+16', time: '19:00', hours: 3 } }],
  ]),
  writeDialogue('booking', 'straight', [
    ['buenas, busco un dj para una boda', { language: 'es', only: ['dj'] }],
    ['el {+26:es} a las 6 de la tarde', { language: 'es', only: ['dj'], event: { date: '+26', time: '18:00' } }],
    ['por 5 horas', { language: 'es', event: { date: '+26', time: '18:00', hours: 5 } }],
    [
      'reserva a {dj1.first}',
      { language: 'es', ...expected.booked({ date: '+26', time: '18:00', hours: 5 }, '{dj1}') },
    ],
  ]),
  writeDialogue('answer', 'straight', [
    ['how do i pay', expected.policy('payment')],
    ['before or after the event', { policy: ['paying-when', 'deposit', 'payment'] }],
    ['and if i cancel', { policy: ['cancellation'] }],
    ['ok thx', { as: ['thanks'], nobody: true }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['price of {bartender1.first} for 3 hrs', { price: ['bartender1*3'] }],
    ['actually 5', { price: ['bartender1*5'] }],
    ['compared to {bartender2.first}?', { price: ['bartender1*5', 'bartender2*5'] }],
    ['got it, bye', { as: ['thanks'], nobody: true }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['do you come out to marietta', expected.policy('travel', 'place')],
    ['and is there parking stuff i gotta do', { policy: ['parking', 'travel'] }],
    ['different question, can we film', { policy: ['photos', 'privacy'] }],
    ['what about tipping', { policy: ['tips'] }],
  ]),
  writeDialogue('answer', 'straight', [
    ['whats popular for a bachelor party', { says: /\?|\$\d/ }],
    ['what are dancers charging', { only: ['exotic_dancer'], says: /\$\d/ }],
    ['for 2 hours', { says: /2 hours/ }],
  ]),
  writeDialogue('person', 'straight', [
    ['i have a weird request', {}],
    ['its a 3 day corporate retreat with rotating acts', {}],
    ['can i speak with somebody about it', expected.handedOver],
    ['Greg Tanaka, 678-555-0134', { as: ['person'], nobody: true, waiting: true }],
  ]),
  writeDialogue('person', 'turns back', [
    ['photographer for {+18:md}', expected.free({ date: '+18' }, 'photographer')],
    ['hold on, id rather call. whats the number', expected.handedOver],
    ['nah wait, they should ring me back', expected.handedOver],
  ]),
  writeDialogue('person', 'turns back', [
    ['how do i book', expected.howToBook],
    ['too complicated, connect me to staff', expected.handedOver],
    ['parking available', { nobody: true, policy: ['parking', 'travel'] }],
  ]),
  writeDialogue('decline', 'turns back', [
    ['stripper {+13:md}', expected.free({ date: '+13' }, 'exotic_dancer')],
    ['would she sleep with the groom', expected.declined],
    ['lol ok. what can the guys do then', { nobody: true, policy: ['conduct'] }],
  ]),
  writeDialogue('decline', 'straight', [
    ['bartender for a highschool graduation party', {}],
    ['everyones 18, she can pour vodka right', { nobody: true, says: /21/ }],
    ['alright bye', { as: ['thanks'], nobody: true }],
  ]),
  writeDialogue('apply', 'turns back', [
    ['what do bartenders make', {}],
    ['i ask cuz i wanna work for you', expected.applied],
    ['Lena Orozco, bartender, lena.o@example.com', { as: ['apply', 'thanks'], ...taken }],
  ]),
  writeDialogue('complaint', 'straight', [
    ['hey', expected.greeted],
    ['so the photographer you sent missed the whole ceremony', expected.complained],
    ['Priya Nair 770-555-0162', taken],
    ['thanks', { as: ['thanks'], nobody: true }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['what does {dj1.first} cost', { price: ['dj1'] }],
    ['btw last month your dj played the wrong music all night and argued with my mom', expected.complained],
    ['so do you give the money back or not', { nobody: true, saysNot: /refunded|will refund|we will pay/i }],
  ]),
]
