import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const roommatesDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    ["heyyy planning my bestie's bachelorette, do yall have male dancers??", { only: ['exotic_dancer'] }],
    [
      "ok so it's {+23:md} at 9pm, like 2 hrs",
      { only: ['exotic_dancer'], event: { date: '+23', time: '21:00', hours: 2 } },
    ],
    ['wait no the bride wants dinner first lol, start at 10pm', { event: { date: '+23', time: '22:00', hours: 2 } }],
    ['how much would {dancer1.first} be', { price: ['dancer1*2'] }],
    [
      "yay ok book {dancer1.first}!! 9 of us, we're at 640 Juniper Street",
      expected.booked({ date: '+23', time: '22:00', hours: 2, guests: 9, place: '640 Juniper Street' }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Good morning. I manage events for a law firm and need two bartenders for a client reception.',
      { only: ['bartender'] },
    ],
    [
      '{+31:full}, 5:30 PM to 9:30 PM, approximately 120 guests.',
      { only: ['bartender'], event: { date: '+31', time: '17:30', hours: 4 } },
    ],
    ['Do your bartenders carry liability insurance?', { policy: ['insurance'] }],
    [
      'Thank you. A correction: the reception now runs from 6 PM to 10 PM.',
      { event: { date: '+31', time: '18:00', hours: 4 } },
    ],
    [
      'Please book {bartender1} to begin with.',
      expected.booked({ date: '+31', time: '18:00', hours: 4, guests: 120 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['yo whos free to dj {+16:num}, 10pm till 2am', expected.free({ date: '+16', time: '22:00', hours: 4 }, 'dj')],
    ['its a rooftop in Midtown, prob 60 people', {}],
    ['whats {dj1.first.lower} per hour', { price: ['dj1*1'] }],
    [
      'bet, book {dj1.first.lower}',
      expected.booked({ date: '+16', time: '22:00', hours: 4, guests: 60, place: 'Midtown' }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'hii me and my roommates are having a housewarming {+27:md}, thinking a photographer?',
      { only: ['photographer'] },
    ],
    ['hmm or actually a bartender would be more fun', { only: ['bartender'] }],
    [
      'ok no my roommate says photographer. final answer. 7pm for 3 hours',
      { only: ['photographer'], event: { date: '+27', time: '19:00', hours: 3 } },
    ],
    ['ugh wait she works that day. can we do {+28:md} same time', { event: { date: '+28', time: '19:00', hours: 3 } }],
    [
      'cool book {photographer1.first} pls, 25 ppl',
      expected.booked({ date: '+28', time: '19:00', hours: 3, guests: 25 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    ['Best man here. Do your bartenders bring the drinks, or do we?', { policy: ['included', 'equipment'] }],
    [
      "Cool. Need one for the groom's weekend, {+37:md}, 4pm to 9pm, 14 of us.",
      { only: ['bartender'], event: { date: '+37', time: '16:00', hours: 5 } },
    ],
    ["I'll take the second one.", expected.booked({ date: '+37', time: '16:00', hours: 5, guests: 14 }, '{shown:2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'is {bartenderOut} free {+18:num}? need a bartender 8pm to midnight',
      { says: expected.UNAVAILABLE, only: ['bartender'], event: { date: '+18', time: '20:00', hours: 4 } },
    ],
    ['aw ok. what about {bartender1.first}', { has: ['{bartender1}'] }],
    ["actually we don't need til midnight, 8 to 11 is fine", { event: { date: '+18', time: '20:00', hours: 3 } }],
    [
      'k book {bartender1.first} for about 30 people',
      expected.booked({ date: '+18', time: '20:00', hours: 3, guests: 30 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['whats the cheapest dj u got, per hour', { price: ['cheapest:dj*1'] }],
    ['and for 4 hours', { price: ['cheapest:dj*4'] }],
    ['nvm the math. do u charge extra for travel, were out in decatur', { policy: ['travel'] }],
    ['and do we gotta tip', { policy: ['tips'] }],
    ['k thx', expected.thanked],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Hello! If we book for a wedding and it gets called off, do we lose the deposit?',
      expected.policy('cancellation', 'deposit'),
    ],
    ['How do we pay the rest, by card?', expected.policy('payment', 'paying-when')],
    ['And what if our photographer gets sick that morning?', expected.policy('substitute')],
    ['Perfect, thanks so much!', expected.thanked],
  ]),
  writeDialogue('person', 'turns back', [
    ['hey can i get a dj for a warehouse thing {+40:md}', { only: ['dj'] }],
    ["u know what it's complicated, theres 3 rooms. id rather talk to a real person", expected.handedOver],
    ['im Devon Achterberg, (404) 555-0143', { waiting: true }],
  ]),
  writeDialogue('decline', 'straight', [
    ['do ur dancers come to apartments or just clubs', {}],
    ['ok what does the cheapest one cost per hour', { price: ['cheapest:dancer*1'] }],
    ['and if my roommate pays extra will she sleep with him', expected.declined],
    ['cmon its his birthday, nobody would know', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    ['hey are you guys hiring bartenders?', expected.applied],
    ['ive worked 3 years behind the bar at a brewery, my name is Kayla Brandt', { nobody: true }],
    ['kayla.brandt@example.com is my email. when would i hear back', { nobody: true }],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['Do you have photographers for a night event?', { only: ['photographer'] }],
    [
      'Before that, though: the DJ you sent us last month came an hour late and was on his phone the entire night.',
      expected.complained,
    ],
    ['So what are you going to do about it?', { nobody: true, waiting: true }],
  ]),
]
