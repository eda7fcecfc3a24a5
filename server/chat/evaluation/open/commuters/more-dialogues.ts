import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const commutersMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      "Well hey sugar, fixin' to throw my husband a 70th in Stone Mountain {+47:md}, reckon we need us a DJ",
      { only: ['dj'], event: { date: '+47', place: 'Stone Mountain' } },
    ],
    [
      "Starts 'bout 2 in the afternoon and runs till 6. Who's the cheapest y'all got?",
      { only: ['dj'], event: { date: '+47', time: '14:00', hours: 4 } },
    ],
    [
      "Lord, that pavilion's done been rented out. It'll be in Conyers instead. Can {dj1} still come?",
      { has: ['{dj1}'], event: { date: '+47', place: 'Conyers' } },
    ],
    ["Bless you. And do folks tip 'em, or is that rude?", { policy: ['tips'] }],
    [
      "Then book {dj1}, hon. 'Bout 60 guests.",
      expected.booked({ date: '+47', time: '14:00', hours: 4, place: 'Conyers', guests: 60 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Casting, indie feature. Two models as extras, {+10:md}, 10am to 6pm, on location in Fayetteville.',
      { only: ['model'], event: { date: '+10', time: '10:00', hours: 8, place: 'Fayetteville' } },
    ],
    [
      '{model1} for the day costs what? Also the footage gets published, any rules on filming?',
      { price: ['model1*8'], policy: ['photos'] },
    ],
    ['And {model2}, same day, same hours?', { has: ['{model2}'], event: { date: '+10', time: '10:00', hours: 8 } }],
    [
      'Good face. Book {model2}.',
      expected.booked({ date: '+10', time: '10:00', hours: 8, place: 'Fayetteville' }, '{model2}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'Hi there! 3rd grade teacher 🍎 do you have a magician or juggler for a school assembly?',
      { only: ['entertainer'] },
    ],
    ['Are your people insured? The district will ask me.', { policy: ['insurance'] }],
    ['And who pays for their parking?', { policy: ['parking'] }],
    [
      'Oops, should have started with money 🙈 what would one hour of {entertainer1} cost?',
      { price: ['entertainer1*1'] },
    ],
    ['and two hours, in case the fifth graders come too?', { price: ['entertainer1*2'] }],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'heyyy bachelorette in Buckhead, 14 girls all 21+, lookin for a dancer {+37:md} 👀🔥',
      { only: ['exotic_dancer'], event: { date: '+37', place: 'Buckhead', guests: 14 } },
    ],
    [
      '9pm, 2 hrs. is {dancer1} free then or nah',
      { has: ['{dancer1}'], event: { date: '+37', time: '21:00', hours: 2 } },
    ],
    ['bet. can we take pics & vids of the show', { policy: ['photos', 'conduct'] }],
    [
      'bride switched flights smh so its {+38:md} now, everything else the same',
      { event: { date: '+38', time: '21:00', hours: 2 } },
    ],
    [
      'slayyy ok book {dancer1}',
      expected.booked({ date: '+38', time: '21:00', hours: 2, place: 'Buckhead', guests: 14 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('complaint', 'turns back', [
    [
      'I would like to enquire which photographers are free on {+44:md}.',
      { only: ['photographer'], event: { date: '+44' } },
    ],
    [
      'On reflection, no. The last one you sent was rude to my mother and we never received our pictures.',
      expected.complained,
    ],
    [
      'Priya Raman, priya.raman@example.com. I expect a refund.',
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
  ]),
  writeDialogue('person', 'straight', [
    ['good morning when is somebody in your office', { policy: ['hours'] }],
    [
      'this is too much for a chat we have four stages and eleven acts can i talk to a real human being',
      expected.handedOver,
    ],
    [
      'my name is Bernice Cole call me at 404-555-0119',
      { nobody: true, says: /office|person|someone|touch|reach|call/i },
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Hola, necesito un DJ para mi boda el {+52:es} en Norcross, de 6 a 11 de la noche',
      expected.spoken('es', { only: ['dj'], event: { date: '+52', time: '18:00', hours: 5, place: 'Norcross' } }),
    ],
    ['Somos 180 personas. ¿Cuánto cobra {dj1} en total?', expected.spoken('es', { price: ['dj1*5'] })],
    ['¿Hay que dejar un depósito?', { says: /dep[oó]sit/i }],
    [
      'Perfecto, quiero reservar a {dj1} por favor',
      expected.booked({ date: '+52', time: '18:00', hours: 5, place: 'Norcross', guests: 180 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'We are holding a repast for my late father {+11:md} in East Point. A singer would be a comfort.',
      { only: ['entertainer'], event: { date: '+11', place: 'East Point' } },
    ],
    [
      'From 1 to 4 in the afternoon. And forgive me for asking, what would {entertainer1} cost?',
      { price: ['entertainer1*3'], event: { date: '+11', time: '13:00', hours: 3 } },
    ],
    [
      'My sister feels music would be too much. A photographer for the family instead, same hours.',
      { only: ['photographer'], event: { date: '+11', time: '13:00', hours: 3 } },
    ],
    [
      'Thank you for your patience. Please book {photographer1}.',
      expected.booked({ date: '+11', time: '13:00', hours: 3, place: 'East Point' }, '{photographer1}'),
    ],
  ]),
  writeDialogue('decline', 'straight', [
    ['can ur dj also bring some party favors, u know, like pills', expected.declined],
    ['its just a lil molly for the crowd bro chill', expected.declined],
    ['ok then fake ids for my lil cousin?', expected.declined],
  ]),
  writeDialogue('apply', 'turns back', [
    ['who are your bartenders and whats the rate per hour?', { only: ['bartender'] }],
    [
      'dang thats more than my hotel pays 😅 forget hiring, i wanna WORK for yall. 9 yrs behind the bar',
      expected.applied,
    ],
    [
      'DeShawn Price, dprice@example.com, 404-555-0155, bartender',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
    ['oh wait fat fingers, the number is 404-555-0156', { nobody: true }],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Good evening. Chapter formal, hotel in Athens, {+45:md}, 8pm to 1am, 200 guests, all 21+. A DJ please?',
      { only: ['dj'], event: { date: '+45', time: '20:00', hours: 5, place: 'Athens', guests: 200 } },
    ],
    ["Tell me about {dj1} first. What's their style?", { has: ['{dj1}'] }],
    ['does {dj2} cost more than {dj1} for the whole night?', { price: ['dj1*5', 'dj2*5'] }],
    [
      'treasurer here now. how do you take payment, and what if we have to cancel?',
      { policy: ['payment', 'cancellation'] },
    ],
    [
      'brothers voted against {dj1}. book the other one',
      expected.booked({ date: '+45', time: '20:00', hours: 5, place: 'Athens', guests: 200 }, '{dj2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'COACH HERE. AWARDS BANQUET {+19:md} IN KENNESAW 6PM-9PM. NEED A PHOTOGRAPHER. 90 PEOPLE',
      { only: ['photographer'], event: { date: '+19', time: '18:00', hours: 3, place: 'Kennesaw', guests: 90 } },
    ],
    [
      'HOW MUCH IS {photographer1} FOR THAT, AND DO WE PAY FOR PARKING',
      { price: ['photographer1*3'], policy: ['parking'] },
    ],
    [
      'GYM IS TAKEN TILL 7. SO 7PM TO 10PM. SHOW ME THE PHOTOGRAPHERS FREE THEN',
      { only: ['photographer'], event: { date: '+19', time: '19:00', hours: 3 } },
    ],
    [
      'BOOK THE SECOND ONE',
      expected.booked({ date: '+19', time: '19:00', hours: 3, place: 'Kennesaw', guests: 90 }, '{shown:2}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    ['figure drawing salon in my studio, i need a model to pose (dressed!). who do u have', { only: ['model'] }],
    ['what is {model1} an hour', { price: ['model1'] }],
    ['and 3 hrs would come to?', { price: ['model1*3'] }],
    ['may my students photograph the session & post it', { policy: ['photos'] }],
    ['rad. n do i pay before or after, and can i use venmo', { policy: ['payment', 'paying-when', 'deposit'] }],
  ]),
]
