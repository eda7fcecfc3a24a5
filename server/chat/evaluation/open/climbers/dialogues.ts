import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const climbersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      "ok so it's me and bex in the same chat window lol. we want a stripper for our girl's bachelorette, {+18:md}",
      { only: ['exotic_dancer'], event: { date: '+18' } },
    ],
    [
      '(bex typing now) she forgot to say its in Kirkwood and we kick off at 8pm',
      { event: { date: '+18', time: '20:00', place: 'Kirkwood' } },
    ],
    [
      'trish again. 2 hours. actually no, bex says 3, and bex is paying so 3',
      { event: { date: '+18', time: '20:00', hours: 3 } },
    ],
    ['bex: what does {dancer1} cost us for that, and what about {dancer2}', { price: ['dancer1*3', 'dancer2*3'] }],
    [
      'trish: {dancer1.first}!! we agree for once in our lives. book pls, we are 14 girls',
      expected.booked({ date: '+18', time: '20:00', hours: 3, place: 'Kirkwood', guests: 14 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Opening my own garage in Smyrna, finally. Want models next to the cars, {+27:full}, 11am to 3pm',
      { only: ['model'], event: { date: '+27', time: '11:00', hours: 4, place: 'Smyrna' } },
    ],
    ['do they come dressed for it or do i gotta buy outfits', { policy: ['dress', 'included'] }],
    ["what's {model1} and {model2} together for that", { price: ['model1*4+model2*4'] }],
    ["and if it's 5 hours?", { price: ['model1*5+model2*5'] }],
    [
      'nah keep it at 4. just {model1.first} then, put in the request. figure 150 people through the door',
      expected.booked({ date: '+27', time: '11:00', hours: 4, place: 'Smyrna', guests: 150 }, '{model1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['DJ. my wedding. {+40:num}. 5pm to 11pm. go', { only: ['dj'], event: { date: '+40', time: '17:00', hours: 6 } }],
    [
      'venue just bumped us a day. {+41:num}. rest stays',
      { only: ['dj'], event: { date: '+41', time: '17:00', hours: 6 } },
    ],
    ['price for {dj1}', { price: ['dj1*6'] }],
    ['ok good. book', expected.booked({ date: '+41', time: '17:00', hours: 6 }, '{dj1}')],
    [
      "stop. the fiancee wants {dj2}. fine, {dj2.first} then, book that. it's in Roswell",
      expected.booked({ date: '+41', time: '17:00', hours: 6, place: 'Roswell' }, '{dj2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'So sorry to bother you! I marry in Candler Park on {+52:full} and STILL have no photographer. Too late??',
      { only: ['photographer'], event: { date: '+52', place: 'Candler Park' } },
    ],
    [
      'Okay phew. But what happens if the photographer gets sick on the day? I literally had a nightmare about it',
      { policy: ['substitute'] },
    ],
    [
      'Right. Ceremony is at 4pm and I would want pictures until 10 in the evening',
      { event: { date: '+52', time: '16:00', hours: 6, place: 'Candler Park' } },
    ],
    ['What is {photographer1} like? I read reviews all night and now I remember none', { has: ['{photographer1}'] }],
    ['And the cost for all six hours with {photographer1.first}?', { price: ['photographer1*6'] }],
    [
      "Okay. Deep breath. Yes, let's book {photographer1.first}. We'll be 85 guests",
      expected.booked({ date: '+52', time: '16:00', hours: 6, place: 'Candler Park', guests: 85 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "gotcha day party for our rescue, {+13:md}, Decatur, 2pm. got a photographer who doesn't mind drool?",
      { only: ['photographer'], event: { date: '+13', time: '14:00', place: 'Decatur' } },
    ],
    [
      '3 hours is enough, after that they all nap',
      { only: ['photographer'], event: { date: '+13', time: '14:00', hours: 3, place: 'Decatur' } },
    ],
    [
      'wife says humans need drinks more than dogs need headshots. scratch the photographer, a bartender instead',
      { only: ['bartender'], event: { date: '+13', time: '14:00', hours: 3, place: 'Decatur' } },
    ],
    ['do they bring the booze or do we buy that', { policy: ['included', 'equipment'] }],
    [
      'ok works. {bartender1} please, book it. 20 people',
      expected.booked({ date: '+13', time: '14:00', hours: 3, place: 'Decatur', guests: 20 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'night shift nurse here so excuse the spelling. our unit wants a masage therapist for a thank you afternoon',
      { only: ['massage_therapist'] },
    ],
    [
      '{+21:md} from 1 to 5 pm, in the break room of our clinic in Tucker',
      { only: ['massage_therapist'], event: { date: '+21', time: '13:00', hours: 4, place: 'Tucker' } },
    ],
    ["what's the damage for {massage1}", { price: ['massage1*4'] }],
    ['is a tip included or do we do that ourselves', { policy: ['tips'] }],
    [
      "k let's book {massage1.first.lower}. 25 of us will want a turn",
      expected.booked({ date: '+21', time: '13:00', hours: 4, place: 'Tucker', guests: 25 }, '{massage1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'new parents here, so all our plans are fiction. how late can we cancel a booking without paying?',
      expected.policy('cancellation'),
    ],
    [
      'ok. say we wanted a magician at the christening lunch, {+30:md} at noon in Avondale Estates, 2 hours',
      { only: ['entertainer'], event: { date: '+30', time: '12:00', hours: 2, place: 'Avondale Estates' } },
    ],
    [
      'who is cheaper for that, {entertainer1} or {entertainer2}',
      { has: ['{entertainer1}', '{entertainer2}'], price: ['entertainer1*2', 'entertainer2*2'] },
    ],
    [
      'ugh scratch that date, the godfather lands a day late. {+31:md}, same time. who could do it then',
      { only: ['entertainer'], event: { date: '+31', time: '12:00', hours: 2, place: 'Avondale Estates' } },
    ],
    ['and is there a deposit', { policy: ['deposit'] }],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Teacher on summer break, so I finally have time to plan my own party. What all do you offer?',
      { as: ['services'] },
    ],
    ["Ooh, a DJ. What's the cheapest one per hour?", { only: ['dj'], price: ['cheapest:dj*1'] }],
    ['And four hours of that?', { price: ['cheapest:dj*4'] }],
    ['Do they bring their own speakers? Ours live in the gym and squeal', { policy: ['equipment', 'included'] }],
    ["One more. It'd be my backyard out in Marietta, is there a charge for the drive?", { policy: ['travel'] }],
  ]),
  writeDialogue('person', 'straight', [
    [
      'volleyball club end of season do, {+23:md}, clubhouse in Chamblee, need a dj from 7 to 11pm',
      { only: ['dj'], event: { date: '+23', time: '19:00', hours: 4, place: 'Chamblee' } },
    ],
    ["what's {dj1} at for the four hours", { price: ['dj1*4'] }],
    ['thx. our treasurer has a hundred questions, can we talk to an actual human being pls', expected.handedOver],
    ['Dorrit Hale, dorrit.hale@example.org', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      "best man here. stag night on the {+16:th}, Midtown, 10pm, want a dancer, the kind that doesn't keep much on",
      { only: ['exotic_dancer'], event: { date: '+16', time: '22:00', place: 'Midtown' } },
    ],
    ['1 hour. no make it 2, nine of us', { event: { date: '+16', time: '22:00', hours: 2, guests: 9 } }],
    ['so between us, does she do a happy ending for the groom if we add some cash', expected.declined],
    ['come on man everyone does it. name your price', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    ["do you take on new people? I've been bartending for 8 years and would love to work for you", expected.applied],
    ['Pernille Voss, pernille.voss@example.com, bartender, got my own kit and all', expected.applied],
    ['cool and how soon do I hear back', { nobody: true, says: /\(\d{3}\) ?\d{3}|can.?t say|cannot say|office/i }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ["Hi, is there a deposit when we book a photographer? It's for my brother's wedding", { policy: ['deposit'] }],
    [
      'I ask because at OUR wedding your photographer was an hour late and missed the vows. I still cry.',
      expected.complained,
    ],
    [
      'And then blamed it on my mother in law giving bad directions. I am not even joking.',
      { as: ['complaint'], nobody: true, waiting: true },
    ],
    ['I want a real person to look into this please', { as: ['complaint', 'person'], nobody: true, waiting: true }],
  ]),
]
