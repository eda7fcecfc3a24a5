import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const cousinsMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'hi, my brother wedding in Duluth {+45:full}, family need photographer, start 9 am',
      { only: ['photographer'], event: { date: '+45', time: '09:00', place: 'Duluth' } },
    ],
    [
      'tea ceremony first and then the lunch. total 7 hour',
      { event: { date: '+45', time: '09:00', hours: 7, place: 'Duluth' } },
    ],
    [
      'my mom say 9 is bad luck hour, change to 8 am please, still 7 hour',
      { event: { date: '+45', time: '08:00', hours: 7, place: 'Duluth' } },
    ],
    ['{photographer1} or {photographer2}, which one is cheaper', { has: ['{photographer1}', '{photographer2}'] }],
    ['my dad want {photographer2}, he like the face haha. how much total', { price: ['photographer2*7'] }],
    [
      'ok book {photographer2} please, about 120 guest',
      expected.booked({ date: '+45', time: '08:00', hours: 7, place: 'Duluth', guests: 120 }, '{photographer2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      "y'all my abuela turns 80 and the group chat is FIGHTING, just show me your entertainers for {+28:md}",
      { only: ['entertainer'], event: { date: '+28' } },
    ],
    [
      'lawrenceville, 3 to 6 in the afternoon',
      { event: { date: '+28', time: '15:00', hours: 3, place: 'Lawrenceville' } },
    ],
    ['what does {entertainer1} even do', { has: ['{entertainer1}'] }],
    ['and how much for the 3 hrs, my tio is paying and he is cheap', { price: ['entertainer1*3'] }],
    [
      "lol he made a face but ok. book {entertainer1.first}, it's like 55 people",
      expected.booked({ date: '+28', time: '15:00', hours: 3, place: 'Lawrenceville', guests: 55 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Bride here! Money is tight bc of his mom. Need a DJ under $200 an hour on {+37:full}, 6pm-10pm, in Marietta',
      { only: ['dj'], atMost: 200, event: { date: '+37', time: '18:00', hours: 4, place: 'Marietta' } },
    ],
    [
      'wait my fiancé just read that and he says we get the barn from 5. so 5 to 10',
      { event: { date: '+37', time: '17:00', hours: 5, place: 'Marietta' } },
    ],
    ['is {dj1} free then', { has: ['{dj1}'], event: { date: '+37', time: '17:00', hours: 5 } }],
    ['ok and how much is that all together', { price: ['dj1*5'] }],
    ['what if it runs over, his uncles never go home', { policy: ['overtime'] }],
    [
      'Deal. Book {dj1} for us. Final count is 180 people, his mom won',
      expected.booked({ date: '+37', time: '17:00', hours: 5, place: 'Marietta', guests: 180 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Buenas tardes, busco un DJ para los quince de mi hija el {+31:es} en Doraville',
      expected.spoken('es', { only: ['dj'], event: { date: '+31', place: 'Doraville' } }),
    ],
    [
      'Empieza a las 7 de la noche y termina a las 11',
      expected.spoken('es', { event: { date: '+31', time: '19:00', hours: 4, place: 'Doraville' } }),
    ],
    ['¿Cuánto cobra {dj1} por las cuatro horas?', expected.spoken('es', { price: ['dj1*4'] })],
    ['hi now is her son writing, my mom asks do we have to leave a deposit', { policy: ['deposit'] }],
    [
      'she says yes yes. Book {dj1} please, 100 guests',
      expected.booked({ date: '+31', time: '19:00', hours: 4, place: 'Doraville', guests: 100 }, '{dj1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'my sister and me are arguing, she says the tip is already in the price, i say no. who is right',
      expected.policy('tips'),
    ],
    [
      'HA. ok next one. she wants to film the dancer at the bachelorette, i say thats not allowed',
      expected.policy('photos'),
    ],
    [
      'and do they come dressed already or change there, we only have 1 bathroom. what do they even wear',
      expected.policy('dress'),
    ],
    [
      'ok leave all that, real question: if the performer gets sick that day do we just lose the money?',
      expected.policy('substitute'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Good morning, our family reunion is in Macon this year, can your people travel so far',
      expected.policy('travel', 'place'),
    ],
    ['I see. And how old must the guests be if there is a dancer? my grandson is 19 only', expected.policy('age')],
    ['And the office, what hours is it open? I work nights', expected.policy('hours')],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'need a bartender {+18:md} for an engagement party in Decatur',
      { only: ['bartender'], event: { date: '+18', place: 'Decatur' } },
    ],
    [
      'ugh my mother in law is reading along and has 100 special wishes. can i just speak with one of your staff',
      expected.handedOver,
    ],
    ['Priya Raman, priya.raman@example.com', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      "my son's graduation party is {+23:md} and he wants a stripper as surprise for his friends, they are all 17",
      expected.declined,
    ],
    ['but i am the father and i give permission, it is my house', expected.declined],
    ['fine. can a bartender at least make them some light cocktails', expected.declined],
    [
      'ok ok my wife is already mad. then just a DJ, 7pm to 11pm, in Kennesaw',
      { only: ['dj'], event: { date: '+23', time: '19:00', hours: 4, place: 'Kennesaw' } },
    ],
  ]),
  writeDialogue('apply', 'turns back', [
    ["do you have bartenders for weddings too? it's my sister's", { only: ['bartender'] }],
    [
      "nice. funny thing, my brother's wife does bartending herself 8 years and she needs work. are you hiring",
      expected.applied,
    ],
    ['She is Nkechi Obiora, nkechi.obiora@example.com, and she has her pouring license', expected.applied],
    ['and how long before she hears back', { nobody: true, says: /\(\d{3}\) ?\d{3}|office|call|phone/i }],
  ]),
  writeDialogue('complaint', 'straight', [
    [
      "The DJ you sent last saturday to my mother's 70th played nasty songs with curse words for the whole church",
      expected.complained,
    ],
    ['i asked three times to change it and got laughed at', { nobody: true, waiting: true }],
    ['so what you people will do about it', { nobody: true, waiting: true }],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "my cousin's bachelor party {+19:md}, rental in Midtown, thinking two dancers, 9pm to midnight",
      { only: ['exotic_dancer'], event: { date: '+19', time: '21:00', hours: 3, place: 'Midtown' } },
    ],
    ['{dancer1} looks good, whats the price for that', { price: ['dancer1*3'] }],
    [
      "bruh now the groom's dad is coming. make it 2 hours and one dancer only",
      { event: { date: '+19', time: '21:00', hours: 2, place: 'Midtown' } },
    ],
    ['and {dancer2} for the 2 hours?', { price: ['dancer2*2'] }],
    [
      'nah stay with {dancer1}, book it, 11 guys',
      expected.booked({ date: '+19', time: '21:00', hours: 2, place: 'Midtown', guests: 11 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'hi my daughter she finish her masters degree and {+12:full} we make open house in Lithonia i need one bartender',
      { only: ['bartender'], event: { date: '+12', place: 'Lithonia' } },
    ],
    ['three in the afternoon till eight', { event: { date: '+12', time: '15:00', hours: 5, place: 'Lithonia' } }],
    ['everybody is adult dont worry haha. what does {bartender1} cost for that', { price: ['bartender1*5'] }],
    ['and for parking, we must arrange something or they park on the street', { policy: ['parking'] }],
    [
      'ok my dear. reserve {bartender1} for us, 65 people',
      expected.booked({ date: '+12', time: '15:00', hours: 5, place: 'Lithonia', guests: 65 }, '{bartender1}'),
    ],
  ]),
]
