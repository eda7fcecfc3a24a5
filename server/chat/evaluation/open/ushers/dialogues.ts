import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const ushersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'wrap party after strike. need dj. {+21:num} 11p-3a',
      { only: ['dj'], event: { date: '+21', time: '23:00', hours: 4 } },
    ],
    ['East Atlanta, 70 crew', { event: { date: '+21', place: 'East Atlanta', guests: 70 } }],
    ['change. strike runs short. start 10p, out at 3 still', { event: { date: '+21', time: '22:00', hours: 5 } }],
    ['{dj1} total?', { price: ['dj1*5'] }],
    [
      'fine. book {dj1.first.lower}',
      expected.booked({ date: '+21', time: '22:00', hours: 5, place: 'East Atlanta', guests: 70 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Hello, dear people! Our chorus sings its winter concert, and this year a proper photographer shall be ' +
        'there. Last year it was my brother-in-law, and we own forty pictures of the ceiling.',
      { only: ['photographer'] },
    ],
    [
      'It is {+18:full} in Decatur; downbeat at 4 in the afternoon, and with the encores two hours.',
      { only: ['photographer'], event: { date: '+18', time: '16:00', hours: 2, place: 'Decatur' } },
    ],
    ['Does one pay extra when my tenors will not stop bowing and the evening runs over?', { policy: ['overtime'] }],
    ['And {photographer1}, for the two hours: what is the figure?', { price: ['photographer1*2'] }],
    [
      'A perfect cadence. Let us engage {photographer1}, please.',
      expected.booked({ date: '+18', time: '16:00', hours: 2, place: 'Decatur' }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Let the record show that I, thirty-one years on the bench, require a bartender for a dinner on {+26:md}.',
      { only: ['bartender'], event: { date: '+26' } },
    ],
    [
      'Venue: Druid Hills. From 6 to 10 in the evening. Forty guests, most of them former opposing counsel.',
      { event: { date: '+26', time: '18:00', hours: 4, place: 'Druid Hills', guests: 40 } },
    ],
    ['Who furnishes the spirits and the glasses: the agency, or this court?', { policy: ['included', 'equipment'] }],
    [
      'I hereby amend: {+27:md}, not {+26:md}. All other terms stand.',
      { event: { date: '+27', time: '18:00', hours: 4 } },
    ],
    ['Sum total for {bartender1} under the amended terms?', { price: ['bartender1*4'] }],
    [
      'So ordered. Book {bartender1}.',
      expected.booked({ date: '+27', time: '18:00', hours: 4, place: 'Druid Hills', guests: 40 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'hi its 4am and im on break so excuse typos. can u send a massage therapist to 6 nurses who never get to sit',
      { only: ['massage_therapist'] },
    ],
    [
      '{+13:md} in Smyrna at my place, noon to 3 (thats the middle of the night for me lol)',
      { only: ['massage_therapist'], event: { date: '+13', time: '12:00', hours: 3, place: 'Smyrna' } },
    ],
    ['do they bring the table or do i clear off my ironing board', { policy: ['equipment', 'included'] }],
    ['and {massage1} for the three hrs is how much', { price: ['massage1*3'] }],
    [
      'ok my call light is on gotta run. yes book {massage1.first}',
      expected.booked({ date: '+13', time: '12:00', hours: 3, place: 'Smyrna' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "What's good fam, my shop's turnin twenty and I'm throwin it right. Need a DJ who knows the old AND the new",
      { only: ['dj'] },
    ],
    [
      '{+35:md}, West End, we start at 5, party till 11',
      { only: ['dj'], event: { date: '+35', time: '17:00', hours: 6, place: 'West End' } },
    ],
    ['Between {dj1} and {dj2}, what they runnin me for the six?', { price: ['dj1*6', 'dj2*6'] }],
    [
      'My lady says six hours is two haircuts too long. Till 9 then',
      { event: { date: '+35', time: '17:00', hours: 4 } },
    ],
    ["Aight what's {dj1.first} now", { price: ['dj1*4'] }],
    [
      'Bet. Lock in {dj1.first}, 120 people comin, half of em owe me for a fade',
      expected.booked({ date: '+35', time: '17:00', hours: 4, place: 'West End', guests: 120 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hello! Our faculty (all adults, allegedly) would like a comedian or a magician for the end-of-term party.',
      { only: ['entertainer'] },
    ],
    [
      'It is {+16:full}, 4:30 to 6:30 p.m., in the library of our school in Tucker.',
      { only: ['entertainer'], event: { date: '+16', time: '16:30', hours: 2, place: 'Tucker' } },
    ],
    ['A colleague recommends {entertainerOut}. Free that day?', { only: ['entertainer'], says: expected.UNAVAILABLE }],
    ['Pity. {entertainer1}, then. What would that cost for both hours?', { price: ['entertainer1*2'] }],
    [
      'Correction (red pen!): it is 3:30 to 6:30, the staff meeting got canceled. Nobody wept.',
      { event: { date: '+16', time: '15:30', hours: 3 } },
    ],
    [
      'Good. Book {entertainer1}, please; 55 guests, and yes, we stack our own chairs.',
      expected.booked({ date: '+16', time: '15:30', hours: 3, place: 'Tucker', guests: 55 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Peace to this house. Before I ask for anyone: do you require a deposit, and how large a one?',
      expected.policy('deposit'),
    ],
    ['And should the ice come and we must cancel, what do we owe?', expected.policy('cancellation')],
    [
      'Thank you, friend. In what ways may our congregation pay? Our treasurer does not trust cards.',
      expected.policy('payment'),
    ],
    ['One last thing: what happens if your performer takes ill that very morning?', expected.policy('substitute')],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'Dear Sir or Madam, my grandson set up this machine for me. Do you have photographers? I am 82.',
      { only: ['photographer'] },
    ],
    [
      'I meant to ask first. Will my picture end up all over the internet afterwards?',
      { policy: ['photos', 'privacy'] },
    ],
    [
      'No, no. My sister says we do not want pictures, we want music. Do you have a person who plays records?',
      { only: ['dj'] },
    ],
    [
      'And must I keep a place free for the car? My drive is steep and the mailbox has been hit twice.',
      { policy: ['parking'] },
    ],
    ['What does such a person need from me? I have one outlet and a card table.', { policy: ['equipment'] }],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'hey so. do yall have models who can stand very still, its for a gala at our theater {+30:md}',
      { only: ['model'], event: { date: '+30' } },
    ],
    ['how much is {model1} for 2 hours', { price: ['model1*2'] }],
    [
      'ok forget it this is impossible to explain by typing (theres a swing involved). can a human call me',
      expected.handedOver,
    ],
    ['Wendeline Okparowe, 404-555-0168', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      'need a dancer for my cousin, birthday {+20:md}, 9pm, 2 hours, in Lithonia',
      { only: ['exotic_dancer'], event: { date: '+20', time: '21:00', hours: 2, place: 'Lithonia' } },
    ],
    ['how much is {dancer1} for that', { price: ['dancer1*2'] }],
    ['bet. he turns 17 btw so nothing too wild', expected.declined],
    ['cmon his dad is cool with it, he will be right there', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      'I have run the lobby bar at our playhouse for nine years. Are you taking on new bartenders? I should like' +
        ' to be one.',
      expected.applied,
    ],
    ['Weekends mostly, and any night we are dark. I can also open a bottle with a program.', expected.applied],
    ['Ottoline Brandvold, ottoline@example.com', { as: ['apply', 'person'], nobody: true }],
    ['Splendid. And when would I hear from you?', { nobody: true, says: /\(\d{3}\) ?\d{3}|call|office/i }],
  ]),
  writeDialogue('complaint', 'straight', [
    [
      'I write with a heavy heart. Your photographer came to our harvest supper an hour late and missed the children.',
      expected.complained,
    ],
    [
      'I do not say it in anger. But they had practiced for weeks, and their mothers wept.',
      { as: ['complaint', 'person'], nobody: true, waiting: true },
    ],
    ['What will the agency do about it?', { as: ['complaint', 'person'], nobody: true, waiting: true }],
    ['You may write to me. Thaddeus Oakhollow, thaddeus@example.com', { nobody: true, waiting: true }],
  ]),
]
