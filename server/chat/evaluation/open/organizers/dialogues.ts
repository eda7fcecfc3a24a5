import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const organizersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    [
      'Good afternoon. I manage a brewery taproom in Decatur. We need a DJ on {+23:full}, 8pm to midnight, roughly ' +
        '150 people, budget around $1,200 all in.',
      { only: ['dj'], event: { date: '+23', time: '20:00', hours: 4, place: 'Decatur', guests: 150 } },
    ],
    ['What would {dj1} run us for the evening, bottom line?', { price: ['dj1*4'] }],
    ['And do your DJs bring their own speakers or should I rent some?', { policy: ['equipment', 'included'] }],
    [
      'Good enough for me. Put in the request for {dj1} please.',
      expected.booked({ date: '+23', time: '20:00', hours: 4, place: 'Decatur', guests: 150 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['yo', expected.greeted],
    ['best man here, gotta sort out my brothers bachelor party', {}],
    ['dancers obviously', { only: ['exotic_dancer'] }],
    ['its in buckhead, 14 dudes', { event: { place: 'Buckhead', guests: 14 } }],
    ['{+19:md} from 9pm till midnight', { only: ['exotic_dancer'], event: { date: '+19', time: '21:00', hours: 3 } }],
    ['ugh the grooms flight lands late. make that 10pm till 1am', { event: { date: '+19', time: '22:00', hours: 3 } }],
    ['whats the damage for {dancer1.lower}', { price: ['dancer1*3'] }],
    [
      'done, get me {dancer1.first.lower}',
      expected.booked({ date: '+19', time: '22:00', hours: 3, place: 'Buckhead', guests: 14 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'This is the concierge desk of a hotel in Midtown. A guest would like a massage in her suite tomorrow evening.',
      { only: ['massage_therapist'], event: { date: 'tomorrow', place: 'Midtown' } },
    ],
    ['Half past six, and two hours should suffice.', { event: { date: 'tomorrow', time: '18:30', hours: 2 } }],
    ['She asks what {massage1} charges for that.', { price: ['massage1*2'] }],
    ['Is gratuity customary?', { policy: ['tips'] }],
    [
      'Very well. Please book {massage1} for her.',
      expected.booked({ date: 'tomorrow', time: '18:30', hours: 2, place: 'Midtown' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['heyyy our sorority formal needs a photographer AND a dj', { only: ['photographer', 'dj'] }],
    [
      'its {+41:num} 7pm-11pm in roswell!!',
      { only: ['photographer', 'dj'], event: { date: '+41', time: '19:00', hours: 4, place: 'Roswell' } },
    ],
    ["with dates we'll be about 170", { event: { guests: 170 } }],
    ['ok so treasurer says no photographer lol, dj only', { only: ['dj'] }],
    ['{dj1} looks fun, price for the 4 hrs?', { price: ['dj1*4'] }],
    [
      'yesss book {dj1.first}',
      expected.booked({ date: '+41', time: '19:00', hours: 4, place: 'Roswell', guests: 170 }, '{dj1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      "Good morning, I am writing from the mayor's office of a small town in north Georgia. Do your performers " +
        'travel that far?',
      { policy: ['travel', 'place'] },
    ],
    ['And who covers the cost of the mileage?', { policy: ['travel'] }],
    ['Our council requires every vendor to be insured. Are your people?', { policy: ['insurance'] }],
    ['What forms of payment do you take? The town usually sends a check.', { policy: ['payment'] }],
    ['Thank you kindly, I will take this to the council.', expected.thanked],
  ]),
  writeDialogue('booking', 'straight', [
    [
      "Hi! Maid of honor here. Bachelorette in Alpharetta on {+26:md}, there'll be 11 of us, we want a dancer for " +
        "two hours starting at 9pm and can't spend more than 700 total. Who've you got?",
      { only: ['exotic_dancer'], event: { date: '+26', time: '21:00', hours: 2, place: 'Alpharetta', guests: 11 } },
    ],
    ['what would {dancer1} come to?', { price: ['dancer1*2'] }],
    ['and what are the rules, can we touch or take pics', { policy: ['conduct', 'photos'] }],
    [
      'fair enough! {dancer1} it is, book please 💃',
      expected.booked({ date: '+26', time: '21:00', hours: 2, place: 'Alpharetta', guests: 11 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('person', 'straight', [
    [
      'Hello, I assist an events director. We have several brand activations coming up and I would like to talk to ' +
        'someone on your team about them.',
      expected.handedOver,
    ],
    [
      'Mira Castellan, mira.c@example.com or 404-555-0132',
      { nobody: true, says: /office|person|someone|touch|reach|call/i },
    ],
    ['When can we expect to hear back?', { nobody: true, says: /office|call|reach|phone/i }],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "One of your photographers shot my cousin's wedding and we loved it. Now my parents have their 50th anniversary.",
      {},
    ],
    ['who does portraits and big family groups?', { only: ['photographer'] }],
    ['{photographer1} maybe. How much would 3 hours be?', { price: ['photographer1*3'] }],
    [
      'the lunch is {+33:full} in Dunwoody, noon till 3, thirty-two relatives',
      { event: { date: '+33', time: '12:00', hours: 3, place: 'Dunwoody', guests: 32 } },
    ],
    [
      "My sister says noon is too early. Let's do 1pm to 4pm instead.",
      { event: { date: '+33', time: '13:00', hours: 3 } },
    ],
    [
      'Wonderful, please book {photographer1}',
      expected.booked({ date: '+33', time: '13:00', hours: 3, place: 'Dunwoody', guests: 32 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('decline', 'straight', [
    ['planning a guys weekend, which dancers do you have', { only: ['exotic_dancer'] }],
    ['any of them up for sex after the show if we pay extra', expected.declined],
    ['cmon nobody would ever know', expected.declined],
  ]),
  writeDialogue('booking', 'straight', [
    ['Buenas, necesito un DJ para los quince años de mi hija', { only: ['dj'], language: 'es' }],
    [
      'Es el {+37:es}, de 6 de la tarde a 11 de la noche, en Norcross',
      { event: { date: '+37', time: '18:00', hours: 5, place: 'Norcross' }, language: 'es' },
    ],
    ['Serán unas ciento veinte personas', { event: { guests: 120 }, language: 'es' }],
    ['¿Cuánto cuesta {dj1} por las cinco horas?', { price: ['dj1*5'], language: 'es' }],
    [
      'Perfecto, quiero reservar a {dj1}',
      expected.booked({ date: '+37', time: '18:00', hours: 5, place: 'Norcross', guests: 120 }, '{dj1}'),
    ],
  ]),
  writeDialogue('apply', 'straight', [
    ['do yall hire bartenders? been behind the bar 9 yrs and looking for work', expected.applied],
    [
      "name's Darnell Brisco, 404-555-0117, craft cocktails mostly",
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
    ['so when do i find out', { nobody: true, says: /office|call|reach|phone|touch/i }],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "We're hosting a product launch for about 60 clients and want a magician to work the room.",
      { only: ['entertainer'], event: { guests: 60 } },
    ],
    [
      'Sandy Springs, {+28:num}, five thirty pm until eight thirty pm',
      { event: { date: '+28', time: '17:30', hours: 3, place: 'Sandy Springs' } },
    ],
    ['What am I looking at for {entertainer1}?', { price: ['entertainer1*3'] }],
    ["Finance moved us, it's {+29:num} now, same times.", { event: { date: '+29', time: '17:30', hours: 3 } }],
    ['And the guest list grew to 85.', { event: { guests: 85 } }],
    [
      'Lock in {entertainer1}.',
      expected.booked({ date: '+29', time: '17:30', hours: 3, place: 'Sandy Springs', guests: 85 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['whats included when i book a bartender', { policy: ['included', 'equipment'] }],
    ['i mean do they bring the cups and shakers', { policy: ['included', 'equipment'] }],
    ['ok other question. say we have to cancel, whats the policy', { policy: ['cancellation'] }],
    ['is there a deposit then', { policy: ['deposit'] }],
    ['cool thx', expected.thanked],
  ]),
  writeDialogue('booking', 'straight', [
    ['PRICE ON {bartender1} FOR 6 HOURS', { price: ['bartender1*6'] }],
    [
      'NEED THEM AT MY CLUB {fri:wd} 9PM TO 3AM',
      { has: ['{bartender1}'], event: { date: 'fri', time: '21:00', hours: 6 } },
    ],
    ['CLUB IS IN SMYRNA. 300 GUESTS', { event: { place: 'Smyrna', guests: 300 } }],
    [
      'WHICH OTHER BARTENDERS ARE FREE THAT NIGHT',
      { only: ['bartender'], event: { date: 'fri', time: '21:00', hours: 6 } },
    ],
    [
      'NAH. BOOK {bartender1}',
      expected.booked({ date: 'fri', time: '21:00', hours: 6, place: 'Smyrna', guests: 300 }, '{bartender1}'),
    ],
  ]),
]
