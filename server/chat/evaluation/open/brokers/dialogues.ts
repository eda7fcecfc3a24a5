import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const brokersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    [
      'Good morning. Office manager of a law firm. For a client reception in Midtown we need a bartender, {+26:full}.',
      { only: ['bartender'], event: { date: '+26', place: 'Midtown' } },
    ],
    [
      '6:00 p.m. to 9:00 p.m., please. The partners leave at nine and so does the liquor.',
      { only: ['bartender'], event: { date: '+26', time: '18:00', hours: 3, place: 'Midtown' } },
    ],
    [
      'Before I circulate this: are your people insured? The building admits no vendor without it.',
      { policy: ['insurance'] },
    ],
    ['Noted. What would {bartender1} amount to for the evening?', { price: ['bartender1*3'] }],
    [
      'Approved. Kindly proceed with booking {bartender1}. Headcount is 70.',
      expected.booked({ date: '+26', time: '18:00', hours: 3, place: 'Midtown', guests: 70 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'hey we run a lil brewery in East Atlanta, want a dj out on the patio {+17:md}, 5 to 9 pm',
      { only: ['dj'], event: { date: '+17', time: '17:00', hours: 4, place: 'East Atlanta' } },
    ],
    ["what's {dj1} run for that", { price: ['dj1*4'] }],
    ['oof. could you do half price and we throw in free beer? good beer lol', expected.noDiscount],
    [
      "had to try. my partner says 3 hrs is plenty, so 6 to 9. what's {dj1.first.lower} then",
      { price: ['dj1*3'], event: { date: '+17', time: '18:00', hours: 3 } },
    ],
    [
      'deal. put {dj1.first} down for us, bout 150 ppl coming',
      expected.booked({ date: '+17', time: '18:00', hours: 3, place: 'East Atlanta', guests: 150 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Darling, we open a show of very large canvases on {+23:md} and I simply must have a photographer there.',
      { only: ['photographer'], event: { date: '+23' } },
    ],
    [
      'Castleberry Hill, 7 till 10 in the evening. No, forgive me, the artist is always late: 8 till 11.',
      { event: { date: '+23', time: '20:00', hours: 3, place: 'Castleberry Hill' } },
    ],
    [
      '{photographer1} or {photographer2}? What would each of them cost us for those three hours?',
      { price: ['photographer1*3', 'photographer2*3'] },
    ],
    ['And should the poor thing fall ill on the day, do we stand there without anyone?', { policy: ['substitute'] }],
    [
      'Good. {photographer2} it is, do reserve. We expect ninety guests, all of them in black.',
      expected.booked(
        { date: '+23', time: '20:00', hours: 3, place: 'Castleberry Hill', guests: 90 },
        '{photographer2}',
      ),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'GRAND REOPENING of my gym!! massage therapist for sore members, {+12:md} 10am, 5 hrs, Smyrna',
      { only: ['massage_therapist'], event: { date: '+12', time: '10:00', hours: 5, place: 'Smyrna' } },
    ],
    ['do they bring a massage table or do i clear a bench lol', { policy: ['equipment', 'included'] }],
    ['{massage1}. how much for the 5?', { price: ['massage1*5'] }],
    ["and if it's 6?", { price: ['massage1*6'] }],
    [
      'nah stick with 5 hours. book {massage1.first} LETS GO',
      expected.booked({ date: '+12', time: '10:00', hours: 5, place: 'Smyrna' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      [
        'okay hi so this is the sales manager at the dealership in Marietta and uh we have a big tent sale coming up',
        'and what we want is two models standing by the new trucks handing out brochures you know the drill',
      ].join(' '),
      { only: ['model'], event: { place: 'Marietta' } },
    ],
    [
      'it is {+31:md} from eleven in the morning until four in the afternoon',
      { only: ['model'], event: { date: '+31', time: '11:00', hours: 5, place: 'Marietta' } },
    ],
    [
      'uh hold on they say the tent comes late so we move the sale to {+38:md} same hours',
      { event: { date: '+38', time: '11:00', hours: 5, place: 'Marietta' } },
    ],
    ['so {model1} and {model2} together what am I looking at', { price: ['model1*5+model2*5'] }],
    [
      'alright the boss wants just one model after all so book {model1} for me thank you',
      expected.booked({ date: '+38', time: '11:00', hours: 5, place: 'Marietta' }, '{model1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'lookbook day at our studio in West End. need a model and a photographer',
      { only: ['model', 'photographer'], event: { place: 'West End' } },
    ],
    [
      '{+21:num}, call time 10am, 8 hours. long one',
      { only: ['model', 'photographer'], event: { date: '+21', time: '10:00', hours: 8, place: 'West End' } },
    ],
    ['{model1} + {photographer1} that day, total?', { price: ['model1*8+photographer1*8'] }],
    [
      'what do models wear on arrival, do they bring own basics or do we dress them from zero',
      { policy: ['dress', 'included', 'equipment'] },
    ],
    [
      'ok. book both, {model1.first} and {photographer1.first}',
      expected.booked({ date: '+21', time: '10:00', hours: 8, place: 'West End' }, '{model1}', '{photographer1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Hi! Developer conference, 300 attendees, {+45:md}. For the evening party we need a DJ and a magician.',
      { only: ['dj', 'entertainer'], event: { date: '+45', guests: 300 } },
    ],
    [
      'The party is 8pm to midnight, Downtown.',
      { only: ['dj', 'entertainer'], event: { date: '+45', time: '20:00', hours: 4, place: 'Downtown' } },
    ],
    ['Finance wants one number: {dj1} plus {entertainer1}, total?', { price: ['dj1*4+entertainer1*4'] }],
    ['Follow-up from finance: when are we charged, on sending the request or later?', { policy: ['paying-when'] }],
    ['And sales tax, is that on top of the rates?', { policy: ['tax'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'Blessings to you. Our harvest supper committee is looking for a singer or other clean entertainment.',
      { only: ['entertainer'] },
    ],
    [
      'It will be {+28:full} at 4 in the afternoon, for two hours, in Stone Mountain.',
      { only: ['entertainer'], event: { date: '+28', time: '16:00', hours: 2, place: 'Stone Mountain' } },
    ],
    [
      'Our treasurer asks what {entertainer1} would come to. He counts every penny, bless him.',
      { price: ['entertainer1*2'] },
    ],
    [
      'The pastor has just come in. Not at 4, he says, it starts at 5. Still two hours.',
      { event: { date: '+28', time: '17:00', hours: 2, place: 'Stone Mountain' } },
    ],
    [
      'One more for the minutes: should we have to call it off, what becomes of our money?',
      { policy: ['cancellation', 'deposit'] },
    ],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'Film crew wrap party. Need bartender {+14:md}, 9pm to 1am, soundstage in Fayetteville.',
      { only: ['bartender'], event: { date: '+14', time: '21:00', hours: 4, place: 'Fayetteville' } },
    ],
    [
      'Schedule slipped a day. Now {+15:md}, same window.',
      { event: { date: '+15', time: '21:00', hours: 4, place: 'Fayetteville' } },
    ],
    ['Do your people drive out that far? Who eats the mileage?', { policy: ['travel'] }],
    ['Our legal has questions re NDA. Need a human on the phone, not a bot.', expected.handedOver],
  ]),
  writeDialogue('decline', 'straight', [
    [
      'stag night for our head brewer. need a stripper {+20:md} 9pm, two hrs, taproom in Decatur, all grown men',
      { only: ['exotic_dancer'], event: { date: '+20', time: '21:00', hours: 2, place: 'Decatur' } },
    ],
    ['{dancer1} how much for the two hrs', { price: ['dancer1*2'] }],
    ['guys wanna know if the dancer will sleep with the groom for extra cash', expected.declined],
    ['cmon man everybody pays for sex at these things. 500 more, who has to know', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    ['Hey, quick one, are your massage therapists licensed?', expected.policy('insurance')],
    ['Good, so am I. I run recovery at a gym and would love to work for your agency on weekends.', expected.applied],
    ['Ten years of sports massage, deep tissue, own table. How do I get on your roster?', expected.applied],
  ]),
  writeDialogue('complaint', 'turns back', [
    [
      'Hello lovelies, planner here! For a bride in Roswell: a photographer, {+40:md}, 2pm, 6 hours.',
      { only: ['photographer'], event: { date: '+40', time: '14:00', hours: 6, place: 'Roswell' } },
    ],
    ['She adores {photographer1}. What would the six hours be?', { price: ['photographer1*6'] }],
    [
      [
        'But while I have you, I say this with love: the DJ you sent to my wedding last Saturday came 2 hours late,',
        'smelled of gin and was rude to the grandmother. I have never been so embarrassed in fifteen years.',
      ].join(' '),
      expected.complained,
    ],
    ['I want those two hours refunded and an apology to the family.', expected.complained],
  ]),
]
