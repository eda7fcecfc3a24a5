import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'
import { hostsMoreDialogues } from './more-dialogues.ts'

/** Conversations of people who plan private parties. */
export const hostsDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'ok so my bff is getting married n im doing the bach party {+18:md}, 12 girls, thinking bartender + a dancer',
      { only: ['bartender', 'exotic_dancer'], event: { date: '+18', guests: 12 } },
    ],
    ['starts like 8ish goes 3 hrs', { event: { date: '+18', time: '20:00', hours: 3 } }],
    ['wait sry its the day after, the {+19:th}', { event: { date: '+19', time: '20:00', hours: 3 } }],
    ['how much for {bartender1.first} n {dancer1.first} together', { price: ['bartender1*3+dancer1*3'] }],
    [
      'lets do {dancer1.first} first book her',
      expected.booked({ date: '+19', time: '20:00', hours: 3, guests: 12 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'dj for a 40th {+22:num} 7 to 11 in Decatur abt 50 ppl',
      expected.free({ date: '+22', time: '19:00', hours: 4, place: 'Decatur', guests: 50 }, 'dj'),
    ],
    ['whos the cheapest', { only: ['dj'], event: { date: '+22' } }],
    ['does whoever it is bring speakers or do i rent em', { policy: ['equipment', 'included'] }],
    ['ok {dj1.first} then. what r we at total', { price: ['dj1*4'] }],
    ['lock it in', expected.booked({ date: '+22', time: '19:00', hours: 4, place: 'Decatur', guests: 50 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'baby shower {+30:md} 1pm, want somebody takin pics for 2 hrs',
      { only: ['photographer'], event: { date: '+30', time: '13:00', hours: 2 } },
    ],
    ['{photographer1.first} looks good, cost?', { price: ['photographer1*2'] }],
    ['hm can we do 3 hrs instead', { event: { date: '+30', time: '13:00', hours: 3 } }],
    ['n the tip is extra or no', { policy: ['tips'] }],
    [
      'k grab {photographer1.first}',
      {
        ...expected.booked({ date: '+30', time: '13:00', hours: 3 }, '{photographer1}'),
        as: ['booking', 'availability'],
      },
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'holaa busco dj pa los quince de mi hija el {+35:es}, somos como 100',
      { language: 'es', only: ['dj'], event: { date: '+35', guests: 100 } },
    ],
    ['de 6 a 11 de la noche', { language: 'es', event: { date: '+35', time: '18:00', hours: 5 } }],
    ['perdon, de 7 a 12', { language: 'es', event: { date: '+35', time: '19:00', hours: 5 } }],
    ['cuanto me cobra {dj1.first}', { language: 'es', price: ['dj1*5'] }],
    [
      'va, apartame a {dj1.first}',
      { language: 'es', ...expected.booked({ date: '+35', time: '19:00', hours: 5, guests: 100 }, '{dj1}') },
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'yo we need sum1 to pour drinks friday, my brothers bachelor party, 20 dudes',
      expected.free({ date: 'fri', guests: 20 }, 'bartender'),
    ],
    ['9pm til 1', { event: { date: 'fri', time: '21:00', hours: 4 } }],
    ['and a stripper too lol', { as: ['availability', 'services', 'pricing'], event: { date: 'fri', time: '21:00' } }],
    ['{dancer1.first} how much', { as: ['pricing'], has: ['{dancer1}'] }],
    [
      'bet, book {dancer1.first} but just 1 hr at 10pm',
      expected.booked({ date: 'fri', time: '22:00', hours: 1, guests: 20 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'our family reunion is {+44:full} in Stone Mountain, noon to 4, 80 of us. need a photographer n some kinda entertainer',
      {
        only: ['photographer', 'entertainer'],
        event: { date: '+44', time: '12:00', hours: 4, place: 'Stone Mountain', guests: 80 },
      },
    ],
    ['tell me abt {entertainer1.first}', expected.described('{entertainer1}')],
    ['think theyd do it for less', { saysNot: /\d+ ?% off|you(?:.ll)? get a discount/i }],
    ['ok w/e. headcount is more like 95 now', { event: { date: '+44', guests: 95 } }],
    [
      'book {photographer1.first} for it',
      expected.booked({ date: '+44', time: '12:00', hours: 4, place: 'Stone Mountain', guests: 95 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'can i get a massage person for my bachelorette morning {+27:md} 10am, theres 6 of us',
      { only: ['massage_therapist'], event: { date: '+27', time: '10:00', guests: 6 } },
    ],
    ['{massage1.first} for 3 hrs, what would that be', { price: ['massage1*3'] }],
    ['were at an airbnb in Buckhead btw', { event: { date: '+27', place: 'Buckhead' } }],
    ['actually 11 not 10', { event: { date: '+27', time: '11:00', hours: 3 } }],
    [
      'ok id like to book',
      expected.booked({ date: '+27', time: '11:00', hours: 3, place: 'Buckhead', guests: 6 }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'need a bartendr for {+16:md} 6pm 5 hrs its a graduaton party',
      expected.free({ date: '+16', time: '18:00', hours: 5 }, 'bartender'),
    ],
    ['the second one whats the rate', { has: ['{shown:2}'] }],
    ['nvm ill go w {bartender1.first}', { has: ['{bartender1}'], event: { date: '+16' } }],
    [
      'book for the {+17:th} tho not the {+16:th}',
      expected.booked({ date: '+17', time: '18:00', hours: 5 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'whats the diff between {dancer1.first} and {dancer2.first}, its for a bachelor party',
      { has: ['{dancer1}', '{dancer2}'] },
    ],
    ['which is cheaper', { has: ['{cheaper:dancer1:dancer2}'] }],
    [
      'k is that one open {+23:md} at 9:30pm',
      { has: ['{cheaper:dancer1:dancer2}'], event: { date: '+23', time: '21:30' } },
    ],
    ['2 hours', { event: { date: '+23', time: '21:30', hours: 2 } }],
    ['book', expected.booked({ date: '+23', time: '21:30', hours: 2 }, '{cheaper:dancer1:dancer2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'ok 2 things: 1 need a dj {+29:md} 8pm-12am 2 do we gotta sort parking for them',
      { only: ['dj'], event: { date: '+29', time: '20:00', hours: 4 }, policy: ['parking'] },
    ],
    ['{dj2.first} any good?', { has: ['{dj2}'] }],
    ['id take {dj2.first}', { has: ['{dj2}'], event: { date: '+29', time: '20:00' } }],
    ['change of plan, starts 9', { event: { date: '+29', time: '21:00' } }],
    ['k book', expected.booked({ date: '+29', time: '21:00' }, '{dj2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'got like 600 bucks for a dj for my moms 60th {+20:md}, 4 hours',
      { only: ['dj'], event: { date: '+20', hours: 4 } },
    ],
    ['{dj1.first} total?', { price: ['dj1*4'] }],
    ['ok and if its 3 hrs', { price: ['dj1*3'] }],
    ['do 3 then, book {dj1.first} 6pm', expected.booked({ date: '+20', time: '18:00', hours: 3 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'is {entertainer1.first} free {+31:md}, kids bday, 3pm',
      { has: ['{entertainer1}'], event: { date: '+31', time: '15:00' } },
    ],
    ['what does he do exactly', { has: ['{entertainer1}'] }],
    [
      'cool. 2 hrs in my backyard in Roswell, 15 kids',
      { event: { date: '+31', time: '15:00', hours: 2, place: 'Roswell', guests: 15 } },
    ],
    ['shoot its 2pm not 3', { event: { date: '+31', time: '14:00', hours: 2 } }],
    [
      'book him',
      expected.booked({ date: '+31', time: '14:00', hours: 2, place: 'Roswell', guests: 15 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['can i get {bartenderOut.first} for {+14:md}', { says: expected.UNAVAILABLE, has: ['{bartenderOut}'] }],
    ['dang. who can then', { only: ['bartender'], not: ['{bartenderOut}'], event: { date: '+14' } }],
    [
      'whatever {bartender1.first} is fine, 5-9pm, 35 ppl',
      { has: ['{bartender1}'], event: { date: '+14', time: '17:00', hours: 4, guests: 35 } },
    ],
    ['do they bring the booze or do we', { policy: ['included', 'equipment'] }],
    [
      'ok book {bartender1.first}',
      expected.booked({ date: '+14', time: '17:00', hours: 4, guests: 35 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'photographer for a surprise proposal + party {+26:md} 5pm',
      expected.free({ date: '+26', time: '17:00' }, 'photographer'),
    ],
    ['scratch that my cousin does pics. dj instead', { only: ['dj'], event: { date: '+26', time: '17:00' } }],
    ['{dj1.first}, 5 hrs', { has: ['{dj1}'], event: { date: '+26', time: '17:00', hours: 5 } }],
    ['what if the party keeps goin and we want them longer', { policy: ['overtime'] }],
    ['send it, book {dj1.first}', expected.booked({ date: '+26', time: '17:00', hours: 5 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hello dear. We celebrate our golden anniversary on {+48:full} and would love a singer or some other entertainer.',
      { only: ['entertainer'], event: { date: '+48' } },
    ],
    [
      'We shall be 70 people, at our home in Marietta, from two until five in the afternoon.',
      { event: { date: '+48', time: '14:00', hours: 3, place: 'Marietta', guests: 70 } },
    ],
    ['Forgive me, my husband says it is until six.', { event: { date: '+48', time: '14:00', hours: 4 } }],
    ['And what would {entertainer1} charge us?', { price: ['entertainer1*4'] }],
    [
      'Then we would like to book {entertainer1}, please.',
      expected.booked({ date: '+48', time: '14:00', hours: 4, place: 'Marietta', guests: 70 }, '{entertainer1}'),
    ],
  ]),
  ...hostsMoreDialogues,
]
