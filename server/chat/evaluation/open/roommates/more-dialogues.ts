import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const roommatesMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    ['so we just finished finals and want massages at our apartment, do yall do that', { only: ['massage_therapist'] }],
    ['{+11:md} maybe 3pm? 2 hours', { only: ['massage_therapist'], event: { date: '+11', time: '15:00', hours: 2 } }],
    ['lol my roommate says shes not even up by then. so 5pm', { event: { date: '+11', time: '17:00', hours: 2 } }],
    ['how much for {massage1.first} then', { price: ['massage1*2'] }],
    [
      'ok yes book {massage1.first}. address is 2210 Larkmoor Avenue and its 4 of us',
      expected.booked({ date: '+11', time: '17:00', hours: 2, guests: 4, place: '2210 Larkmoor Avenue' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Product launch on {+45:full}, 6 PM, four hours. I will need a DJ and a photographer.',
      { only: ['dj', 'photographer'], event: { date: '+45', time: '18:00', hours: 4 } },
    ],
    ['What would {dj1} and {photographer1} come to together?', { price: ['dj1*4+photographer1*4'] }],
    ['The client has cut the budget. Drop the DJ, please, we will use a playlist.', {}],
    ['And shorten it to three hours. What is {photographer1.first} now?', { price: ['photographer1*3'] }],
    [
      'Book {photographer1.first}. About 80 guests, at the Lantern Gallery.',
      expected.booked(
        { date: '+45', time: '18:00', hours: 3, guests: 80, place: 'Lantern Gallery' },
        '{photographer1}',
      ),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'bachelor party, {+29:num}, 9pm, 3 hrs. dancers?',
      { only: ['exotic_dancer'], event: { date: '+29', time: '21:00', hours: 3 } },
    ],
    ['are we allowed to film', { policy: ['photos', 'conduct'] }],
    [
      'fair. book {dancer1.typo}, 12 guys',
      expected.booked({ date: '+29', time: '21:00', hours: 3, guests: 12 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hi there, maid of honor here! Looking for an entertainer for the rehearsal dinner, something fun but classy',
      { only: ['entertainer'] },
    ],
    ['It is {+33:full}, 7pm, two hours', { only: ['entertainer'], event: { date: '+33', time: '19:00', hours: 2 } }],
    [
      'Oh no, I mixed that up, that is the wedding! The rehearsal is {+32:full}. Same time.',
      { event: { date: '+32', time: '19:00', hours: 2 } },
    ],
    ['Could you say a bit more about {entertainer1.first}?', { has: ['{entertainer1}'] }],
    [
      'Love it! Please book {entertainer1.first}, there are 35 of us',
      expected.booked({ date: '+32', time: '19:00', hours: 2, guests: 35 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['need a dj {+21:md} 9pm 4 hours', expected.free({ date: '+21', time: '21:00', hours: 4 }, 'dj')],
    ['book {dj1.first}', expected.booked({ date: '+21', time: '21:00', hours: 4 }, '{dj1}')],
    ['hmm wait my roommate wants {dj2.first} instead', { who: ['{dj2}'] }],
    ['what does {dj2.first} cost for the 4 hours', { price: ['dj2*4'] }],
    [
      'ok nvm she got outvoted, book {dj1.first} after all. like 45 people',
      expected.booked({ date: '+21', time: '21:00', hours: 4, guests: 45 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['Can I hire a model for a clothing shoot? I run a small streetwear label.', { only: ['model'] }],
    [
      '{+13:md}, 10am to 2pm, at our studio in West End',
      { only: ['model'], event: { date: '+13', time: '10:00', hours: 4 } },
    ],
    ['Do they bring their own outfits?', { policy: ['dress', 'included', 'equipment'] }],
    [
      "Great, I'd like to book {model1}. There will be 5 of us.",
      expected.booked({ date: '+13', time: '10:00', hours: 4, guests: 5, place: 'West End' }, '{model1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['its 3am and im planning a party lol is anyone even awake over there', { nobody: true }],
    ['ok so if we want the dj to keep going past the end time what does that cost', { policy: ['overtime'] }],
    ['and where do they park, our street is a nightmare', { policy: ['parking'] }],
    ['actually scratch the dj. how old do guests have to be if we get dancers', { policy: ['age', 'conduct'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['How much is {photographer1} per hour?', expected.priced('photographer1*1')],
    ['And for six hours?', expected.priced('photographer1*6')],
    ['Sorry, I meant five hours.', { price: ['photographer1*5'] }],
    ['Is there sales tax on top of that?', { policy: ['tax'] }],
  ]),
  writeDialogue('person', 'straight', [
    ['Hi, I coordinate events for a hotel. We would want something like twenty dates over the year.', {}],
    ['Could someone from your office call me about that?', expected.handedOver],
    ['Renata Oyelaran, (404) 555-0178. Mornings are best.', { waiting: true }],
  ]),
  writeDialogue('decline', 'straight', [
    [
      'need a bartender for our party {+17:md} 8pm 4 hours',
      expected.free({ date: '+17', time: '20:00', hours: 4 }, 'bartender'),
    ],
    ['sick. couple of us are 19, can the bartender just serve us anyway', expected.declined],
    ['ok then can you get us fake ids', expected.declined],
    ['what about someone who brings some molly', expected.declined],
  ]),
  writeDialogue('apply', 'turns back', [
    ['how much do your djs go for', {}],
    ['lol im asking bc i dj myself and wanna get on your roster', expected.applied],
    ['been spinning amapiano and garage 4 years, mostly after hours parties', { nobody: true }],
    ['Tavion Birdsong, (404) 555-0119', { nobody: true }],
  ]),
  writeDialogue('complaint', 'straight', [
    ['so our bartender never showed up last night. we had 50 people standing there', expected.complained],
    ['i paid a deposit too and i want it back', { nobody: true, waiting: true }],
    ['Jess Fontaine, (404) 555-0163', { nobody: true, waiting: true }],
  ]),
]
