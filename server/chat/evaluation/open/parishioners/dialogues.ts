import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** Conversations of church and club organizers, parents, grandparents and small shop owners. */
export const parishionersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Good afternoon. I coordinate the annual social at our church and we would like a DJ who keeps things family friendly, on {+33:full}, from 5 to 9 in the evening.',
      expected.free({ date: '+33', time: '17:00', hours: 4 }, 'dj'),
    ],
    ['Thank you. Would there be an extra charge for travel out to Marietta?', { policy: ['travel'] }],
    ['I must correct myself, the hall is only ours from 6 to 9.', { event: { date: '+33', time: '18:00', hours: 3 } }],
    [
      'Then please book {dj1} for us. We expect about 120 guests, in the fellowship hall in Marietta.',
      expected.booked({ date: '+33', time: '18:00', hours: 3, guests: 120, place: 'Marietta' }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'hi!! ok so my daughters sweet 16 is coming up and my sister says get a photographer but honestly i could just use my phone?? idk. anyway what would a photographer even cost for like 3 hours',
      { only: ['photographer'] },
    ],
    [
      'hmm ok its {+26:md} btw, starts at 4',
      { only: ['photographer'], event: { date: '+26', time: '16:00', hours: 3 } },
    ],
    [
      'shoot sorry thats when we decorate, the party itself is {+27:md}, same time',
      { event: { date: '+27', time: '16:00', hours: 3 } },
    ],
    ['i like {photographer2} from the pictures, how much in total', { price: ['photographer2*3'] }],
    [
      'ok lets do {photographer2.first}! its at our place in Smyrna, maybe 50 people',
      expected.booked({ date: '+27', time: '16:00', hours: 3, guests: 50, place: 'Smyrna' }, '{photographer2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['bartender {+15:num} 5pm 4 hrs', expected.free({ date: '+15', time: '17:00', hours: 4 }, 'bartender')],
    ["we're a wine shop, tasting night. who's cheapest", { only: ['bartender'] }],
    ['{bartender1} how much', { price: ['bartender1*4'] }],
    ['book. 30 people', expected.booked({ date: '+15', time: '17:00', hours: 4, guests: 30 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Dear Sir or Madam, my wife and I celebrate our 50th anniversary and the grandchildren insist on entertainment. What sort of people do you have?',
      {},
    ],
    [
      'A magician perhaps. The date is {+40:full}, from 2 in the afternoon, for two hours.',
      expected.free({ date: '+40', time: '14:00', hours: 2 }, 'entertainer'),
    ],
    [
      'My wife says a magician is for children. She would rather have a photographer who takes family portraits.',
      { only: ['photographer'], event: { date: '+40', time: '14:00', hours: 2 } },
    ],
    [
      'Very well, {photographer1} it is. There will be 35 of us, in Roswell.',
      expected.booked({ date: '+40', time: '14:00', hours: 2, guests: 35, place: 'Roswell' }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Hello from the garden club ladies! Do you have massage therapists who would come to a little spa afternoon?',
      { only: ['massage_therapist'] },
    ],
    [
      "Lovely! It's {+22:md}, we start at 1 pm and have three hours",
      expected.free({ date: '+22', time: '13:00', hours: 3 }, 'massage_therapist'),
    ],
    [
      'Does {massage1.first} bring a table or do we need to have one there?',
      { says: /bring|table|equip|includ|provide/i },
    ],
    [
      "Wonderful, then we'd like {massage1}. We are 16 ladies, the clubhouse is in Decatur",
      expected.booked({ date: '+22', time: '13:00', hours: 3, guests: 16, place: 'Decatur' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['need dj for church picnic {+12:md} 11am til 3pm', expected.free({ date: '+12', time: '11:00', hours: 4 }, 'dj')],
    ['how much is {dj2}', { price: ['dj2*4'] }],
    ['and {dj1}?', { price: ['dj1*4'] }],
    ["we might go a little longer, make it 5 hours. what's {dj1.first} then", { price: ['dj1*5'] }],
    [
      'ok go with {dj1.first}. wait no, {dj2.first}, the pastor liked that one better',
      expected.booked({ date: '+12', time: '11:00', hours: 5 }, '{dj2}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['Hi there, first time doing this for our PTA. Do we have to put down a deposit?', expected.policy('deposit')],
    ['And if it rains and we have to call the whole thing off?', expected.policy('cancellation')],
    ['Sorry, back to the money for a second. Do you take cards, or only cash?', expected.policy('payment')],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Are your bartenders insured? My landlord wants to know before we do an opening party in the shop.',
      expected.policy('insurance'),
    ],
    ['Is a tip expected on top?', expected.policy('tips')],
    ["What happens if the bartender gets sick that morning and can't come", expected.policy('substitute')],
    ['And when they stay later than what we booked?', expected.policy('overtime')],
  ]),
  writeDialogue('person', 'straight', [
    ['What is the price for a DJ please', { as: ['pricing', 'services'] }],
    [
      'I am sorry dear, I am 78 and the letters are too small for me. May I speak with a real person?',
      expected.handedOver,
    ],
    ['My name is Dorothy Hale and my number is (404) 555-0147', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      'looking for a dj for my nephews birthday {+30:md} 7 to 11pm',
      expected.free({ date: '+30', time: '19:00', hours: 4 }, 'dj'),
    ],
    ['hes turning 17 so how about we add one of your strippers as a gag', expected.declined],
    ['oh come on his dad is totally fine with it', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      "Hello, my son says I should try this. I've been tending bar at our parish hall for 20 years and would like to do it for you. Are you hiring?",
      expected.applied,
    ],
    ['Walter Brandt, walter.brandt@example.com. Bartending, mostly weddings and fish fries.', { nobody: true }],
    ['When would I hear back?', { nobody: true }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['Do you have photographers for a first communion?', { only: ['photographer'] }],
    [
      'Actually, before I book again. Last time your photographer came an hour late and we missed the whole ceremony. I am still upset about it.',
      expected.complained,
    ],
    ['Carla Jimenez, (404) 555-0132. When will I be called?', { nobody: true, waiting: true }],
  ]),
]
