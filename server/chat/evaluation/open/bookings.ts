import { type EvaluatedDialogue, writeDialogue } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Conversations of the open part that end in a filled-in booking form. */
export const openBookings: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    ['Do you have djs?', expected.found('dj')],
    ['who is free {+12:md}', { only: ['dj'], event: { date: '+12' } }],
    ['8pm to midnight', { only: ['dj'], event: { date: '+12', time: '20:00', hours: 4 } }],
    ['Book {dj1.first}', expected.booked({ date: '+12', time: '20:00', hours: 4 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['bartender for saturday 7pm', expected.free({ date: 'sat', time: '19:00' }, 'bartender')],
    ['actually make it sunday', { only: ['bartender'], event: { date: 'sat+1d', time: '19:00' } }],
    ['for 5 hours', { event: { date: 'sat+1d', time: '19:00', hours: 5 } }],
    ['{bartender1.first}', { has: ['{bartender1}'] }],
    ['yes book', expected.booked({ date: 'sat+1d', time: '19:00', hours: 5 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['is {dj1.first} free {+16:md} 9pm?', { has: ['{dj1}'], event: { date: '+16', time: '21:00' } }],
    ['whats it cost for 3 hours', { price: ['dj1*3'] }],
    ['and {dj2.first}?', { price: ['dj2*3'], event: { date: '+16' } }],
    ['ok {dj2.first} it is, book', expected.booked({ date: '+16', time: '21:00', hours: 3 }, '{dj2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['i need a dancer {+20:md}', expected.free({ date: '+20' }, 'exotic_dancer')],
    ['make that a photographer', { only: ['photographer'], event: { date: '+20' } }],
    ['the second one', { has: ['{shown:2}'], event: { date: '+20' } }],
    ['6pm, 4 hours', { event: { date: '+20', time: '18:00', hours: 4 } }],
    ['book', { as: ['booking'], event: { date: '+20', time: '18:00', hours: 4 } }],
  ]),
  writeDialogue('booking', 'straight', [
    ['book {entertainer1.first}', expected.booked({}, '{entertainer1}')],
    ['{+23:md}', { has: ['{entertainer1}'], event: { date: '+23' } }],
    ['7pm', { event: { date: '+23', time: '19:00' } }],
    ['2 hours', expected.booked({ date: '+23', time: '19:00', hours: 2 }, '{entertainer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['who are your photographers', expected.found('photographer')],
    ['tell me about {photographer1.first}', { has: ['{photographer1}'] }],
    ['is she free on {+27:md} at 3pm', { has: ['{photographer1}'], event: { date: '+27', time: '15:00' } }],
    ['sorry, {+28:md}', { has: ['{photographer1}'], event: { date: '+28', time: '15:00' } }],
    ['book her for 4 hours', expected.booked({ date: '+28', time: '15:00', hours: 4 }, '{photographer1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ["hi! my best friend's bachelorette is {+26:full}, around 15 girls", { event: { date: '+26', guests: 15 } }],
    ['a bartender I think', { only: ['bartender'], event: { date: '+26', guests: 15 } }],
    [
      'from 8 to 11pm at our airbnb in Midtown',
      { only: ['bartender'], event: { date: '+26', time: '20:00', hours: 3, place: 'Midtown' } },
    ],
    ['how much is {bartender1.first} then', { price: ['bartender1*3'] }],
    [
      'yay book {bartender1.first}',
      expected.booked({ date: '+26', time: '20:00', hours: 3, place: 'Midtown', guests: 15 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['dj under $160', { ...expected.found('dj'), atMost: 159 }],
    ['for {+17:md}, 10pm to 2am', { only: ['dj'], event: { date: '+17', time: '22:00', hours: 4 }, atMost: 159 }],
    ['can they start at 9 instead', { event: { date: '+17', time: '21:00' } }],
    ['{dj1.first}. book it.', { as: ['booking'], who: ['{dj1}'], event: { date: '+17', time: '21:00' } }],
  ]),
  writeDialogue('booking', 'turns back', [
    ['compare {photographer1.first} and {photographer2.first}', { price: ['photographer1', 'photographer2'] }],
    ['the cheaper one for 6 hours?', { price: ['{cheaper:photographer1:photographer2}*6'] }],
    [
      'is that one free {+18:md} noon',
      { has: ['{cheaper:photographer1:photographer2}'], event: { date: '+18', time: '12:00' } },
    ],
    ['book', expected.booked({ date: '+18', time: '12:00', hours: 6 }, '{cheaper:photographer1:photographer2}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['massage for my office, 30 people', { only: ['massage_therapist'], event: { guests: 30 } }],
    [
      '{+22:full} 10am to 2pm',
      { only: ['massage_therapist'], event: { date: '+22', time: '10:00', hours: 4, guests: 30 } },
    ],
    ['book {massage1}', expected.booked({ date: '+22', time: '10:00', hours: 4, guests: 30 }, '{massage1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['i want {bartenderBusy.first} {+6:md} 6pm 3 hours', { has: ['{bartenderBusy}'], says: expected.UNAVAILABLE }],
    ['ok who else can do it', { only: ['bartender'], not: [], event: { date: '+6', time: '18:00', hours: 3 } }],
    ['{bartender1.first} works', { has: ['{bartender1}'] }],
    ['yes please book', expected.booked({ date: '+6', time: '18:00', hours: 3 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['yo need strippers for fri', expected.free({ date: 'fri' }, 'exotic_dancer')],
    ['11pm 2 hrs', { only: ['exotic_dancer'], event: { date: 'fri', time: '23:00', hours: 2 } }],
    ['do they need a stage or somethin', { policy: ['equipment', 'included'] }],
    ['aight book {dancer1.first}', expected.booked({ date: 'fri', time: '23:00', hours: 2 }, '{dancer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['We are planning a holiday party, 80 people, {+24:full}', { event: { date: '+24', guests: 80 } }],
    ['A DJ from 7 to 11 pm', { only: ['dj'], event: { date: '+24', time: '19:00', hours: 4, guests: 80 } }],
    ['It will be 100 people after all', { event: { date: '+24', guests: 100 } }],
    ['What is your cancellation policy?', { policy: ['cancellation'] }],
    ['Fine. Book {dj1}, please.', expected.booked({ date: '+24', time: '19:00', hours: 4, guests: 100 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['whats your cheapest bartender', { price: ['cheapest:bartender'] }],
    ['how much for 4 hours', { price: ['cheapest:bartender*4'] }],
    ['{+31:md} 6pm free?', { event: { date: '+31', time: '18:00', hours: 4 } }],
    ['book', { as: ['booking'], event: { date: '+31', time: '18:00', hours: 4 } }],
  ]),
  writeDialogue('booking', 'turns back', [
    ['model for a gallery opening {+35:md}', expected.free({ date: '+35' }, 'model')],
    ['{model1.first} 5pm to 9pm', { has: ['{model1}'], event: { date: '+35', time: '17:00', hours: 4 } }],
    ['no wait, {model2.first}', { has: ['{model2}'], event: { date: '+35', time: '17:00', hours: 4 } }],
    ['yes, book {model2.first}', expected.booked({ date: '+35', time: '17:00', hours: 4 }, '{model2}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['hola, quiero un bartender para el {+29:es}', { language: 'es', only: ['bartender'], event: { date: '+29' } }],
    ['de 7 a 11 de la noche', { language: 'es', event: { date: '+29', time: '19:00', hours: 4 } }],
    ['cuanto cuesta {bartender1.first}', { language: 'es', price: ['bartender1*4'] }],
    [
      'reservar {bartender1.first}',
      { language: 'es', ...expected.booked({ date: '+29', time: '19:00', hours: 4 }, '{bartender1}') },
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['singer for my moms 70th', expected.found('entertainer')],
    ['on {+33:md}', { only: ['entertainer'], event: { date: '+33' } }],
    ['oh i mean {+34:md}, sorry', { only: ['entertainer'], event: { date: '+34' } }],
    ['from 5 till 7 in the evening', { event: { date: '+34', time: '17:00', hours: 2 } }],
    [
      '{entertainer1.first} would be lovely, go ahead',
      expected.booked({ date: '+34', time: '17:00', hours: 2 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'dj {+38:md} 9pm 4 hrs in East Atlanta',
      expected.free({ date: '+38', time: '21:00', hours: 4, place: 'East Atlanta' }, 'dj'),
    ],
    ['the first one', { has: ['{shown:1}'] }],
    [
      'book him',
      { as: ['booking'], who: ['{shown:1}'], event: { date: '+38', time: '21:00', hours: 4, place: 'East Atlanta' } },
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['{bartenderOut.first} for {+21:md}?', { says: expected.UNAVAILABLE, only: ['bartender'] }],
    ['who then', { only: ['bartender'], event: { date: '+21' } }],
    ['cheapest of them', { price: ['cheapest:bartender'], event: { date: '+21' } }],
    ['8pm 3 hours, book', { as: ['booking'], event: { date: '+21', time: '20:00', hours: 3 } }],
  ]),
  writeDialogue('booking', 'turns back', [
    ['photographer {+13:md} 2pm', expected.free({ date: '+13', time: '14:00' }, 'photographer')],
    [
      'how about 3 hours with {photographer2.first}',
      { price: ['photographer2*3'], event: { date: '+13', time: '14:00', hours: 3 } },
    ],
    ['make it 5 hours', { price: ['photographer2*5'], event: { date: '+13', time: '14:00', hours: 5 } }],
    ['book {photographer2.first}', expected.booked({ date: '+13', time: '14:00', hours: 5 }, '{photographer2}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['Check availability', { says: /\?/ }],
    ['dj', { only: ['dj'] }],
    ['next friday at 8', { only: ['dj'], event: { date: 'next-fri', time: '20:00' } }],
    ['{dj1.first} for 4 hours', { has: ['{dj1}'], event: { date: 'next-fri', time: '20:00', hours: 4 } }],
    ['book', expected.booked({ date: 'next-fri', time: '20:00', hours: 4 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'need a dj and a bartender {+30:md} 7pm to 11pm',
      { only: ['dj', 'bartender'], event: { date: '+30', time: '19:00', hours: 4 } },
    ],
    ['just the bartender actually', { only: ['bartender'], event: { date: '+30', time: '19:00', hours: 4 } }],
    ['{bartender1.first}, for 50 guests', { has: ['{bartender1}'], event: { guests: 50 } }],
    ['book', expected.booked({ date: '+30', time: '19:00', hours: 4, guests: 50 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['someone to dj our block party in Kirkwood', expected.found('dj')],
    ['{+19:full} noon to 5', { only: ['dj'], event: { date: '+19', time: '12:00', hours: 5, place: 'Kirkwood' } }],
    ['price for {dj2.first}?', { price: ['dj2*5'] }],
    ['do it', expected.booked({ date: '+19', time: '12:00', hours: 5, place: 'Kirkwood' }, '{dj2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['i like {dancer1.first}', { has: ['{dancer1}'] }],
    ['{+32:md} 10pm', { has: ['{dancer1}'], event: { date: '+32', time: '22:00' } }],
    ['are tips expected?', { policy: ['tips'] }],
    ['ok and 2 hours is how much', { price: ['dancer1*2'] }],
    ['book her', expected.booked({ date: '+32', time: '22:00', hours: 2 }, '{dancer1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['Hello, this is for a company dinner.', {}],
    [
      'A magician, {+36:full}, 7 pm, two hours',
      { only: ['entertainer'], event: { date: '+36', time: '19:00', hours: 2 } },
    ],
    ['Please book {entertainer1}.', expected.booked({ date: '+36', time: '19:00', hours: 2 }, '{entertainer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['dj on the {+20:th}', { only: ['dj'], event: { date: '+20' } }],
    ['no the {+21:th}', { only: ['dj'], event: { date: '+21' } }],
    ['6pm to midnight', { only: ['dj'], event: { date: '+21', time: '18:00', hours: 6 } }],
    ['{dj1.first}?', { has: ['{dj1}'], event: { date: '+21', time: '18:00', hours: 6 } }],
    ['lets go with him', expected.booked({ date: '+21', time: '18:00', hours: 6 }, '{dj1}')],
  ]),
]
