import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const gardenersMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Good morning, I put on the wellness day for our senior center in Tucker. Do you have any massage therapists?',
      { only: ['massage_therapist'], event: { place: 'Tucker' } },
    ],
    [
      'It is {+44:full}, from one until four in the afternoon.',
      { event: { date: '+44', time: '13:00', hours: 3, place: 'Tucker' } },
    ],
    [
      'I misspoke, the flu shots come first. Start an hour later, please, and still three hours.',
      { event: { date: '+44', time: '14:00', hours: 3, place: 'Tucker' } },
    ],
    ['What does {massage1} come to for that? And what if it were four hours?', { price: ['massage1*3', 'massage1*4'] }],
    [
      'Three hours is enough for our purse. Please book {massage1}. About fifty people will come by.',
      expected.booked({ date: '+44', time: '14:00', hours: 3, place: 'Tucker', guests: 50 }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'my parents will be married 60 years lord willing and i need a photographer and also a singer for the party',
      { only: ['photographer', 'entertainer'] },
    ],
    [
      'its {+48:md} from 4 pm to 8 pm at the clubhouse in lithonia',
      { event: { date: '+48', time: '16:00', hours: 4, place: 'Lithonia' } },
    ],
    [
      'how much is {photographer1} and {entertainer1} both together for the 4 hours',
      { price: ['photographer1*4+entertainer1*4'] },
    ],
    [
      'ok and where are they supposed to park because that lot is real small and my uncles all drive trucks',
      { policy: ['parking'] },
    ],
    [
      'alright please book the both of them there will be 85 guests',
      expected.booked(
        { date: '+48', time: '16:00', hours: 4, place: 'Lithonia', guests: 85 },
        '{photographer1}',
        '{entertainer1}',
      ),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'This is a little embarrassing. We ladies of the bridge club would like a male dancer, one of those who take ' +
        'off most of it, for a 70th birthday. She has been a widow for ten years and deserves a laugh.',
      { only: ['exotic_dancer'] },
    ],
    [
      '{+11:num} in Dunwoody, 8 in the evening, two hours at the very most, for the sake of our hearts.',
      { event: { date: '+11', time: '20:00', hours: 2, place: 'Dunwoody' } },
    ],
    ['What are the rules, may one touch? One of us will surely ask.', { policy: ['conduct'] }],
    ['Quite right too. And {dancer1} for the two hours, how much is that?', { price: ['dancer1*2'] }],
    [
      'Then do book {dancer1.first}, before I lose my nerve. We will be nine guests in the end.',
      expected.booked({ date: '+11', time: '20:00', hours: 2, place: 'Dunwoody', guests: 9 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hi folks, our bowling league has its banquet {+37:num} at 6pm in Lawrenceville. Which DJs could do it?',
      { only: ['dj'], event: { date: '+37', time: '18:00', place: 'Lawrenceville' } },
    ],
    [
      "Hmm. Our treasurer says the hall has its own jukebox. Scratch the DJ, we'd rather have a photographer.",
      { only: ['photographer'], event: { date: '+37', time: '18:00', place: 'Lawrenceville' } },
    ],
    [
      'Say three hours. What would {photographer1} be, and what would {photographer2} be?',
      { price: ['photographer1*3', 'photographer2*3'] },
    ],
    [
      "Then {photographer2.first}, the missus likes the name. Go ahead and book it, we're 60 people.",
      expected.booked({ date: '+37', time: '18:00', hours: 3, place: 'Lawrenceville', guests: 60 }, '{photographer2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'hi im with the azalea garden club we need someone to pour the wine at our art show on the {+15:th}',
      { only: ['bartender'], event: { date: '+15' } },
    ],
    [
      '5 to 8 oh and its in avondale estates by the lake',
      { event: { date: '+15', time: '17:00', hours: 3, place: 'Avondale Estates' } },
    ],
    ['can we get {bartender1.typo} and how much for those 3 hours', { has: ['{bartender1}'], price: ['bartender1*3'] }],
    ['and if its 5 hours the mayor does like to talk', { price: ['bartender1*5'] }],
    [
      'no lets keep it at 3 hours and book them please 65 guests',
      expected.booked({ date: '+15', time: '17:00', hours: 3, place: 'Avondale Estates', guests: 65 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Dear Sir or Madam, the camellia society requires a model to greet visitors at its show in Sandy Springs.',
      { only: ['model'], event: { place: 'Sandy Springs' } },
    ],
    [
      'The date is {+52:full}, from noon to five.',
      { event: { date: '+52', time: '12:00', hours: 5, place: 'Sandy Springs' } },
    ],
    ['May we choose the outfit? We had in mind a dignified dress, with a sash perhaps.', { policy: ['dress'] }],
    ['I see. Kindly state the figure for {model1} over those five hours.', { price: ['model1*5'] }],
    [
      'Agreed. Please proceed with {model1}, I wish to book. We anticipate 200 guests.',
      expected.booked({ date: '+52', time: '12:00', hours: 5, place: 'Sandy Springs', guests: 200 }, '{model1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['How does a fella go about booking one of your folks? In my day you shook hands on it.', expected.howToBook],
    ["When does my card get charged, right away or after it's confirmed?", expected.policy('paying-when')],
    [
      "And if the party runs over because my old platoon won't go home, what's each extra hour?",
      expected.policy('overtime'),
    ],
    ['Got it. Now for something else: any DJs for $250 an hour or less?', { only: ['dj'], atMost: 250 }],
    ['You knock anything off for a veteran?', expected.noDiscount],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'good afternoon i am on the hospitality committee may we take pictures of the performers at our banquet',
      expected.policy('photos'),
    ],
    [
      'and what do you do with our names and phone numbers i do not want a lot of calls at supper time',
      expected.policy('privacy'),
    ],
    ['when is your office open in case the first lady of the church wants to call', expected.policy('hours')],
    ['well i thank you for your time dear', expected.thanked],
  ]),
  writeDialogue('person', 'turns back', [
    [
      "What do your photographers charge? It's a family reunion, four generations and one dog.",
      { only: ['photographer'] },
    ],
    [
      "You know what, this is complicated, two branches of the family don't speak, and I'm in the middle of it as " +
        "usual. I'd rather talk it over with a human being.",
      expected.handedOver,
    ],
    ['Hank Dillard, hank.dillard@example.com. Evenings suit me best.', { as: ['person'], nobody: true, waiting: true }],
    ["While I'm waiting, who takes care of parking for your people?", { policy: ['parking'], waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      "I'm a widower with a bad shoulder from the war. Could I get a massage at home, with a happy ending as they say?",
      expected.declined,
    ],
    ["No offense meant. I'd pay double and nobody would ever have to know.", expected.declined],
    [
      'Fine, fine. Just an ordinary massage then, for the shoulder, in Chamblee, {+26:md} at 3 in the afternoon?',
      { only: ['massage_therapist'], event: { date: '+26', time: '15:00', place: 'Chamblee' } },
    ],
  ]),
  writeDialogue('apply', 'straight', [
    [
      "Good evening. I tended bar for thirty years before I retired and I'm bored stiff. Could I work for your agency?",
      expected.applied,
    ],
    ["I hold a current pouring permit, I have my own car, and I don't drink.", expected.applied],
    [
      'Dolores Whitcomb, 678 555 0171. Please ring after ten, I water the beds first.',
      { as: ['apply', 'person'], nobody: true },
    ],
    ['And when might I expect the call?', { nobody: true, says: /\(\d{3}\) ?\d{3}|office/i }],
  ]),
  writeDialogue('complaint', 'straight', [
    [
      'the photographer yall sent to my mothers homegoing left before the repast even started and we paid for the ' +
        'whole afternoon i am very upset',
      expected.complained,
    ],
    [
      'we got maybe twenty pictures out of it and half of them are of the parking lot',
      { as: ['complaint'], nobody: true, waiting: true },
    ],
    ['when is anybody going to call me about it', { nobody: true, says: /\(\d{3}\) ?\d{3}|office/i, waiting: true }],
    ['my name is bernice hollis 404 555 0187', { as: ['complaint', 'person'], nobody: true, waiting: true }],
  ]),
]
