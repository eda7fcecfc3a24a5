import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const touristsDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Good morning. I need a bartender for a client reception in Buckhead, {+23:full}, 5 pm to 8 pm, 60 guests.',
      { only: ['bartender'], event: { date: '+23', time: '17:00', hours: 3 } },
    ],
    [
      'My director just moved it. Same times, but {+24:wd} instead.',
      { event: { date: '+24', time: '17:00', hours: 3 } },
    ],
    [
      'What would {bartender1} cost for those three hours, and is a tip expected?',
      { price: ['bartender1*3'], policy: ['tips'] },
    ],
    [
      'Understood. Please book {bartender1}.',
      expected.booked({ date: '+24', time: '17:00', hours: 3, place: 'Buckhead', guests: 60 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['yo need a dj', { only: ['dj'] }],
    ['{+16:md}', { only: ['dj'], event: { date: '+16' } }],
    ['like 9pm til 1', { event: { date: '+16', time: '21:00', hours: 4 } }],
    ['its a house party in East Atlanta, prob 50 ppl', {}],
    [
      'bet, lets go w {dj1.first.lower}',
      expected.booked({ date: '+16', time: '21:00', hours: 4, place: 'East Atlanta', guests: 50 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hi! We are getting married {+51:md} at a barn in Roswell and we need a photographer and a DJ',
      { only: ['photographer', 'dj'], event: { date: '+51' } },
    ],
    ["Ceremony is at 4pm and we'd keep them both until 10", { event: { date: '+51', time: '16:00', hours: 6 } }],
    ['what do {photographer1} and {dj1} come to together?', { price: ['photographer1*6+dj1*6'] }],
    ['hmm, my cousin says he can do the music for free, so drop the DJ', {}],
    [
      'then just {photographer1.first} please, 110 guests',
      expected.booked({ date: '+51', time: '16:00', hours: 6, place: 'Roswell', guests: 110 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['omg hiii planning my best friends bachelorette!! do u have male dancers??', { only: ['exotic_dancer'] }],
    [
      '{+37:md} at our rental in Midtown, starting 9pm for 2 hours',
      { only: ['exotic_dancer'], event: { date: '+37', time: '21:00', hours: 2 } },
    ],
    ['wait no we fly in a day later so {+38:md}', { event: { date: '+38', time: '21:00', hours: 2 } }],
    ['whats the rule about touching them lol just so the girls know', { policy: ['conduct'] }],
    [
      'lol fair. {dancer1} then! theres 12 of us',
      expected.booked({ date: '+38', time: '21:00', hours: 2, place: 'Midtown', guests: 12 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'I own a hair salon in Decatur and want to treat clients to chair massages. Who could do that {+28:md}?',
      { only: ['massage_therapist'], event: { date: '+28' } },
    ],
    ['11 in the morning to 4', { event: { date: '+28', time: '11:00', hours: 5 } }],
    ['How much is {massage1} for that?', expected.priced('massage1*5')],
    ['Over my budget, honestly. Make it 11 to 2 then, how much is that?', { price: ['massage1*3'] }],
    [
      'That works. Book {massage1.first} for the shorter time, we expect 20 people',
      expected.booked({ date: '+28', time: '11:00', hours: 3, place: 'Decatur', guests: 20 }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Gallery opening, Castleberry Hill, {+33:full}, 6pm till 10pm, 80 guests. I want a model to greet them.',
      { only: ['model'], event: { date: '+33', time: '18:00', hours: 4 } },
    ],
    ['And what would each of them cost for the evening?', {}],
    [
      'Let us go with the second one.',
      expected.booked({ date: '+33', time: '18:00', hours: 4, place: 'Castleberry Hill', guests: 80 }, '{shown:2}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      "I'm visiting from Ohio, hosting a dinner in a cabin an hour north of Atlanta. do your people come that far?",
      expected.policy('travel', 'place'),
    ],
    ['What about parking, theres only one spot', expected.policy('parking')],
    ['ok other thing, how do I pay, can it be cash?', expected.policy('payment')],
    ['and is any of it due up front', expected.policy('deposit', 'paying-when')],
  ]),
  writeDialogue('answer', 'straight', [
    ['hey whats the cheapest dj u got, broke grad student here', { price: ['cheapest:dj*1'] }],
    ['so 3 hrs would be how much with the cheapest', { price: ['cheapest:dj*3'] }],
    ['is tax on top of that?', { policy: ['tax'] }],
  ]),
  writeDialogue('person', 'turns back', [
    ['Good afternoon. My wife and I have our fiftieth anniversary coming up and would like some music.', {}],
    ['It is on {+44:md}, a lunch, noon to 3.', {}],
    ['I find this typing tedious. May I speak with a real human being?', expected.handedOver],
    ['Leonard Whitcombe, (404) 555-0144. Mornings are best.', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      'need 2 dancers for a bachelor party {+20:md} 10pm in Buckhead',
      { only: ['exotic_dancer'], event: { date: '+20', time: '22:00' } },
    ],
    ['what does 2 hours with {dancer1} and {dancer2} cost', { price: ['dancer1*2+dancer2*2'] }],
    ['and if the groom wants to sleep with one of them after, how much extra', expected.declined],
    ['cmon man everybody does it, we pay cash', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    ["Do you hire? I've tended bar for six years and just moved to Atlanta", expected.applied],
    ['I have my server permit too, and I can work weekends', { nobody: true }],
    ['Rashonda Pickett, (404) 555-0117', { nobody: true }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['Do you have photographers for a christening?', { only: ['photographer'] }],
    [
      "Actually, first: the one you sent to my sister's shower was 2 hours late and rude to her guests",
      expected.complained,
    ],
    ['She paid full price for that. We want some of it back.', { nobody: true, waiting: true }],
    ['Her name is Odalys Ferreira, (404) 555-0163', { nobody: true, waiting: true }],
  ]),
]
