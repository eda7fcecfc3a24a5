import { type EvaluatedDialogue, writeDialogue } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Both days of a visitor who names two, or that they are looked up one after the other. */
const TWO_DAYS =
  /(?:\b(?:Jan|Febr)uary|March|April|May|June|July|August|\b(?:Septem|Octo|Novem|Decem)ber) \d[\s\S]*(?:\b(?:Jan|Febr)uary|March|April|May|June|July|August|\b(?:Septem|Octo|Novem|Decem)ber) \d|one (?:date|day) at a time/

/** Conversations of the second held-back set that end at the booking form. */
export const heldBackMoreBookings: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Good afternoon, dear. My mother turns eighty on {+22:full} and we would so love a bit of a show for her.',
      { event: { date: '+22' }, saysNot: /Cass|Ruth|Theo|Josiah|Lena|Amara|Priya|Ansel/ },
    ],
    [
      'An entertainer would suit us, she never could stand loud discos.',
      { only: ['entertainer'], event: { date: '+22' } },
    ],
    ['We sit down at noon and folks will leave by three.', { event: { date: '+22', time: '12:00', hours: 3 } }],
    ['Forgive me, my daughter tells me it is one until four.', { event: { date: '+22', time: '13:00', hours: 3 } }],
    ['And {entertainer1} would ask how much for all of that?', { price: ['entertainer1*3'] }],
    [
      'Then I should like to reserve {entertainer1.first}, please.',
      expected.booked({ date: '+22', time: '13:00', hours: 3 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['yo need a dj {+16:num} 9pm-1am', expected.free({ date: '+16', time: '21:00', hours: 4 }, 'dj')],
    ['{dj2.first} good?', { has: ['{dj2}'], event: { date: '+16' } }],
    ['how much wud dat b all in', { price: ['dj2*4'] }],
    ['crap i mean {+17:num} not {+16:num}', { event: { date: '+17', time: '21:00', hours: 4 } }],
    ['aight lock {dj2.first} in', expected.booked({ date: '+17', time: '21:00', hours: 4 }, '{dj2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hi, I coordinate events for our law firm. We require a photographer on {+30:full} from 5:30 PM to 8:30 PM at a hotel in Buckhead, roughly 90 attendees.',
      {
        only: ['photographer'],
        event: { date: '+30', time: '17:30', hours: 3, place: 'Buckhead', guests: 90 },
      },
    ],
    [
      'What is the rate for {photographer1}, and the full amount for the evening?',
      { price: ['photographer1', 'photographer1*3'] },
    ],
    ['Would our company card be accepted, or do you need a wire?', { policy: ['payment'] }],
    [
      'Understood. The partners have now moved it to {+31:md}, same times.',
      { event: { date: '+31', time: '17:30', hours: 3 } },
    ],
    [
      'Kindly set up the booking for {photographer1.first}.',
      expected.booked({ date: '+31', time: '17:30', hours: 3, place: 'Buckhead', guests: 90 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'ok sooo bachelorette {+27:md}, airbnb in Decatur, 12 girls, we want a bartender AND a dancer, starts 8pm, thinking 3 hrs',
      {
        only: ['bartender', 'exotic_dancer'],
        event: { date: '+27', time: '20:00', hours: 3, place: 'Decatur', guests: 12 },
      },
    ],
    ['what would {bartender1.first} plus {dancer1.first} run us', { price: ['bartender1*3+dancer1*3'] }],
    [
      'oof. lets skip the bartender then, my cousin can pour',
      { not: ['{bartender1}'], event: { date: '+27', hours: 3 } },
    ],
    ['are we allowed to take pics of her during', { policy: ['photos', 'conduct'] }],
    [
      'makes sense!! book {dancer1.first}',
      expected.booked({ date: '+27', time: '20:00', hours: 3, place: 'Decatur', guests: 12 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['photograper for my sons graduaton {+45:md}', { only: ['photographer'], event: { date: '+45' } }],
    ['it starts 2 in the afternoon', { event: { date: '+45', time: '14:00' } }],
    ['hmm 4 hrs id say', { event: { date: '+45', time: '14:00', hours: 4 } }],
    [
      'which costs me less {photographer1.first} or {photographer2.first}',
      { has: ['{photographer1}', '{photographer2}'], price: ['photographer1', 'photographer2'] },
    ],
    [
      'book the less expensive one plz',
      expected.booked({ date: '+45', time: '14:00', hours: 4 }, '{cheaper:photographer1:photographer2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'buenas tardes, busco un dj para los quince de mi hija el {+35:es}',
      { language: 'es', only: ['dj'], event: { date: '+35' } },
    ],
    [
      'somos como 150 personas, de 7 de la noche a 12',
      { language: 'es', event: { date: '+35', time: '19:00', hours: 5, guests: 150 } },
    ],
    [
      'perdón, empieza a las 6 de la tarde, igual 5 horas',
      { language: 'es', event: { date: '+35', time: '18:00', hours: 5 } },
    ],
    ['¿en cuánto me saldría {dj1.first} por todo?', { language: 'es', price: ['dj1*5'] }],
    [
      'está bien, quiero apartar a {dj1.first}',
      {
        language: 'es',
        ...expected.booked({ date: '+35', time: '18:00', hours: 5, guests: 150 }, '{dj1}'),
      },
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Is there anyone who does massage at offices? We are 30 staff.',
      { only: ['massage_therapist'], event: { guests: 30 } },
    ],
    [
      'It would be {+18:full}, 11 in the morning to 3.',
      { event: { date: '+18', time: '11:00', hours: 4, guests: 30 } },
    ],
    ['{massage1} looks kind. What is the total for that stretch?', { price: ['massage1*4'] }],
    ['Must we supply a table or towels?', { says: /table|bring|towel|need|provide/i }],
    [
      'Good to know. {massage1.first} it is, could you book that?',
      expected.booked({ date: '+18', time: '11:00', hours: 4, guests: 30 }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'bartender tmrw night 7-11 in east point pls',
      expected.free({ date: 'tomorrow', time: '19:00', hours: 4, place: 'East Point' }, 'bartender'),
    ],
    ['any of them any good? whos got the best reviews', { only: ['bartender'] }],
    ['gimme {bartender1.first}', { has: ['{bartender1}'], event: { date: 'tomorrow' } }],
    [
      'yep send it',
      expected.booked({ date: 'tomorrow', time: '19:00', hours: 4, place: 'East Point' }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['heyy can {dj1.typo} spin for us on {+14:md}', { has: ['{dj1}'], event: { date: '+14' } }],
    ['its my wifes surprise 40th!! 8pm to midnight', { event: { date: '+14', time: '20:00', hours: 4 } }],
    ['about 60 ppl. do u need a deposit up front', { policy: ['deposit'], event: { guests: 60 } }],
    ['sorry 70 ppl, forgot the in laws haha', { event: { date: '+14', guests: 70 } }],
    [
      'ok book {dj1.first} before she finds out lol',
      expected.booked({ date: '+14', time: '20:00', hours: 4, guests: 70 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['models for a car show {+50:md} 10am-4pm', { only: ['model'], event: { date: '+50', time: '10:00', hours: 6 } }],
    ['{model1.first} and {model2.first}, are both possible?', { has: ['{model1}', '{model2}'] }],
    ['boss says only one now, {model2.first}', { has: ['{model2}'], event: { date: '+50' } }],
    ['price for the whole day?', { price: ['model2*6'] }],
    ['fine, get me the form for {model2.first}', expected.booked({ date: '+50', time: '10:00', hours: 6 }, '{model2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['Is {bartenderOut} around on {+19:md}? Worked for us last year and was great.', { says: expected.UNAVAILABLE }],
    ['Shame. Who would you send in place?', { only: ['bartender'], not: ['{bartenderOut}'] }],
    [
      '{bartender2.first} is fine by us. 5:30 till 9:30 pm.',
      { has: ['{bartender2}'], event: { date: '+19', time: '17:30', hours: 4 } },
    ],
    ['By the way, is it customary to tip them?', { policy: ['tips'] }],
    [
      'Settled, {bartender2.first} then. Book that before the boss changes her mind',
      expected.booked({ date: '+19', time: '17:30', hours: 4 }, '{bartender2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      '400 bucks total for a dj, 4 hours, {+23:md}. doable or am i dreaming',
      { says: /\$/, saysNot: /\$0\b/, event: { date: '+23', hours: 4 } },
    ],
    ['and if i cut it to 2 hours', { saysNot: /\$0\b/, event: { date: '+23', hours: 2 } }],
    [
      '{dj1.first} then, 10pm start',
      { has: ['{dj1}'], saysNot: /\$0\b/, event: { date: '+23', time: '22:00', hours: 2 } },
    ],
    ['so whats that come to', { price: ['dj1*2'] }],
    ['i can live w that. reserve', expected.booked({ date: '+23', time: '22:00', hours: 2 }, '{dj1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Two things: a bartender on {+29:md} and on {+32:md} a photographer.',
      { only: ['bartender', 'photographer'], says: TWO_DAYS },
    ],
    [
      'First the bartender. 6pm on {+29:md} for 5 hours',
      { only: ['bartender'], event: { date: '+29', time: '18:00', hours: 5 } },
    ],
    ['book {bartender1.first}', expected.booked({ date: '+29', time: '18:00', hours: 5 }, '{bartender1}')],
    [
      'next up the photographer, {+32:md}, 2pm to 5pm',
      { only: ['photographer'], event: { date: '+32', time: '14:00', hours: 3 } },
    ],
    [
      'book {photographer1.first} for that one',
      expected.booked({ date: '+32', time: '14:00', hours: 3 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['hi! mom of a soon-to-be 6 year old here, looking for a magician or balloon person', { only: ['entertainer'] }],
    [
      '{+13:full} at 2ish, 2 hours is plenty, our backyard in Marietta',
      { event: { date: '+13', time: '14:00', hours: 2, place: 'Marietta' } },
    ],
    ['what happens if it pours and we have to cancel?', { policy: ['cancellation'] }],
    [
      'is {entertainer1.first} free that afternoon?',
      { has: ['{entertainer1}'], event: { date: '+13', time: '14:00' } },
    ],
    [
      'yay ok book {entertainer1.first}!',
      expected.booked({ date: '+13', time: '14:00', hours: 2, place: 'Marietta' }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['who yall got dancin fri nite 10 to 12', expected.free({ date: 'fri', time: '22:00', hours: 2 }, 'exotic_dancer')],
    ['number 2 lookin right', { has: ['{shown:2}'] }],
    ['nah fam the first one', { has: ['{shown:1}'], event: { date: 'fri', time: '22:00', hours: 2 } }],
    ['do i pay now or at the door', { policy: ['paying-when', 'payment', 'deposit'] }],
    ['bet book {dancer1.first}', expected.booked({ date: 'fri', time: '22:00', hours: 2 }, '{dancer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['We want the DJ who does {dj1.known}.', { has: ['{dj1}'] }],
    [
      'Our wedding is {+37:md}, 5pm till 11pm, 130 guests, the venue is in Roswell',
      { event: { date: '+37', time: '17:00', hours: 6, place: 'Roswell', guests: 130 } },
    ],
    ['Could we make the start 4pm instead and run 7 hours?', { event: { date: '+37', time: '16:00', hours: 7 } }],
    ['What would you do if our DJ falls ill that day?', { policy: ['substitute'] }],
    [
      'That reassures me. Please book {dj1}.',
      expected.booked({ date: '+37', time: '16:00', hours: 7, place: 'Roswell', guests: 130 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Model for a hair show {+17:md}. 3 hours from 1pm.',
      { only: ['model'], event: { date: '+17', time: '13:00', hours: 3 } },
    ],
    ["{model1.first}'s hourly?", { price: ['model1'] }],
    ['and {model2.first}s', { price: ['model2'] }],
    ["I'll take the pricier of the two", { has: ['{dearer:model1:model2}'], event: { date: '+17', hours: 3 } }],
    ['Book.', expected.booked({ date: '+17', time: '13:00', hours: 3 }, '{dearer:model1:model2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    ['u got any bartenders left for new years eve', { only: ['bartender'], event: { date: '12-31' } }],
    ['9pm til 2am', { event: { date: '12-31', time: '21:00', hours: 5 } }],
    ['my condo in old fourth ward', { event: { date: '12-31', place: 'Old Fourth Ward' } }],
    ['u know what no bartender, a dj is more fun', { only: ['dj'], event: { date: '12-31', time: '21:00', hours: 5 } }],
    ['what {dj1.first} charging', { has: ['{dj1}'], says: /\$ ?\d/ }],
    [
      'sold. book {dj1.first}',
      expected.booked({ date: '12-31', time: '21:00', hours: 5, place: 'Old Fourth Ward' }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Could you check {entertainer1} for next Friday evening at 7:30?',
      { has: ['{entertainer1}'], event: { date: 'next-fri', time: '19:30' } },
    ],
    [
      'Two hours for our church social, about 80 folks.',
      { event: { date: 'next-fri', time: '19:30', hours: 2, guests: 80 } },
    ],
    [
      'Oh my, I misspoke, it is the Saturday, not the Friday.',
      { event: { date: 'next-fri+1d', time: '19:30', hours: 2 } },
    ],
    ['What do they wear? Nothing skimpy I hope.', { says: /dress|wear|outfit|costume|attire|clothes/i }],
    [
      'How splendid, the ladies will be tickled. Book {entertainer1.first} for us, won’t you?',
      expected.booked({ date: 'next-fri+1d', time: '19:30', hours: 2, guests: 80 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['so whats the process once i pick somebody', expected.howToBook],
    [
      'and if its a dj + a bartender same nite, is that 2 requests',
      { ...expected.severalPerformers, saysNot: /^yes\b/i },
    ],
    [
      'k just a dj then. {+10:md} 8pm 3h in Smyrna',
      expected.free({ date: '+10', time: '20:00', hours: 3, place: 'Smyrna' }, 'dj'),
    ],
    ['id prefer {dj2.first} over the other one', { has: ['{dj2}'], event: { date: '+10' } }],
    ['do it', expected.booked({ date: '+10', time: '20:00', hours: 3, place: 'Smyrna' }, '{dj2}')],
  ]),
]
