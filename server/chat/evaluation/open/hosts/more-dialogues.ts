import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** The second part of the party hosts' conversations: more bookings, and those that end otherwise. */
export const hostsMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    ['anybody do {dj1.known}? party is {+24:md}', { has: ['{dj1}'], event: { date: '+24' } }],
    ['8 to 1', { event: { date: '+24', time: '20:00', hours: 5 } }],
    ['n if we gotta cancel?', { policy: ['cancellation'] }],
    ['aight {dj1.typo} it is, book', expected.booked({ date: '+24', time: '20:00', hours: 5 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['who do u have for a divorce party lol', { as: ['services', 'availability', 'pricing'] }],
    ['male stripper obvs', { only: ['exotic_dancer'] }],
    ['{+13:md} 10pm 2hrs', { only: ['exotic_dancer'], event: { date: '+13', time: '22:00', hours: 2 } }],
    ['how much is {dancer1.first} gonna run me', { price: ['dancer1*2'] }],
    ['oh we actually start at 9', { event: { date: '+13', time: '21:00', hours: 2 } }],
    ['book em', expected.booked({ date: '+13', time: '21:00', hours: 2 }, '{dancer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'necesito bartender {+15:es} para un baby shower de 30 personas',
      { language: 'es', only: ['bartender'], event: { date: '+15', guests: 30 } },
    ],
    ['a las 3 de la tarde, 4 horas', { language: 'es', event: { date: '+15', time: '15:00', hours: 4 } }],
    ['no espera mejor a las 4', { language: 'es', event: { date: '+15', time: '16:00', hours: 4 } }],
    [
      'quiero a {bartender1.first}, resérvalo porfa',
      {
        language: 'es',
        ...expected.booked({ date: '+15', time: '16:00', hours: 4, guests: 30 }, '{bartender1}'),
      },
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'pool party {+34:md}!! need dj + bartender + photog 2-6pm 60 heads',
      {
        only: ['dj', 'bartender', 'photographer'],
        event: { date: '+34', time: '14:00', hours: 4, guests: 60 },
      },
    ],
    ['skip the photog', { only: ['dj', 'bartender'], event: { date: '+34' } }],
    ['total for {dj1.first} + {bartender1.first}', { price: ['dj1*4+bartender1*4'] }],
    ['can i put both on one request', expected.severalPerformers],
    [
      'k {bartender1.first} first. book',
      expected.booked({ date: '+34', time: '14:00', hours: 4, guests: 60 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['bartender under 100 an hr {+10:md}?', { only: ['bartender'], atMost: 100, event: { date: '+10' } }],
    ['6:30pm to 10:30', { event: { date: '+10', time: '18:30', hours: 4 } }],
    ['ugh venue moved us, a week later same time', { event: { date: '+17', time: '18:30', hours: 4 } }],
    ['gimme {bartender1.first}', { has: ['{bartender1}'], event: { date: '+17' } }],
    ['yea book it', expected.booked({ date: '+17', time: '18:30', hours: 4 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['whats a good act for a sweet 16', { as: ['services', 'availability', 'pricing'] }],
    ['no dancers obv!! like a magician', { only: ['entertainer'] }],
    [
      '{+43:md} 4pm 2 hrs Alpharetta',
      { only: ['entertainer'], event: { date: '+43', time: '16:00', hours: 2, place: 'Alpharetta' } },
    ],
    ['{entertainer2.first} how much', { price: ['entertainer2*2'] }],
    [
      'perf book {entertainer2.first}',
      expected.booked({ date: '+43', time: '16:00', hours: 2, place: 'Alpharetta' }, '{entertainer2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'saw {photographer1.typo} on ur site, want for engagement party {+37:md} 6-9pm',
      { has: ['{photographer1}'], event: { date: '+37', time: '18:00', hours: 3 } },
    ],
    ['9 was wrong, till 10', { event: { date: '+37', time: '18:00', hours: 4 } }],
    ['so price now?', { price: ['photographer1*4'] }],
    ['alright reserve pls', expected.booked({ date: '+37', time: '18:00', hours: 4 }, '{photographer1}')],
  ]),
  writeDialogue('answer', 'turns back', [
    ['how much r dancers usually', { as: ['pricing'], only: ['exotic_dancer'] }],
    ['and bartenders', { only: ['bartender'] }],
    ['what if i cancel like the day before', { policy: ['cancellation'] }],
    ['k and whens my card get charged', { policy: ['paying-when', 'deposit', 'payment'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['hola cuanto cuesta {dj1.first} por hora', { language: 'es', price: ['dj1'] }],
    ['y por 4 horas', { language: 'es', price: ['dj1*4'] }],
    ['se puede pagar con zelle o efectivo', { language: 'es', says: /zelle|efectivo|cash/i }],
    ['gracias!!', { as: ['thanks'], language: 'es' }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['{dj1.first} vs {dj2.first} for a block party', { has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] }],
    ['are they insured, hoa is asking', { policy: ['insurance'] }],
    ['n do they dress up or can they match our theme', { policy: ['dress'] }],
    ['ok ty lemme ask my wife', { as: ['thanks'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['do u guys come out to Athens', { policy: ['travel', 'place'] }],
    ['can guests film the dancer', { policy: ['photos', 'conduct'] }],
    ['n how old do ppl have to be to come', { policy: ['age', 'conduct'] }],
    ['k what r ur dancers per hr', { as: ['pricing'], only: ['exotic_dancer'] }],
  ]),
  writeDialogue('person', 'turns back', [
    ['planning a big 50th: dj bartender photog', { only: ['dj', 'bartender', 'photographer'] }],
    ['tbh too much texting can somebody just call me', expected.handedOver],
    ['Tasha Bloom 404-555-0133', { nobody: true, waiting: true }],
  ]),
  writeDialogue('person', 'straight', [
    ['heyy', expected.greeted],
    ['r u a bot', expected.identified],
    ['then gimme a human', expected.handedOver],
  ]),
  writeDialogue('person', 'straight', [
    ['hola, tengo una fiesta en tres lugares el mismo dia', { language: 'es' }],
    ['prefiero hablar con una persona', { language: 'es', as: ['person'] }],
    ['me llamo Lucia, 404-555-0162', { waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    ['need a dancer for my boys bachelor party {+16:md}', expected.free({ date: '+16' }, 'exotic_dancer')],
    ['will she hook up w him if we pay extra', expected.declined],
    ['fine just dancing. 10pm 2 hrs', { only: ['exotic_dancer'], event: { date: '+16', time: '22:00', hours: 2 } }],
  ]),
  writeDialogue('decline', 'turns back', [
    ['bartender for a sweet 16', { as: ['services', 'availability', 'pricing', 'decline'] }],
    ['the kids wanna drink for real tho, can they get served on the low', expected.declined],
    ['ok mocktails only. who could do that', { only: ['bartender'] }],
  ]),
  writeDialogue('apply', 'turns back', [
    ['is {dj1.first} free {+17:md}', { has: ['{dj1}'], event: { date: '+17' } }],
    ['oh also i dj too, how do i get on ur roster', expected.applied],
    [
      'Keisha Rollins keisha.r@example.com',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
  ]),
  writeDialogue('apply', 'straight', [
    ['yo', expected.greeted],
    ['u hiring bartenders? did 5 yrs at clubs', expected.applied],
    [
      'Manny Ortiz 678-555-0147',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['planning another bday, {dj1.first} open {+25:md}?', { has: ['{dj1}'], event: { date: '+25' } }],
    ['bc last time the bartender u sent was drunk at my shower n dropped 3 trays', expected.complained],
    [
      'yea have someone call, its Renee 770-555-0121',
      { nobody: true, says: /person|office|someone|call|touch|reach/i },
    ],
  ]),
  writeDialogue('complaint', 'straight', [
    ['the dancer u sent left after 20 min and we paid for 2 hrs!!', expected.complained],
    ['i want a refund', { nobody: true, saysNot: /refunded|will refund/i }],
    ['whats ur number', { nobody: true, says: /\(\d{3}\) ?\d{3}/ }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['the photographer from my moms bday last month STILL hasnt sent the pics', expected.complained],
    ['ok thx. diff thing i need a bartender {+28:md} 6pm', expected.free({ date: '+28', time: '18:00' }, 'bartender')],
    ['how much is {bartender1.first} for 4 hrs', { price: ['bartender1*4'] }],
  ]),
]
