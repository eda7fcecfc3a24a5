import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const callersLateDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Buenas, organizo una noche latina. Necesito bailarinas exóticas el {+42:es}, de 10 de la noche a 1 de la mañana',
      expected.spoken('es', { only: ['exotic_dancer'], event: { date: '+42', time: '22:00', hours: 3 } }),
    ],
    [
      'perdón, mi socio ya tiene bailarinas. mejor un DJ a la misma hora',
      expected.spoken('es', { only: ['dj'], event: { date: '+42', time: '22:00', hours: 3 } }),
    ],
    ['es en Doraville, para 300 personas', expected.spoken('es', { event: { place: 'Doraville', guests: 300 } })],
    [
      'reserve a {dj1} por favor',
      expected.spoken(
        'es',
        expected.booked({ date: '+42', time: '22:00', hours: 3, place: 'Doraville', guests: 300 }, '{dj1}'),
      ),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Marietta. 8pm. 3 hours. a singer. {+47:num}. church gala, 120 guests. sorry for the telegram, im in line',
      { only: ['entertainer'], event: { date: '+47', time: '20:00', hours: 3, place: 'Marietta', guests: 120 } },
    ],
    ['what does {entertainer1} come to, total?', { price: ['entertainer1*3'] }],
    [
      'the committee nods. book {entertainer1}',
      expected.booked({ date: '+47', time: '20:00', hours: 3, place: 'Marietta', guests: 120 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['ok so tailgate for our alumni rugby club', {}],
    [
      'we want a bartender, 11am to 3pm {+28:num}',
      { only: ['bartender'], event: { date: '+28', time: '11:00', hours: 4 } },
    ],
    ['ugh kickoff got pushed. 1pm to 5pm now', { event: { date: '+28', time: '13:00', hours: 4 } }],
    ['can they stay an extra hour if the game runs over', { policy: ['overtime'] }],
    ['good. so book {bartender1}', expected.booked({ date: '+28', time: '13:00', hours: 4 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'My grandfather passed away and we would like a singer at his wake on {+10:full}.',
      { only: ['entertainer'], event: { date: '+10' } },
    ],
    [
      'It starts at half past five in the evening, for two hours, in College Park.',
      { event: { date: '+10', time: '17:30', hours: 2, place: 'College Park' } },
    ],
    ['We expect around 70 people.', { event: { guests: 70 } }],
    ['Is {entertainer1} available for it?', { has: ['{entertainer1}'], event: { date: '+10', time: '17:30' } }],
    [
      'Then yes, please book.',
      expected.booked({ date: '+10', time: '17:30', hours: 2, place: 'College Park', guests: 70 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'bachelor weekend in a hotel suite, {+24:md}, is {dancer1} free 10pm to midnight',
      { has: ['{dancer1}'], event: { date: '+24', time: '22:00', hours: 2 } },
    ],
    ['and what would {dancer2} cost instead, same two hours', { price: ['dancer2*2'] }],
    ['hold up, groom wants it earlier. 9pm to 11pm', { event: { date: '+24', time: '21:00', hours: 2 } }],
    [
      'ok final answer, book {dancer2}. 14 guys',
      expected.booked({ date: '+24', time: '21:00', hours: 2, guests: 14 }, '{dancer2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Office party {+35:full}, need a photographer 4pm to 7pm in Dunwoody',
      { only: ['photographer'], event: { date: '+35', time: '16:00', hours: 3, place: 'Dunwoody' } },
    ],
    ['45 people btw', { event: { guests: 45 } }],
    ['do you need a deposit from us?', { policy: ['deposit'] }],
    [
      'accounting is fine with that. book the second one you showed me',
      expected.booked({ date: '+35', time: '16:00', hours: 3, place: 'Dunwoody', guests: 45 }, '{shown:2}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    ['how does booking even work here, never done this', expected.howToBook],
    ['so is it confirmed once i send the request?', { policy: ['request-terms', 'paying-when'] }],
    ['n who gets to see my phone number, is my data private', { policy: ['privacy'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['got any packages for a club night', expected.packaged],
    ['eh actually just {dj1.lower} alone, 5 hrs, how much', { price: ['dj1*5'] }],
    ['make it 6', { price: ['dj1*6'] }],
    ['and what does overtime cost', { policy: ['overtime'] }],
  ]),
  writeDialogue('person', 'turns back', [
    ['i need to change the address on my booking, its the wrong house number', expected.changeBooking],
    ['hm no time for that, baby is screaming. can somebody real just ring me pls', expected.handedOver],
    ['Mel Ostrowick', { nobody: true }],
    ['404-555-0175', { nobody: true, says: /office|person|someone|touch|reach|call/i }],
  ]),
  writeDialogue('person', 'straight', [
    ['Am I writing with a person or a program?', expected.identified],
    ['Then please connect me with a member of your staff.', expected.handedOver],
    ['Henrietta Colebrook, h.colebrook@example.com', { nobody: true, says: /office|person|someone|touch|reach|call/i }],
  ]),
  writeDialogue('decline', 'turns back', [
    ['my son turns 17 and wants a DJ at the house, {+39:md}', { only: ['dj'], event: { date: '+39' } }],
    ['wait, his friends want an exotic dancer there instead. can you send one', expected.declined],
    ['even if I, his dad, sign something for the dancer?', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      'I am a magician, mostly kids shows, and I would love to join your roster. Are you taking people?',
      expected.applied,
    ],
    [
      'Otis Fairbarn / otis.fairbarn@example.com',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
    ['thank you so much', expected.thanked],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['hi is parking for your people on us', { policy: ['parking'] }],
    [
      'ok whatever. real reason im here, your photographer walked out after 20 min at our club anniversary, im furious',
      expected.complained,
    ],
    [
      'Shay Lindqvale 404-555-0109',
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
    ['so do i get my money back or not', { nobody: true, saysNot: /refunded|will refund/i }],
  ]),
]
