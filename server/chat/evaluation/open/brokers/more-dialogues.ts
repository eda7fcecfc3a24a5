import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const brokersMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Hi hi! Client wedding {+47:md} in Alpharetta, 5pm to 11pm. I need a DJ & a photographer for them pls',
      { only: ['dj', 'photographer'], event: { date: '+47', time: '17:00', hours: 6, place: 'Alpharetta' } },
    ],
    [
      'Ugh, bride just texted, her cousin takes the pictures. So no photographer, just the DJ!',
      { only: ['dj'], event: { date: '+47', time: '17:00', hours: 6, place: 'Alpharetta' } },
    ],
    ['Fab. {dj1} vs {dj2}, what would each be for the six hours?', { price: ['dj1*6', 'dj2*6'] }],
    [
      'And do they bring their own speakers & table or must the venue have that?',
      { policy: ['equipment', 'included'] },
    ],
    [
      'Going with {dj2.first}!! 120 guests. Book pls & thank you',
      expected.booked({ date: '+47', time: '17:00', hours: 6, place: 'Alpharetta', guests: 120 }, '{dj2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      [
        'Event: retirement of our senior partner',
        'Date: {+35:num}',
        'Time: 5:30 pm - 8:30 pm',
        'Location: Buckhead',
        'Guests: 55',
        'Need: 1 bartender',
      ].join('\n'),
      { only: ['bartender'], event: { date: '+35', time: '17:30', hours: 3, place: 'Buckhead', guests: 55 } },
    ],
    ['Please state the fee for {bartender1}.', { price: ['bartender1*3'] }],
    [
      'And what applies if the speeches run over and we need {bartender1.first} to stay longer?',
      { policy: ['overtime'] },
    ],
    [
      'Very well. Please book {bartender1} for us.',
      expected.booked({ date: '+35', time: '17:30', hours: 3, place: 'Buckhead', guests: 55 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "brewery's turning five {+27:md}, need a dj, no bands, my neighbors hate drums. Grant Park",
      { only: ['dj'], event: { date: '+27', place: 'Grant Park' } },
    ],
    ['7pm, 5 hrs', { event: { date: '+27', time: '19:00', hours: 5, place: 'Grant Park' } }],
    ["{dj1} for that is how much? and if it's only 4 hours?", { price: ['dj1*5', 'dj1*4'] }],
    ["make it 4 then. and can't you knock 50 bucks off, we're a small local business", expected.noDiscount],
    [
      'alright alright you drive a hard bargain. book {dj1.typo}',
      expected.booked({ date: '+27', time: '19:00', hours: 4, place: 'Grant Park' }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['The gallery is giving a benefit and my board wants, God help me, a magician.', { only: ['entertainer'] }],
    [
      'Inman Park, {+51:full}, from 6:30 pm. Two hours of it will be ample.',
      { only: ['entertainer'], event: { date: '+51', time: '18:30', hours: 2, place: 'Inman Park' } },
    ],
    ['{entertainer1}. The figure, please?', { price: ['entertainer1*2'] }],
    ['Is one expected to tip, or is that thought vulgar?', { policy: ['tips'] }],
    [
      'Then let us book {entertainer1.first}. Eighty guests, most of them deaf to wonder.',
      expected.booked({ date: '+51', time: '18:30', hours: 2, place: 'Inman Park', guests: 80 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'yo gym owner here. need 2 fit looking models on the {+11:th} at noon, already got a photographer',
      { only: ['model'], event: { date: '+11', time: '12:00' } },
    ],
    ['3 hrs, Sandy Springs', { event: { date: '+11', time: '12:00', hours: 3, place: 'Sandy Springs' } }],
    ['{model1} and {model2}, both, whats the damage', { price: ['model1*3+model2*3'] }],
    [
      'hm noon is spin class. 2pm instead, still 3 hrs',
      { event: { date: '+11', time: '14:00', hours: 3, place: 'Sandy Springs' } },
    ],
    ['ok and am i good to film them for our page or is that a no no', { policy: ['photos'] }],
    [
      'sweet. only {model1} tho, drop {model2.first}. book it',
      expected.booked({ date: '+11', time: '14:00', hours: 3, place: 'Sandy Springs' }, '{model1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Crew wellness day, base camp Peachtree City. Massage therapist, {+18:num}, 12pm-6pm.',
      { only: ['massage_therapist'], event: { date: '+18', time: '12:00', hours: 6, place: 'Peachtree City' } },
    ],
    ['Total for {massage1}?', { price: ['massage1*6'] }],
    ['And for 8 hours?', { price: ['massage1*8'] }],
    ['Lot is tight. Do we have to provide parking?', { policy: ['parking'] }],
    [
      'Producer signed off on 8 hours, same start. Book {massage1}. 60 people on crew.',
      expected.booked({ date: '+18', time: '12:00', hours: 8, place: 'Peachtree City', guests: 60 }, '{massage1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'For the sponsor lounge of our conference: which bartender is free {+33:md}, 4pm to 7pm, in Midtown?',
      { only: ['bartender'], event: { date: '+33', time: '16:00', hours: 3, place: 'Midtown' } },
    ],
    [
      'Procedural question: if we want several performers, is that one request or one for each?',
      expected.severalPerformers,
    ],
    ['Which payment methods do you accept?', { policy: ['payment'] }],
    ['Last item: until when can we cancel without a fee?', { policy: ['cancellation'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'runway show {+54:md} 8pm, Old Fourth Ward, 3 hours. a model + a dj',
      { only: ['model', 'dj'], event: { date: '+54', time: '20:00', hours: 3, place: 'Old Fourth Ward' } },
    ],
    [
      'wrong day sorry. show is {+55:md}, rest same',
      { event: { date: '+55', time: '20:00', hours: 3, place: 'Old Fourth Ward' } },
    ],
    ['{model1} and {dj1} for the 3 hours, sum?', { price: ['model1*3+dj1*3'] }],
    ['that is a lot for walking up and down. we are a young label, any discount?', expected.noDiscount],
    ['so how much is just {model1.first}, without the dj', { price: ['model1*3'] }],
  ]),
  writeDialogue('person', 'straight', [
    [
      'Good evening. Our church picnic would like a DJ, {+30:full}, from 1 to 4 in the afternoon, in Lithonia.',
      { only: ['dj'], event: { date: '+30', time: '13:00', hours: 3, place: 'Lithonia' } },
    ],
    [
      'We will be sixty people with the children. How much would {dj1} be?',
      { price: ['dj1*3'], event: { date: '+30', time: '13:00', hours: 3, place: 'Lithonia', guests: 60 } },
    ],
    ['Typing tires my hands, dear. May I please speak with a lady or gentleman in your office?', expected.handedOver],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      'GM of a dealership here. Customer appreciation night {+22:md}, 6 to 10 pm, Kennesaw. Need a bartender.',
      { only: ['bartender'], event: { date: '+22', time: '18:00', hours: 4, place: 'Kennesaw' } },
    ],
    [
      'What am I paying for {bartender1}? Best price, I sell cars, I know there is a real number.',
      { price: ['bartender1*4'] },
    ],
    [
      'Different thing. The guys in the shop want to get a stripper for our lot boy, the kid turns 17.',
      expected.declined,
    ],
    ['He looks 20 and his dad is fine with it. Come on, just one lap dance for the kid.', expected.declined],
  ]),
  writeDialogue('apply', 'turns back', [
    [
      'Need a still photographer on set, {+16:md}, 10am, 6 hours, Covington.',
      { only: ['photographer'], event: { date: '+16', time: '10:00', hours: 6, place: 'Covington' } },
    ],
    [
      'Scratch that, production has one in house. But I DJ on my off days. Are you taking on new talent?',
      expected.applied,
    ],
    ['Eight years behind the decks, weddings mostly, own sound. What do you need from me to join?', expected.applied],
  ]),
  writeDialogue('complaint', 'straight', [
    ['Good afternoon. Does your agency replace a performer who cannot come?', expected.policy('substitute')],
    [
      [
        'I ask because your bartender simply did not appear at our closing dinner on Thursday.',
        'Forty attorneys poured their own gin, and I was asked on Friday morning why I still have a job.',
      ].join(' '),
      expected.complained,
    ],
    ['We paid in full. I expect a refund and a written explanation by the end of this week.', expected.complained],
  ]),
]
