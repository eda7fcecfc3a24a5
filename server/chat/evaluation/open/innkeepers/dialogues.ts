import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const innkeepersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Good morning, I am arranging a client reception for our managing director on {+23:full}. We would need a bartender from 5:30 to 8:30 pm.',
      { only: ['bartender'], event: { date: '+23', time: '17:30', hours: 3 } },
    ],
    [
      'My apologies, I have just been informed that it begins at 6 pm and ends at 10 pm.',
      { event: { date: '+23', time: '18:00', hours: 4 } },
    ],
    ['Does the bartender bring glasses and a bar, or do we provide those?', { policy: ['included', 'equipment'] }],
    ['Thank you. What would {bartender1} come to for the evening?', { price: ['bartender1*4'] }],
    [
      'Please go ahead with {bartender1.first} then. It is at our offices in Midtown, around 60 guests.',
      expected.booked({ date: '+23', time: '18:00', hours: 4, place: 'Midtown', guests: 60 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'concierge desk here. a guest would like a massage in his suite, {+8:md}, 7pm, 2 hours',
      { only: ['massage_therapist'], event: { date: '+8', time: '19:00', hours: 2 } },
    ],
    ['are your therapists insured and licensed', { policy: ['insurance'] }],
    ['how much for {massage1.lower}', { price: ['massage1*2'] }],
    [
      'fine, {massage1.first.lower} please. hotel is in Buckhead',
      expected.booked({ date: '+8', time: '19:00', hours: 2, place: 'Buckhead' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hello! My wife and I have been married for fifty years and our daughter says we should hire an entertainer for the party. Who do you have?',
      { only: ['entertainer'] },
    ],
    [
      'Well, I talked it over with her and she would much rather dance. Could we see the DJs instead?',
      { only: ['dj'] },
    ],
    [
      'The party is on {+37:full}, from 4 in the afternoon until 8 in the evening.',
      { only: ['dj'], event: { date: '+37', time: '16:00', hours: 4 } },
    ],
    ['{dj1} has a friendly face. What would we pay for the four hours?', { price: ['dj1*4'] }],
    [
      "Then we take {dj1.first}. We'll be 45 people at the community hall in Marietta.",
      expected.booked({ date: '+37', time: '16:00', hours: 4, place: 'Marietta', guests: 45 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['hey do u have like a magician or smth for a family reunion', { only: ['entertainer'] }],
    ['{+30:num} from 2 to 5pm', { only: ['entertainer'], event: { date: '+30', time: '14:00', hours: 3 } }],
    ['ugh wait my brother cant that day. {+31:num} same time', { event: { date: '+31', time: '14:00', hours: 3 } }],
    ['can ppl film the show for the cousins who cant come', { policy: ['photos'] }],
    [
      'ok we want {entertainer1.lower}, about 35 people',
      expected.booked({ date: '+31', time: '14:00', hours: 3, guests: 35 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'We are a small nonprofit and hold our annual gala on {+44:full}. I am looking for a photographer from 6 pm, for 5 hours.',
      { only: ['photographer'], event: { date: '+44', time: '18:00', hours: 5 } },
    ],
    ['How much is {photographer1} for those five hours?', { price: ['photographer1*5'] }],
    [
      'That is more than our board approved. Let us do 3 hours instead, what would it be then?',
      { price: ['photographer1*3'] },
    ],
    ['Is there a discount for charities?', expected.noDiscount],
    [
      'Understood. Please book {photographer1.first} for the three hours, 150 guests, in Decatur.',
      expected.booked({ date: '+44', time: '18:00', hours: 3, place: 'Decatur', guests: 150 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['dj {+12:md} 9pm 4h', { only: ['dj'], event: { date: '+12', time: '21:00', hours: 4 } }],
    ['price of {dj1.first.lower} and {dj2.first.lower}?', { price: ['dj1*4', 'dj2*4'] }],
    ['{dj1.first.lower}. 80 ppl. book', expected.booked({ date: '+12', time: '21:00', hours: 4, guests: 80 }, '{dj1}')],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'Hi there, I run events for a small inn up in Dahlonega. Do your people travel that far?',
      expected.policy('travel'),
    ],
    ['And is there a fee for the drive?', { policy: ['travel'] }],
    [
      'Different question. If one of our couples cancels the wedding, do they lose their money?',
      expected.policy('cancellation'),
    ],
    ['ok, and what does your cheapest DJ charge an hour', { price: ['cheapest:dj*1'] }],
  ]),
  writeDialogue('answer', 'straight', [
    ['Good evening. I am not very good with computers. How does one book with you?', expected.howToBook],
    ['May I pay by check or do you only accept cards?', expected.policy('payment')],
    ['And do I pay before the party or after it?', { policy: ['paying-when', 'deposit', 'payment'] }],
    ['One last thing, is it customary to tip?', expected.policy('tips')],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'I need 2 models for our booth at a trade show, {+27:md}, 10am to 6pm',
      { only: ['model'], event: { date: '+27', time: '10:00', hours: 8 } },
    ],
    [
      'hm it may become two days and our marketing people have a lot of special wishes. this is getting complicated',
      {},
    ],
    ['can i talk to a human about it please', expected.handedOver],
    ['Rosalind Achterberg, (404) 555-0147', { waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      'hey looking for a dancer for my buddys bachelor party {+21:md} at 10pm, 2 hours',
      { only: ['exotic_dancer'], event: { date: '+21', time: '22:00', hours: 2 } },
    ],
    ['what are the rules for us during the show', { policy: ['conduct'] }],
    ['cmon. and if we pay extra will she sleep with the groom', expected.declined],
    ['nobody has to know, just name a price', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      "Good afternoon. I tended bar at a hotel for eleven years, retired early, and I'd like to work a few evenings again. Are you hiring bartenders?",
      expected.applied,
    ],
    ['What do you need from me?', { nobody: true }],
    ['Cornelius Vanterpool, (404) 555-0162, bartender, weekends mostly', { nobody: true }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['Hi, quick question, what does an extra hour cost if we run over?', expected.policy('overtime')],
    [
      'I ask because your photographer left our retirement party an hour early last week and we were still charged in full. That is not acceptable.',
      expected.complained,
    ],
    ['When will we hear from you?', { nobody: true, says: /\(\d{3}\)|call|phone|office/i }],
    ['Odalys Pemberton, (404) 555-0118', { waiting: true }],
  ]),
]
