import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const shopkeepersMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    [
      'ok so the jazz trio bailed, i have a private dinner for 60 people {+9:num} in Brookhaven. need a singer',
      { only: ['entertainer'], event: { date: '+9', place: 'Brookhaven', guests: 60 } },
    ],
    [
      '7 to 930, the kitchen needs them gone by dessert',
      { only: ['entertainer'], event: { date: '+9', time: '19:00', hours: 3, place: 'Brookhaven' } },
    ],
    ['can i get {entertainerOut}? regulars love that one', { only: ['entertainer'], says: expected.UNAVAILABLE }],
    ['ugh. {entertainer1} then, price for the 3 hrs?', { price: ['entertainer1*3'] }],
    [
      'done. book it, i have a walk in fridge to fix',
      expected.booked({ date: '+9', time: '19:00', hours: 3, place: 'Brookhaven', guests: 60 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      ['Trade show booth, College Park', 'Date: {+28:num}', 'Hours: 11am-4pm', 'Need: 2 models'].join('\n'),
      { only: ['model'], event: { date: '+28', time: '11:00', hours: 5, place: 'College Park' } },
    ],
    ['Of {model1} and {model2}, which is less expensive?', { has: ['{model1}', '{model2}'] }],
    [
      'Client is down to 1 model, but now until 5pm. {model1} for the 6 hours, total?',
      { event: { date: '+28', time: '11:00', hours: 6 }, price: ['model1*6'] },
    ],
    ['Attire: can we decide what they wear? Client has branded polos.', { policy: ['dress'] }],
    [
      'Noted. Book {model1}.',
      expected.booked({ date: '+28', time: '11:00', hours: 6, place: 'College Park' }, '{model1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "Hi! Closing gift idea: a bartender for my buyers' housewarming in Kirkwood. {+17:md}, 4pm, 3 hours",
      { only: ['bartender'], event: { date: '+17', time: '16:00', hours: 3, place: 'Kirkwood' } },
    ],
    [
      'of course now they want the {+18:th} instead. everything else stays. this is also how the inspection went lol',
      { only: ['bartender'], event: { date: '+18', time: '16:00', hours: 3, place: 'Kirkwood' } },
    ],
    ['how much is {bartender2}', { price: ['bartender2*3'] }],
    ['do they bring the cups and shakers and all that or do I', { policy: ['included', 'equipment'] }],
    [
      'perfect, book {bartender2.first} pls, 30 guests',
      expected.booked({ date: '+18', time: '16:00', hours: 3, place: 'Kirkwood', guests: 30 }, '{bartender2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'HR here. Photographer for our awards lunch, {+35:full}, 12:00 PM to 4:00 PM, Dunwoody, 52 employees.',
      { only: ['photographer'], event: { date: '+35', time: '12:00', hours: 4, place: 'Dunwoody', guests: 52 } },
    ],
    ['I need a figure for the PO. {photographer1}, all 4 hours.', { price: ['photographer1*4'] }],
    ['When would we be charged or invoiced? The PO needs a date.', { policy: ['paying-when', 'payment'] }],
    [
      'Thank you. PO is approved, please proceed to book {photographer1}.',
      expected.booked({ date: '+35', time: '12:00', hours: 4, place: 'Dunwoody', guests: 52 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Animal shelter gala, {+50:md}, 6 to 11pm, West End. Committee is split: a DJ or a singer? Show me both please',
      { only: ['dj', 'entertainer'], event: { date: '+50', time: '18:00', hours: 5, place: 'West End' } },
    ],
    [
      "After 40 min of Robert's Rules the committee says DJ, no singer. Who is free?",
      { only: ['dj'], event: { date: '+50', time: '18:00', hours: 5, place: 'West End' } },
    ],
    ['What would {dj1} be for the evening?', { price: ['dj1*5'] }],
    ['Oof. And if we end at 10?', { event: { date: '+50', time: '18:00', hours: 4 }, price: ['dj1*4'] }],
    [
      "That we can do. Until 10 then, about 150 guests, let's book {dj1.first}.",
      expected.booked({ date: '+50', time: '18:00', hours: 4, place: 'West End', guests: 150 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'bachelor party renting my back room in Edgewood, they want a dancer. {+13:num} 10pm 2hrs',
      { only: ['exotic_dancer'], event: { date: '+13', time: '22:00', hours: 2, place: 'Edgewood' } },
    ],
    ['whats the rule on guys filming it, gotta post a sign', { policy: ['photos'] }],
    ['and touching? im assuming hands off', { policy: ['conduct'] }],
    ['{dancer1} for the 2, how much', { price: ['dancer1*2'] }],
    [
      'book {dancer1.first.lower}, party of 18',
      expected.booked({ date: '+13', time: '22:00', hours: 2, place: 'Edgewood', guests: 18 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'Concierge desk. Do your performers travel outside the city? A guest has rented a lake house up north.',
      expected.policy('travel', 'place'),
    ],
    ['And would the house need to arrange parking for them?', expected.policy('parking')],
    [
      'The guest has reconsidered, it will be here at the hotel. If the evening runs long, how is overtime charged?',
      expected.policy('overtime'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    ['Pls quote: {bartender1}, 5 hrs', { price: ['bartender1*5'] }],
    ["and if it's 3", { price: ['bartender1*3'] }],
    ['{bartender2} for 3?', { price: ['bartender2*3'] }],
    ['What happens if the person we book calls in sick? Last vendor just left us hanging', { policy: ['substitute'] }],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'DJ for a corporate mixer, {+11:num}, 6-9pm, Chamblee',
      { only: ['dj'], event: { date: '+11', time: '18:00', hours: 3, place: 'Chamblee' } },
    ],
    ['wait am i talking to a bot', expected.identified],
    [
      'I have 14 vendors to confirm before I leave today, no time to type. Can a real person call me',
      expected.handedOver,
    ],
    ['Odalys Webb, 678-555-0117', { as: ['person'], nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      'Intern mixer at our office in Smyrna, {+20:md}, 5-8pm. Looking for a DJ.',
      { only: ['dj'], event: { date: '+20', time: '17:00', hours: 3, place: 'Smyrna' } },
    ],
    [
      'Scratch the DJ, one of the interns has a playlist. A bartender instead.',
      { only: ['bartender'], event: { date: '+20', time: '17:00', hours: 3, place: 'Smyrna' } },
    ],
    [
      "FYI the interns are 19 and 20. It's a private office, so the bartender can serve them cocktails, right?",
      expected.declined,
    ],
    ['What if every one of them signs a waiver that they want the drinks?', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      'I shoot listings for half the realtors in Cobb and want to do events too. How do I get on your roster?',
      expected.applied,
    ],
    ['6 years in, own lights, can start any weekend. Do I send a portfolio or', expected.applied],
    ['Tamsin Reyes, tamsin.reyes@example.com, photographer', expected.applied],
  ]),
  writeDialogue('complaint', 'straight', [
    [
      'I am writing about our staff party last Friday. Your bartender made crude remarks to two of our employees.',
      expected.complained,
    ],
    [
      'I have both statements in writing. This is unacceptable from a vendor.',
      { as: ['complaint'], nobody: true, waiting: true },
    ],
    ['J. Whitlock, Human Resources, hr@example.com', { as: ['complaint', 'person'], nobody: true, waiting: true }],
  ]),
]
