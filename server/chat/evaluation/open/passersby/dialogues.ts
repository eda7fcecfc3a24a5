import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A fourth set of conversations, held back until a new one took its place. */
export const passersbyDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    ['hiii need a dj for my sisters bday {+12:md}', expected.free({ date: '+12' }, 'dj')],
    ['how much is {dj1.first}', { price: ['dj1'], event: { date: '+12' } }],
    ['and for 5 hours?', { price: ['dj1*5'] }],
    ['make it the {+13:th}', { event: { date: '+13', hours: 5 } }],
    ['k book {dj1.first}', expected.booked({ date: '+13', hours: 5 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Good morning. I am planning a retirement dinner on {+19:full}, from 6 to 10 pm, for 45 people.',
      { event: { date: '+19', time: '18:00', hours: 4 } },
    ],
    ['A bartender, please.', { only: ['bartender'], event: { date: '+19', time: '18:00', hours: 4, guests: 45 } }],
    ['Actually, could we start at 5?', { event: { date: '+19', time: '17:00' } }],
    ['What would {bartender1} cost?', { price: ['bartender1'], event: { date: '+19', time: '17:00' } }],
    [
      'Very well, please book {bartender1}.',
      expected.booked({ date: '+19', time: '17:00', guests: 45 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['any djs sat?', expected.free({ date: 'sat' }, 'dj')],
    ['my bad, wrong word, its a photographer im after', { only: ['photographer'], event: { date: 'sat' } }],
    ['9pm for 3 hours', { only: ['photographer'], event: { date: 'sat', time: '21:00', hours: 3 } }],
    ['{photographer1.first} pls', { has: ['{photographer1}'], event: { date: 'sat', time: '21:00', hours: 3 } }],
    ['yes book', expected.booked({ date: 'sat', time: '21:00', hours: 3 }, '{photographer1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['who does massages', expected.found('massage_therapist')],
    ['could {massage1.first} do {+21:md}, 10am start', { has: ['{massage1}'], event: { date: '+21', time: '10:00' } }],
    [
      '3 hours, its at my house in Sandy Springs',
      { event: { date: '+21', time: '10:00', hours: 3, place: 'Sandy Springs' } },
    ],
    ['book her', expected.booked({ date: '+21', time: '10:00', hours: 3, place: 'Sandy Springs' }, '{massage1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['bachelorette party {+25:md}! 14 of us', { event: { date: '+25', guests: 14 } }],
    ['a dancer', { only: ['exotic_dancer'], event: { date: '+25' } }],
    ['how long is a show usually and do we tip', { policy: ['tips'] }],
    ['ok the cheapest dancer then', { price: ['cheapest:dancer'], event: { date: '+25' } }],
    ['book for 2 hours at 9pm', { as: ['booking'], event: { date: '+25', time: '21:00', hours: 2, guests: 14 } }],
  ]),
  writeDialogue('booking', 'straight', [
    ['Might {entertainer1} still be open for us on {+28:md}?', { has: ['{entertainer1}'], event: { date: '+28' } }],
    ['7:30pm until 10:30pm', { event: { date: '+28', time: '19:30', hours: 3 } }],
    ['total?', { price: ['entertainer1*3'] }],
    ['Please reserve', expected.booked({ date: '+28', time: '19:30', hours: 3 }, '{entertainer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['compare {dj1.first} and {dj2.first}', { has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] }],
    ['the cheaper one', { has: ['{cheaper:dj1:dj2}'] }],
    ['free {+11:md}?', { has: ['{cheaper:dj1:dj2}'], event: { date: '+11' } }],
    ['hmm second thoughts, id take the pricey one of those two', { has: ['{dearer:dj1:dj2}'], event: { date: '+11' } }],
    ['book that one 8 to midnight', expected.booked({ date: '+11', time: '20:00', hours: 4 }, '{dearer:dj1:dj2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['hola necesito un fotografo para el {+20:es}', { language: 'es', event: { date: '+20' }, only: ['photographer'] }],
    ['y {photographer1.first} en cuanto sale, serian 3 horas', { language: 'es', price: ['photographer1*3'] }],
    ['mejor 4 horas', { language: 'es', price: ['photographer1*4'] }],
    [
      'quiero reservar a {photographer1.first}',
      { language: 'es', ...expected.booked({ date: '+20', hours: 4 }, '{photographer1}') },
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'need 2 bartenders {+33:md} 5pm to 11pm ~120 guests',
      { only: ['bartender'], event: { date: '+33', time: '17:00', hours: 6, guests: 120 } },
    ],
    ['whats {bartender1.first} cost for that', { price: ['bartender1*6'] }],
    [
      'alright start with {bartender1.first}, book',
      expected.booked({ date: '+33', time: '17:00', hours: 6, guests: 120 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['looking for a model for a store opening', expected.found('model')],
    [
      'number two there looks nice, whats the story there',
      { as: ['agent', 'services', 'pricing'], has: ['{shown:2}'] },
    ],
    ['ok whats the first ones rate', { has: ['{shown:1}'] }],
    [
      'we want {model1} on {+24:md}, noon, 4 hours',
      { has: ['{model1}'], event: { date: '+24', time: '12:00', hours: 4 } },
    ],
    ['book', expected.booked({ date: '+24', time: '12:00', hours: 4 }, '{model1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['is {bartenderOut.first} free friday', { says: expected.UNAVAILABLE, only: ['bartender'] }],
    ['ugh ok who else', { only: ['bartender'], event: { date: 'fri' }, not: ['{bartenderOut}'] }],
    ['{bartender1.first} 6pm 4 hours', { has: ['{bartender1}'], event: { date: 'fri', time: '18:00', hours: 4 } }],
    ['perfect book it', expected.booked({ date: 'fri', time: '18:00', hours: 4 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['dj for a wedding {+40:md} 4pm 6 hours', expected.free({ date: '+40', time: '16:00', hours: 6 }, 'dj')],
    ['start over', { nobody: true }],
    ['bartender {+41:md} 7pm', { only: ['bartender'], event: { date: '+41', time: '19:00' } }],
    [
      '{bartender2.first}, 5 hours, in Midtown',
      { has: ['{bartender2}'], event: { date: '+41', hours: 5, place: 'Midtown' } },
    ],
    ['go ahead and book', expected.booked({ date: '+41', time: '19:00', hours: 5, place: 'Midtown' }, '{bartender2}')],
  ]),
  writeDialogue('answer', 'turns back', [
    ['how much is {photographer1.first} for 3 hours', { price: ['photographer1*3'] }],
    ['and {photographer2.first}?', { price: ['photographer2*3'] }],
    ['what if we cancel', { policy: ['cancellation'] }],
    ['and parking?', { policy: ['parking', 'travel'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'a dj and a photographer {+26:md} 6 to 10pm',
      { only: ['dj', 'photographer'], event: { date: '+26', time: '18:00', hours: 4 } },
    ],
    ['is that one form for the two of em or two forms', expected.severalPerformers],
    ['how much would {dj1.first} and {photographer1.first} be all together', { price: ['dj1*4+photographer1*4'] }],
    ['thx', { as: ['thanks'] }],
  ]),
  writeDialogue('person', 'turns back', [
    ['any magician for kids bday', { only: ['entertainer'] }],
    ['hmm my case is kinda complicated, two venues', {}],
    ['id rather have one of ur staff take this over', expected.handedOver],
  ]),
  writeDialogue('person', 'straight', [
    ['hello', expected.greeted],
    ['do you carry insurance? our venue is strict', expected.policy('insurance')],
    ['I need the actual certificate, get me a person', expected.handedOver],
  ]),
  writeDialogue('decline', 'turns back', [
    ['need a dancer friday 10pm', expected.free({ date: 'fri', time: '22:00' }, 'exotic_dancer')],
    ['does she do extras, like in the bedroom', expected.declined],
    ['come on i pay double', { nobody: true }],
  ]),
  writeDialogue('decline', 'straight', [
    ['whats the price of a bartender', { only: ['bartender'], as: ['pricing'] }],
    ['most of us are 17, hes cool serving beer right', expected.declined],
    ['how old then', { says: /21/, nobody: true }],
  ]),
  writeDialogue('apply', 'straight', [
    ['hi i do magic shows and want on your roster', expected.applied],
    ['Marla Quist', { as: ['apply'], nobody: true }],
    [
      'marla.quist@example.com',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
  ]),
  writeDialogue('apply', 'turns back', [
    ['what does a bartender make per hour', {}],
    ['no i mean i AM a bartender, u got work for me?', expected.applied],
    [
      'Dev Okoro, 404-555-0199',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
  ]),
  writeDialogue('complaint', 'straight', [
    ['hey', expected.greeted],
    ['your photographer never showed up yesterday at our gala', expected.complained],
    [
      'Paula Reyes, paula@example.com, I want my money back',
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['thinking of getting {dj1.first} back for another party', { has: ['{dj1}'] }],
    ['actually wait, last time he came an hour late and you still billed the full thing', expected.complained],
    ['yes have somebody call me', { nobody: true, says: /name|number|email|person|call/i }],
  ]),
]
