import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const neighborsMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    [
      'It is a school gala for 220 people with a silent auction. The ' +
        'PTO put me in charge because I missed ONE meeting.',
      { event: { guests: 220 } },
    ],
    ["We'd like a singer or a fire act, something with pizzazz. Who have you got?", { only: ['entertainer'] }],
    [
      '{+38:full}. Dinner is at 6 but the act should run 7pm to 9pm',
      { only: ['entertainer'], event: { date: '+38', time: '19:00', hours: 2 } },
    ],
    ['Are your performers insured? Our principal heard the word fire and went pale.', { policy: ['insurance'] }],
    [
      'OK, book {entertainer1}. Our gym is in Roswell.',
      expected.booked({ date: '+38', time: '19:00', hours: 2, place: 'Roswell', guests: 220 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hola, buscamos un fotógrafo para nuestra boda el {+30:es} en Marietta',
      expected.spoken('es', { only: ['photographer'], event: { date: '+30', place: 'Marietta' } }),
    ],
    ['De 4 de la tarde a 9 de la noche', expected.spoken('es', { event: { date: '+30', time: '16:00', hours: 5 } })],
    [
      'Perdón, mi suegra dice que la misa es antes. Mejor de 3 de la tarde a 9 de la noche',
      expected.spoken('es', { event: { date: '+30', time: '15:00', hours: 6 } }),
    ],
    ['¿Cuánto sale {photographer1}?', expected.spoken('es', { price: ['photographer1*6'] })],
    [
      'Perfecto, queremos reservar a {photographer1}',
      expected.booked({ date: '+30', time: '15:00', hours: 6, place: 'Marietta' }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['wrap party, 60 guests, need a dj and a bartender', { only: ['dj', 'bartender'], event: { guests: 60 } }],
    [
      '{+15:num}, 8pm to 1am, soundstage in Fayetteville',
      { event: { date: '+15', time: '20:00', hours: 5, place: 'Fayetteville' } },
    ],
    ['line producer killed the bar, no bartender. who are the djs', { only: ['dj'], event: { date: '+15' } }],
    ['our gaffer swears by {dj1}. whats the damage', { price: ['dj1*5'] }],
    [
      'ok lock it in, book {dj1.first}',
      expected.booked({ date: '+15', time: '20:00', hours: 5, place: 'Fayetteville', guests: 60 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'HELLO I AM A GRANDMA TO BE!!! BABY SHOWER ON {+21:md}, NEED A PHOTOGRAPHER',
      { only: ['photographer'], event: { date: '+21' } },
    ],
    ['2PM TO 5PM. SORRY FOR THE CAPS MY GLASSES ARE IN THE CAR', { event: { date: '+21', time: '14:00', hours: 3 } }],
    ["IT'S AT MY SISTER'S HOUSE IN LITHONIA, 25 GUESTS", { event: { place: 'Lithonia', guests: 25 } }],
    ['WHAT IS INCLUDED IN THE PRICE', { policy: ['included'] }],
    [
      'PLEASE BOOK {photographer1}',
      expected.booked({ date: '+21', time: '14:00', hours: 3, place: 'Lithonia', guests: 25 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'I like {bartender1}, he likes {bartender2}. which one is less for 4 hours lol',
      { has: ['{bartender1}', '{bartender2}'] },
    ],
    ['wedding is {+50:num}, bar opens 5pm, those 4 hours', { event: { date: '+50', time: '17:00', hours: 4 } }],
    ['its at his moms barn in Conyers, 120 guests', { event: { place: 'Conyers', guests: 120 } }],
    ['scratch the barn, his mom said no (shocker). my uncles place in Covington', { event: { place: 'Covington' } }],
    [
      'ok we stopped fighting. book {cheaper:bartender1:bartender2}',
      expected.booked(
        { date: '+50', time: '17:00', hours: 4, place: 'Covington', guests: 120 },
        '{cheaper:bartender1:bartender2}',
      ),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'I own a tax office full of tired people and want to treat ' +
        'them to massages at their desks. Who do you have?',
      { only: ['massage_therapist'] },
    ],
    [
      '{+28:md}, noon to 4 pm, our office is in Sandy Springs',
      { only: ['massage_therapist'], event: { date: '+28', time: '12:00', hours: 4, place: 'Sandy Springs' } },
    ],
    ['Is there a travel fee?', { policy: ['travel'] }],
    ['Occupational hazard, but I must ask: does tax come on top of the rate?', { policy: ['tax'] }],
    [
      'Fair enough. Book {massage1} for us.',
      expected.booked({ date: '+28', time: '12:00', hours: 4, place: 'Sandy Springs' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'My husband turns 70 on {+34:md} and still thinks he can ' + 'dance. A DJ please, 4 hours from 6 in the evening',
      { only: ['dj'], event: { date: '+34', time: '18:00', hours: 4 } },
    ],
    [
      "Actually our kids say a magician would be nicer than a DJ, he's " +
        'deaf in one ear anyhow. Which magicians are free?',
      { only: ['entertainer'], event: { date: '+34', time: '18:00', hours: 4 } },
    ],
    [
      '30 guests, at a lodge in Stone Mountain. We honeymooned there in a tent!',
      { event: { place: 'Stone Mountain', guests: 30 } },
    ],
    ['What would {entertainer1.typo} cost for the evening?', { price: ['entertainer1*4'] }],
    [
      '{entertainer1} it is, please book',
      expected.booked({ date: '+34', time: '18:00', hours: 4, place: 'Stone Mountain', guests: 30 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Good morning, I am the concierge of a hotel on Peachtree. Guests ' +
        'keep asking me which areas your people travel to.',
      { policy: ['place', 'travel'] },
    ],
    ['Until what time can your office be reached?', { policy: ['hours'] }],
    ['And how old must a guest be to book a dancer?', { policy: ['age'] }],
    ['That is most helpful, thank you.', expected.thanked],
  ]),
  writeDialogue('answer', 'turns back', [
    ['shooting a little doc at a party, are we allowed to film the performers', { policy: ['photos'] }],
    ['cool. can i ask them to wear 70s stuff', { policy: ['dress'] }],
    ['parties run long. if we keep them past the booked time what happens', { policy: ['overtime'] }],
    ['totally different thing, what does {bartender1} charge an hour', { price: ['bartender1'] }],
    ['and if they get sick and cant come that day?', { policy: ['substitute'] }],
  ]),
  writeDialogue('person', 'straight', [
    ['can I talk to a human. not a computer. a human with ears', expected.handedOver],
    ["it's about triplets marrying in the same week, my wife says I explain it badly", {}],
    ['Gus Tillery, 404-555-0167', { nobody: true, says: /office|person|someone|touch|reach|call/i }],
  ]),
  writeDialogue('decline', 'straight', [
    [
      'bartender for my sons party on {+13:num}, 7pm to 11pm',
      { only: ['bartender'], event: { date: '+13', time: '19:00', hours: 4 } },
    ],
    ['theyre all 18 and 19, the bartender can serve them beer, my house my rules', expected.declined],
    ['in my day we all drank at 18. cant the bartender just look away?', expected.declined],
  ]),
  writeDialogue('apply', 'turns back', [
    ['whats {dj1} get an hour', { price: ['dj1'] }],
    ['dang. i been spinning at church picnics for free. how do i get to work for yall as a dj?', expected.applied],
    [
      'Deacon Ray Lowry, 404-555-0119, gospel, motown, a little funk if pastor leaves early',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['I have a booking for our chili cookoff and need to move it to a later time', expected.changeBooking],
    [
      'and while I have you: the bartender you sent last year cussed out ' +
        'my mother in law in front of the whole cul de sac',
      expected.complained,
    ],
    [
      "Denise Falk, denise.falk@example.com. She's 84 for heaven's sake!",
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
  ]),
]
