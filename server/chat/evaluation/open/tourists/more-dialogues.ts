import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const touristsMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Manager of a restaurant in Inman Park here. Want a magician or similar going table to table',
      { only: ['entertainer'] },
    ],
    ['{+12:num}, 6:30 to 9:30', { only: ['entertainer'], event: { date: '+12', time: '18:30', hours: 3 } }],
    ['scratch that, owner wants {+13:wd}. same hours', { event: { date: '+13', time: '18:30', hours: 3 } }],
    ['is {entertainer1} free then?', { has: ['{entertainer1}'] }],
    [
      'book {entertainer1.first}. figure 90 guests in the room',
      expected.booked({ date: '+13', time: '18:30', hours: 3, place: 'Inman Park', guests: 90 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'a friend swears by {bartenderOut}, are they available {+29:md}?',
      { has: ['{bartenderOut}'], says: expected.UNAVAILABLE },
    ],
    [
      'ah too bad. who else could do 7 to 11pm that night',
      { only: ['bartender'], event: { date: '+29', time: '19:00', hours: 4 } },
    ],
    ["it's a backyard thing in Kirkwood for my 40th btw, 35 people", {}],
    ['oh and do I buy the alcohol or do they bring it', {}],
    [
      "great, I'll take {bartender1.first}",
      expected.booked({ date: '+29', time: '19:00', hours: 4, place: 'Kirkwood', guests: 35 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['photographer {+18:md} 2-5pm', { only: ['photographer'], event: { date: '+18', time: '14:00', hours: 3 } }],
    ['headshots for our staff, at our office in Sandy Springs', {}],
    ['{photographer1.lower} price?', { price: ['photographer1*3'] }],
    [
      'fine, book',
      expected.booked({ date: '+18', time: '14:00', hours: 3, place: 'Sandy Springs' }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Need a model for a trunk show at my boutique in Virginia-Highland, {+40:md}, 1pm, 4 hours',
      { only: ['model'], event: { date: '+40', time: '13:00', hours: 4 } },
    ],
    [
      'Sorry, I misread my calendar. {+47:md}, still 1pm, and 5 hours, not 4',
      { event: { date: '+47', time: '13:00', hours: 5 } },
    ],
    ["Who's less expensive, {model1} or {model2}, and what's the total for each?", { price: ['model1*5', 'model2*5'] }],
    [
      '{model2} it is, please book',
      expected.booked({ date: '+47', time: '13:00', hours: 5, place: 'Highland' }, '{model2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ["We're having a retirement party for our principal. Would you get a DJ, or what do people usually have?", {}],
    [
      'A DJ sounds right. {+26:md} from 5 pm until 8, the school library in East Point',
      { only: ['dj'], event: { date: '+26', time: '17:00', hours: 3 } },
    ],
    [
      'The committee would rather have an entertainer than a DJ after all',
      { only: ['entertainer'], event: { date: '+26', time: '17:00', hours: 3 } },
    ],
    [
      'How much is {entertainer1} for the three hours? And can we pay by check?',
      { price: ['entertainer1*3'], policy: ['payment'] },
    ],
    [
      'OK, book {entertainer1.first} please. 45 people are coming',
      expected.booked({ date: '+26', time: '17:00', hours: 3, place: 'East Point', guests: 45 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'hello we are visiting atlanta and want a massage at our hotel, me and my husband',
      { only: ['massage_therapist'] },
    ],
    [
      '{+9:md} evening, maybe 7 oclock, 2 hours',
      { only: ['massage_therapist'], event: { date: '+9', time: '19:00', hours: 2 } },
    ],
    ['sorry 6pm is better for us, we have dinner later', { event: { date: '+9', time: '18:00', hours: 2 } }],
    ['we like {massage1.typo}, please reserve', expected.booked({ date: '+9', time: '18:00', hours: 2 }, '{massage1}')],
  ]),
  writeDialogue('answer', 'straight', [
    ['Our legal team asks whether your performers are insured.', expected.policy('insurance')],
    ['And what happens to the fee when we cancel a week ahead?', expected.policy('cancellation')],
    ['If our event runs long, can the performer stay, and at what rate?', expected.policy('overtime')],
    ['Last one: are guests allowed to film the show?', expected.policy('photos')],
  ]),
  writeDialogue('answer', 'turns back', [
    ['do you guys do packages or only by the hour', expected.packaged],
    ['what would {dj1} be for 4 hours, no package', { price: ['dj1*4'] }],
    ['sorry I meant 5 hours', { price: ['dj1*5'] }],
    ['and what if {dj1.first} gets sick that day', { policy: ['substitute'] }],
  ]),
  writeDialogue('person', 'straight', [
    ['Can a person from your office call me about a big event? Three nights, a lot of staff.', expected.handedOver],
    ['Marguerite Okonjo', { nobody: true }],
    ['(404) 555-0128', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'straight', [
    ['looking for an exotic dancer for a birthday', { only: ['exotic_dancer'] }],
    ['{+21:md} 8pm my place in Marietta', { event: { date: '+21', time: '20:00' } }],
    ['its my sons 17th, just him and his buddies from the football team', expected.declined],
    ['what if i sign something, im his father', expected.declined],
  ]),
  writeDialogue('apply', 'turns back', [
    ['how much do your models charge an hour?', {}],
    ['ok truth is i want to BE one of the models. how do i get on your site', expected.applied],
    ["im 24, 5'10, did runway in school. Tamsin Boateng (404) 555-0186", { nobody: true }],
    ['when do i hear back', { nobody: true }],
  ]),
  writeDialogue('complaint', 'straight', [
    ['I am furious. The bartender we booked for last Saturday never showed up.', expected.complained],
    ["45 guests and no one behind the bar, on my daughter's wedding night.", { nobody: true, waiting: true }],
    ['Call me at (404) 555-0109. Bettina Lindqvist.', { nobody: true, waiting: true }],
  ]),
]
