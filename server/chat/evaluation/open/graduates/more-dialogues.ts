import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** More of those who plan parties, weddings, birthdays and club nights. */
export const graduatesMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'We need a model to welcome guests at a fashion night in our club on {+33:md}, starting 9pm, 3 hours.',
      { only: ['model'], event: { date: '+33', time: '21:00', hours: 3 } },
    ],
    ['How much would {model1} be?', expected.priced('model1*3')],
    ['Hmm, the owner says 4 hours is better, so until 1am', { event: { date: '+33', time: '21:00', hours: 4 } }],
    ['And how much is {model1.first} now?', expected.priced('model1*4')],
    [
      'Fine by me. Please book {model1}, the club is in Buckhead, we expect 150 guests',
      expected.booked({ date: '+33', time: '21:00', hours: 4, guests: 150, place: 'Buckhead' }, '{model1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Our 10 year anniversary is on {+44:md}. We would love a DJ from 7 to 11 in the evening.',
      { only: ['dj'], event: { date: '+44', time: '19:00', hours: 4 } },
    ],
    [
      'Are there photographers free at the same time?',
      expected.free({ date: '+44', time: '19:00', hours: 4 }, 'photographer'),
    ],
    [
      'My wife says no photographer, her sister is taking the pictures. So just the DJ. What does {dj1} cost?',
      expected.priced('dj1*4'),
    ],
    [
      'Ok, then book {dj1}. About 80 people, in Smyrna.',
      expected.booked({ date: '+44', time: '19:00', hours: 4, guests: 80, place: 'Smyrna' }, '{dj1}'),
    ],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'need a dancer for a bachelorette {+20:md} at 8pm, 2 hours',
      { only: ['exotic_dancer'], event: { date: '+20', time: '20:00', hours: 2 } },
    ],
    ['can they come to a hotel suite?', {}],
    ['you know what id rather talk this through with a real person, can i call one of you', expected.handedOver],
    ['what hours is the office open? i work nights', { policy: ['hours'] }],
  ]),
  writeDialogue('decline', 'straight', [
    ['Hi, I am throwing a graduation party on {+28:md}, from 6 to 10 pm', {}],
    ['Do you have a bartender for it?', { only: ['bartender'], event: { date: '+28', time: '18:00', hours: 4 } }],
    [
      'Great. The kids are all 18 and 19, so please have the bartender serve them real cocktails but keep it discreet',
      expected.declined,
    ],
    ['Even if I sign a paper that it is all my responsibility?', expected.declined],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'can i get {bartender1.typo} on {+18:md}? 5pm to 9pm',
      { has: ['{bartender1}'], event: { date: '+18', time: '17:00', hours: 4 } },
    ],
    ['wait no its {+19:md} sorry', { event: { date: '+19', time: '17:00', hours: 4 } }],
    ['whats the total', expected.priced('bartender1*4')],
    [
      'sweet, book it. 50 ppl, backyard in East Point',
      expected.booked({ date: '+19', time: '17:00', hours: 4, guests: 50, place: 'East Point' }, '{bartender1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['what happens if we book and then have to cancel', expected.policy('cancellation')],
    ['and if the dj gets sick and cant come?', expected.policy('substitute')],
    ['ok different question. can my guests film the dancers', expected.policy('photos')],
    ['lol ok fair. and how old do guests have to be when theres a dancer', expected.policy('age')],
  ]),
  writeDialogue('booking', 'straight', [
    ["Hello, do you have entertainers for a 50th birthday? It is my husband's.", { only: ['entertainer'] }],
    [
      'It is on {+47:full}. Who is free for 2 hours from 7:30 pm?',
      expected.free({ date: '+47', time: '19:30', hours: 2 }, 'entertainer'),
    ],
    ['What does {entertainer1} do exactly?', expected.described('{entertainer1}')],
    [
      'That suits us. Please book {entertainer1}. The party is at a restaurant in Sandy Springs with 45 guests.',
      expected.booked({ date: '+47', time: '19:30', hours: 2, guests: 45, place: 'Sandy Springs' }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['hi i want a bartender again for {+22:md}', { only: ['bartender'], event: { date: '+22' } }],
    [
      'actually before that. the last one you sent was rude to my mother in law and broke 6 glasses, and i never got an apology',
      expected.complained,
    ],
    ['so whats gonna be done about it', { nobody: true, waiting: true }],
    ['Tasha Brandt (404) 555-0168', { nobody: true, waiting: true }],
  ]),
  writeDialogue('apply', 'turns back', [
    ['hi how much do your models get an hour', {}],
    ['sorry shouldve said, i dont want to hire one, i want to model for you', expected.applied],
    ['do i need to send pictures?', { nobody: true }],
    ['ok its Priya Lindqvist, priya.l@example.com', { nobody: true }],
  ]),
  writeDialogue('booking', 'turns back', [
    ['Is {bartenderOut} available on {+40:md}? Pool party, 2 to 6 pm.', { says: expected.UNAVAILABLE }],
    [
      'Too bad, we had so much fun last time. Which other bartenders are free then?',
      expected.free({ date: '+40', time: '14:00', hours: 4 }, 'bartender'),
    ],
    ['How about {bartender1}, what would the total be?', expected.priced('bartender1*4')],
    ['Actually we start at 3 pm, still 4 hours', { event: { date: '+40', time: '15:00', hours: 4 } }],
    [
      'Great, please book {bartender1.first}. 70 guests, it is in Grant Park',
      expected.booked({ date: '+40', time: '15:00', hours: 4, guests: 70, place: 'Grant Park' }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "my daughter's sweet 16 is {+55:md}, need a photographer from 5pm for 3 hours",
      { only: ['photographer'], event: { date: '+55', time: '17:00', hours: 3 } },
    ],
    ['any discount if I take all 3 hours?', expected.noDiscount],
    [
      'figures. ok she is changing her mind AGAIN lol, now it starts at 6pm',
      { event: { date: '+55', time: '18:00', hours: 3 } },
    ],
    [
      'just book {photographer1} please, 60 people, rec center in College Park',
      expected.booked({ date: '+55', time: '18:00', hours: 3, guests: 60, place: 'College Park' }, '{photographer1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['we want a dj and a photographer for our wedding. can we book both in one go?', expected.severalPerformers],
    [
      'what would {dj1.lower} and {photographer1.lower} be together for 5 hours',
      expected.priced('dj1*5+photographer1*5'),
    ],
    ['hmm better make that 6 hours', { price: ['dj1*6+photographer1*6'] }],
    ['is there tax on top of that', { policy: ['tax'] }],
  ]),
]
