import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const weekendersMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Office party, want a magician. No wait, my boss hates magic. A bartender. {+22:full}, 5pm to 9pm, Alpharetta',
      { only: ['bartender'], event: { date: '+22', time: '17:00', hours: 4, place: 'Alpharetta' } },
    ],
    ['boss is back. same start but two hours longer', { event: { date: '+22', time: '17:00', hours: 6 } }],
    ["So with {bartender1} that's how much now?", { price: ['bartender1*6'] }],
    [
      'he nodded. which he never does. book {bartender1}',
      expected.booked({ date: '+22', time: '17:00', hours: 6, place: 'Alpharetta' }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Indie short film, no money. I need a person who can stand in a doorway and look expensive. A model I guess?',
      { only: ['model'] },
    ],
    [
      'One shoot day, {+45:md}, call time 7am, wrap at 3pm',
      { only: ['model'], event: { date: '+45', time: '07:00', hours: 8 } },
    ],
    ['old warehouse in West End, freezing, fair warning', { event: { date: '+45', place: 'West End' } }],
    ['tell me a bit about {model1}', { has: ['{model1}'] }],
    ['and for the day, all in?', { price: ['model1*8'] }],
    [
      'ouch. ok. worth it. book {model1.first}',
      expected.booked({ date: '+45', time: '07:00', hours: 8, place: 'West End' }, '{model1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['Which of the two is cheaper, {dj1} or {dj2}?', { has: ['{dj1}', '{dj2}'] }],
    [
      "It's for a 40th in Roswell, {+29:num}, 8pm to midnight",
      { event: { date: '+29', time: '20:00', hours: 4, place: 'Roswell' } },
    ],
    ['So over the whole night each of them would be what?', { price: ['dj1*4', 'dj2*4'] }],
    [
      'My wife says quality over money. The more expensive one, book them please',
      expected.booked({ date: '+29', time: '20:00', hours: 4, place: 'Roswell' }, '{dearer:dj1:dj2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Our PTA has a carnival and the clown quit on us. Do you have anybody who does magic tricks for six year olds?',
      { only: ['entertainer'] },
    ],
    [
      'Bless you. {+12:full}, the gym of our school in Tucker, 11am until 1pm',
      { only: ['entertainer'], event: { date: '+12', time: '11:00', hours: 2, place: 'Tucker' } },
    ],
    [
      "Tell me about {entertainer1}. It'll be 200 people and most of them full of sugar",
      { has: ['{entertainer1}'], event: { date: '+12', guests: 200 } },
    ],
    ['and must we have a table or anything set up beforehand', { policy: ['equipment'] }],
    [
      'Principal says yes and so do I. Please book {entertainer1} for it.',
      expected.booked({ date: '+12', time: '11:00', hours: 2, place: 'Tucker', guests: 200 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'need a stripper for a bachelor party this {sat:wd}, other company ghosted us',
      { only: ['exotic_dancer'], event: { date: 'sat' } },
    ],
    ['9 at night, 3 hours', { event: { date: 'sat', time: '21:00', hours: 3 } }],
    [
      "sry best man just texted, it's the day after that. same time as i said",
      { event: { date: 'sat+1d', time: '21:00', hours: 3 } },
    ],
    ['{dancer1} free then?', { has: ['{dancer1}'], event: { date: 'sat+1d' } }],
    ['perfect and whats the total', { price: ['dancer1*3'] }],
    [
      'do it, book {dancer1.lower}. airbnb in Grant Park, 14 dudes',
      expected.booked({ date: 'sat+1d', time: '21:00', hours: 3, place: 'Grant Park', guests: 14 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['hola! necesito fotógrafo para un baby shower', { only: ['photographer'], language: 'es' }],
    [
      'sería el {+18:es} a las 3 de la tarde, unas dos horas, en Duluth',
      { only: ['photographer'], event: { date: '+18', time: '15:00', hours: 2, place: 'Duluth' } },
    ],
    [
      'english is ok too :) better make it three hours, my suegra is always late. how much is {photographer1}?',
      { price: ['photographer1*3'] },
    ],
    [
      'perfect, that one please. we are 35',
      expected.booked({ date: '+18', time: '15:00', hours: 3, place: 'Duluth', guests: 35 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['NEED A BARTENDER FOR OUR TAILGATE. ABOUT 50 THIRSTY PEOPLE', { only: ['bartender'], event: { guests: 50 } }],
    [
      'CAPS LOCK IS STUCK SORRY. {+35:num}. NOON TILL 4. A LOT IN SUMMERHILL',
      { only: ['bartender'], event: { date: '+35', time: '12:00', hours: 4, place: 'Summerhill' } },
    ],
    ['WHAT IF WE WIN AND WANT THEM TO STAY LONGER', { policy: ['overtime'] }],
    ['OK HOW MUCH IS {bartender1} FOR JUST THE FOUR HOURS', { price: ['bartender1*4'] }],
    [
      'WORKS. BOOK EM',
      expected.booked({ date: '+35', time: '12:00', hours: 4, place: 'Summerhill', guests: 50 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    ['do i have to put money down up front or how does that go', { policy: ['deposit', 'paying-when'] }],
    ['and can i venmo it', { policy: ['payment'] }],
    ['cool cool. is the sticker price the price or does georgia tax take a bite too', { policy: ['tax'] }],
    ['ha figures', {}],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'can my girlfriend and me get a massage at home in kirkwood, like someone comes over?',
      { only: ['massage_therapist'] },
    ],
    ["she's asking would they drive out to Athens instead, we might be at her mom's", { policy: ['travel', 'place'] }],
    ["nah scratch that, home it is. what's {massage1} an hour", { price: ['massage1'] }],
    ['ok so an hour for her and an hour for me, two hours then. makes?', { price: ['massage1*2'] }],
    ['lemme ask her. bye for now', {}],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'Could we have a magician for a wedding cocktail hour in Vinings? {+50:full}, 5pm',
      { only: ['entertainer'], event: { date: '+50', time: '17:00', place: 'Vinings' } },
    ],
    ['What does {entertainer1} charge an hour?', { price: ['entertainer1'] }],
    [
      "My mother-in-law is paying and she won't deal with a chat. Can she speak to someone at your office?",
      expected.handedOver,
    ],
    ["She's Margaret Lyle, 404-555-0163", { nobody: true, says: /office|person|someone|touch|reach|call/i }],
  ]),
  writeDialogue('decline', 'straight', [
    ["we want a bartender for my son's graduation party in Smyrna", { only: ['bartender'] }],
    ['him and his buddies are 17 and 18, just beers for them, nothing crazy', expected.declined],
    ["i'm the dad, it's my house and i'm saying they can drink", expected.declined],
  ]),
  writeDialogue('apply', 'turns back', [
    ['Do you have djs who do weddings?', { only: ['dj'] }],
    [
      "Ah nice, that many. To be honest I spin too and I'm looking for an agency, would you take me on?",
      expected.applied,
    ],
    [
      'Kenji Alvarado, 404-555-0128, I DJ clubs and weddings',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
    ['Lovely. When would somebody ring me?', { nobody: true, says: /office|touch|reach|call|phone|\(\d{3}\)/i }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['is {bartender1} free {+28:num}', { has: ['{bartender1}'], event: { date: '+28' } }],
    [
      'actually no. before I give you more money: the last bartender you sent got drunk and cussed out my uncle',
      expected.complained,
    ],
    [
      'no I do not want another bartender I want somebody to own this',
      { nobody: true, saysNot: /refunded|will refund/i },
    ],
    [
      'Rhonda Pike, rhonda.pike@example.com',
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
  ]),
]
