import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const organizersLateDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    ['Indie film, one day shoot, need a fire performer on camera', { only: ['entertainer'] }],
    [
      "shoot's {+35:md}, starts 5pm, we wrap at 11pm, location is Stone Mountain",
      { event: { date: '+35', time: '17:00', hours: 6, place: 'Stone Mountain' } },
    ],
    ['are your performers insured btw', { policy: ['insurance'] }],
    [
      'director wants the sunset so we start at 4pm now. still wrapping 11pm',
      { event: { date: '+35', time: '16:00', hours: 7 } },
    ],
    ['{entertainer1} for the whole thing comes to what?', { price: ['entertainer1*7'] }],
    [
      'sold. book {entertainer1}',
      expected.booked({ date: '+35', time: '16:00', hours: 7, place: 'Stone Mountain' }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ["I'm organizing the retirement do for our fire chief. Was thinking of a singer.", { only: ['entertainer'] }],
    ['Hmm, second thought, folks would rather dance. A DJ then.', { only: ['dj'] }],
    [
      '{+24:full}, Carrollton, we kick off at 6:30pm and go three and a half hours',
      { only: ['dj'], event: { date: '+24', time: '18:30', hours: 4, place: 'Carrollton' } },
    ],
    ['seventy-five guests or so', { event: { guests: 75 } }],
    ['{dj1}, what would that set us back?', { price: ['dj1*4'] }],
    [
      'OK, book {dj1}. The chief will be tickled.',
      expected.booked({ date: '+24', time: '18:30', hours: 4, place: 'Carrollton', guests: 75 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['divorce party lol, 8 of us, i want a dancer', { only: ['exotic_dancer'], event: { guests: 8 } }],
    [
      '{sat:wd} 8pm to 10pm at an airbnb in east point',
      { only: ['exotic_dancer'], event: { date: 'sat', time: '20:00', hours: 2, place: 'East Point' } },
    ],
    ['whos cheaper {dancer1} or {dancer2}', { has: ['{cheaper:dancer1:dancer2}'] }],
    ['my cousin is bringing more girls so we are 12 now', { event: { guests: 12 } }],
    [
      'k book {cheaper:dancer1:dancer2}',
      expected.booked(
        { date: 'sat', time: '20:00', hours: 2, place: 'East Point', guests: 12 },
        '{cheaper:dancer1:dancer2}',
      ),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ["Booster club here! We want a photographer for our swim team's end of season banquet", { only: ['photographer'] }],
    ['Our lot is tiny. Does the photographer need parking?', { policy: ['parking'] }],
    [
      '{+42:num}, 6pm to 9pm, school cafeteria in Acworth, 95 people counting parents. Which photographers are free?',
      { only: ['photographer'], event: { date: '+42', time: '18:00', hours: 3, place: 'Acworth', guests: 95 } },
    ],
    [
      "We'll book the second one",
      expected.booked({ date: '+42', time: '18:00', hours: 3, place: 'Acworth', guests: 95 }, '{shown:2}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['What hours can your office be reached?', { policy: ['hours'] }],
    ['no wait, more important: whats your cancellation policy', { policy: ['cancellation'] }],
    ["we're a well known family, do you keep our booking private", { policy: ['privacy'] }],
    ['and do you come to Chattanooga or only around Atlanta', { policy: ['travel', 'place'] }],
  ]),
  writeDialogue('answer', 'turns back', [
    ['How does it work if the reception runs over and we want the DJ to stay longer?', { policy: ['overtime'] }],
    ['Are tips expected on top of that?', { policy: ['tips'] }],
    ['Sorry, back to the overtime, what does an extra hour cost us?', { policy: ['overtime'] }],
    ['Got it. How do I actually make a booking?', expected.howToBook],
    ['👍', {}],
  ]),
  writeDialogue('answer', 'straight', [
    ['how old do you have to be to book a dancer', { policy: ['age'] }],
    ['can they wear a costume, like a firefighter', { policy: ['dress'] }],
    ['could we film a bit of it for the bride', { policy: ['photos', 'conduct'] }],
    ["any discount, we're all broke nurses lol", expected.noDiscount],
  ]),
  writeDialogue('person', 'straight', [
    ['are you a bot', expected.identified],
    ['figures. get me a live person, i hate typing to machines', expected.handedOver],
    ['call me on 404-555-0155, Gus Marchetti', { nobody: true, says: /office|person|someone|touch|reach|call/i }],
    ['how long will that take', { nobody: true, says: /office|call|reach|phone/i }],
  ]),
  writeDialogue('decline', 'turns back', [
    ['hey what bartenders do you have for a warehouse party', { only: ['bartender'] }],
    [
      '{+14:num} 11pm to 3am in forest park',
      { only: ['bartender'], event: { date: '+14', time: '23:00', hours: 4, place: 'Forest Park' } },
    ],
    ['could the bartender bring us some cocaine too', expected.declined],
    ['fine no bartender then. can one of the djs get us pills', expected.declined],
  ]),
  writeDialogue('decline', 'straight', [
    ['hi question about a college party you guys are working', {}],
    ['where can my roommate get a fake id for it', expected.declined],
    ['ok could the bartender just serve her anyway, shes 19', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    ['GOOD EVENING. I AM A LICENSED MASSAGE THERAPIST AND WOULD LIKE TO JOIN YOUR ROSTER.', expected.applied],
    [
      'Beatriz Nolan, beatriz.n@example.com, 12 years, hot stone and deep tissue',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
    ['WONDERFUL, THANK YOU', expected.thanked],
  ]),
  writeDialogue('complaint', 'turns back', [
    ["hi i'd like to have {entertainer1} again for my mom's party", { has: ['{entertainer1}'] }],
    [
      'Wait, before that. Last time your bartender was drunk and yelled at my grandmother. I am still furious.',
      expected.complained,
    ],
    [
      "I'm Yolanda Pruitt, 404-555-0181",
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
    ['and when will someone call me?', { nobody: true, says: /office|call|reach|phone/i }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ["someone just collapsed at our party and he's not breathing", expected.emergency],
    ['the ambulance is here now', {}],
    ["he'll be ok. but your dj kept the music blasting and laughed at us. disgusting behavior", expected.complained],
    [
      'Frank Delacroix, f.delacroix@example.com',
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
  ]),
]
