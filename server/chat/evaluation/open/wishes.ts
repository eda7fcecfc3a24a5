import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages about dates, prices, people and packages. */
export const openWishes: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'availability',
    expected.free({ date: 'sat' }, 'dj'),
    `dj saturday?
    is there a dj free this sat
    yo need a dj for saturday nite`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: 'next-fri' }, 'bartender'),
    `any bartender open next friday?\n bartender next fri pls`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: 'tomorrow' }, 'photographer'),
    `is a photographer available tomorrow\n photographer tmrw??`,
  ),
  ...writeMessages('availability', expected.free({ date: 'today' }, 'dj'), 'can a dj come tonight'),
  ...writeMessages('availability', expected.free({ date: 'today' }, 'massage_therapist'), 'massage tonight at 9?'),
  ...writeMessages(
    'availability',
    expected.free({ date: '+10', time: '19:00' }, 'entertainer'),
    `singer free {+10:md} at 7pm?
    any entertainers for {+10:full} at 7 in the evening`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+12', time: '18:00', hours: 6 }, 'dj'),
    `dj {+12:md} 6pm to midnight
    {+12:num} 6pm-midnight dj
    I need a DJ on {+12:full} from six in the evening until midnight`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+16', time: '22:00', hours: 4 }, 'dj'),
    `dj on {+16:md} ten pm till two in the morning
    {+16:md} 10pm-2am dj available?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+17', time: '12:00', hours: 3 }, 'model'),
    'models {+17:md} noon to 3',
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: 'sun' }, 'massage_therapist'),
    'do u have massage ppl on sunday',
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: 'sun', guests: 20 }, 'bartender'),
    'bartender sunday, around 20 girls',
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+15', guests: 40 }, 'bartender'),
    `bartender on {+15:md} for 40 people\n party of 40 on {+15:num}, bartender?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+20' }, 'photographer'),
    `photographer on the {+20:th}?\n who can shoot on {+20:wd} the {+20:th}`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '12-31' }, 'dj'),
    `dj for nye\n is any DJ still open on New Year's Eve?\n dj dec 31`,
  ),
  ...writeMessages('availability', expected.free({ date: '02-14' }, 'entertainer'), "singer on valentine's day"),
  ...writeMessages(
    'availability',
    expected.free({ date: '+22', place: 'Buckhead' }, 'bartender'),
    'bartender in Buckhead {+22:md}',
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+13' }, 'dj', 'photographer'),
    `dj and photographer both free {+13:md}?\n are a photographer & a dj available on {+13:full}`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability'], has: ['{dj1}'], event: { date: '+15' } },
    `is {dj1.first} free {+15:md}
    Is {dj1} available on {+15:full}?
    {dj1.typo} open {+15:num}?`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability', 'booking'], has: ['{bartenderBusy}'], says: expected.UNAVAILABLE },
    `{bartenderBusy.first} {+6:md} at 6pm
    can i get {bartenderBusy} on {+6:full}, 6 to 9 pm?`,
  ),
  ...writeMessages(
    'availability',
    {
      as: ['availability', 'agent', 'booking'],
      has: ['{bartenderOut}'],
      says: expected.UNAVAILABLE,
      only: ['bartender'],
    },
    `is {bartenderOut} available
    {bartenderOut.first} this saturday?
    i want {bartenderOut.lower}, is he around in december`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability', 'agent', 'booking'], has: ['{entertainerOut}'], says: expected.UNAVAILABLE },
    'when is {entertainerOut.first} free next',
  ),
  ...writeMessages(
    'availability',
    {
      as: ['availability'],
      saysNot: /\bis free on\b/i,
      says: /past|already|over|gone|coming|upcoming|future/i,
      nobody: true,
    },
    `was a dj free last friday\n dj for last saturday`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability'], nobody: true, says: /\?/ },
    `check availability\n who's free?\n are you guys available`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1'),
    `how much is {dj1.first}
    what does {dj1} charge
    {dj1.first.lower}s rate?
    price for {dj1.typo} pls`,
  ),
  ...writeMessages(
    'price',
    expected.priced('entertainer1*3'),
    `how much for {entertainer1.first} 3 hours
    what would {entertainer1} cost from 8 to 11pm
    3hrs of {entertainer1.first.lower} = ?`,
  ),
  ...writeMessages(
    'price',
    expected.priced('bartender1*6'),
    `quote for {bartender1} 6pm to midnight\n {bartender1.first} for six hours, whats the damage`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*4+bartender1*4'),
    `{dj1.first} and {bartender1.first} for 4 hours, total?\n what would it cost to have both {dj1} and {bartender1} for four hours`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], only: ['dj'], price: ['cheapest:dj'] },
    `how much is a dj\n dj prices\n what's the going rate for a deejay`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], only: ['bartender'], price: ['cheapest:bartender'] },
    `cheapest bartender?\n who is your least expensive bartender`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], price: ['cheapest:photographer*5'] },
    'what would a photographer for 5 hours cost at minimum',
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], says: /\$\d/ },
    `view pricing\n how much do you guys charge\n price list?`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing', 'agent'], has: ['{dancerQuote}'], says: /request|quote|ask|not set|office/i, saysNot: /\$0/ },
    `how much is {dancerQuote}\n {dancerQuote.first} hourly rate?`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing', 'services'], only: ['dj'], says: /\$\d/ },
    `i have $600 for a dj for 4 hours\n dj for max 600 total 4 hrs`,
  ),
  ...writeMessages(
    'compare',
    {
      as: ['pricing', 'agent'],
      has: ['{photographer1}', '{photographer2}'],
      price: ['photographer1', 'photographer2'],
    },
    `cheaper of {photographer1.first} and {photographer2.first}?
    {photographer1} or {photographer2}, who's less
    compare {photographer1.first} with {photographer2.first}
    is {photographer1.first} more expensive than {photographer2.first}`,
  ),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{bartender1}', '{bartender2}'], price: ['bartender1*4', 'bartender2*4'] },
    '{bartender1.first} vs {bartender2.first} for 4 hours',
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+14', time: '20:00', hours: 3 }, '{dj1}'),
    `book {dj1.first} {+14:md} 8pm for 3 hours
    I want to book {dj1} on {+14:full} from 8 to 11 pm
    reserve {dj1.lower} {+14:num} 8-11pm`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+19', time: '18:30', hours: 4, place: 'Inman Park' }, '{bartender1}'),
    `can i book {bartender1.first} for {+19:md} at 6:30pm, 4 hours, in Inman Park
    hire {bartender1} {+19:full} 6:30 pm, 4 hrs, at Inman Park`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ guests: 80 }, '{photographer1}'),
    `book {photographer1.first}, about 80 guests\n i'd like {photographer1} for our party with 80 people, book please`,
  ),
  ...writeMessages(
    'book',
    expected.booked({}, '{massage1}'),
    `book {massage1.first}\n i want to hire {massage1.typo}\n can you set me up with {massage1}`,
  ),
  ...writeMessages(
    'book',
    { as: ['booking', 'availability'], has: ['{bartenderOut}'], says: expected.UNAVAILABLE, only: ['bartender'] },
    `book {bartenderOut.first}\n i wanna book {bartenderOut} for saturday`,
  ),
  ...writeMessages(
    'book',
    { as: ['booking', 'services', 'availability'], says: /\?|book now/i },
    `book now\n i want to make a booking\n need to book someone`,
  ),
  ...writeMessages(
    'about-agent',
    expected.described('{dj1}'),
    `who is {dj1}
    tell me more about {dj1.first}
    what kind of stuff does {dj1.first} do
    {dj1.first} any good?`,
  ),
  ...writeMessages('about-agent', { ...expected.described('{dancer1}') }, 'what is {dancer1} known for'),
  ...writeMessages(
    'about-agent',
    { as: ['agent', 'policies', 'services'], has: ['{dancerSpace}'], says: /floor|stage|feet|space|ten by ten/i },
    'what space does {dancerSpace.first} need',
  ),
  ...writeMessages(
    'packages',
    expected.packaged,
    `what packages do you have
    any package deals
    do you offer a wedding package
    fixed price offers?
    whats in the bartender package`,
  ),
  ...writeMessages(
    'discount',
    expected.noDiscount,
    `can i get a discount
    any promo codes
    whats the best price you can do, im a regular
    do you price match gigsalad
    half price if we book two?`,
  ),
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?/ },
    `what would you suggest?
    who's your best dj
    what do people usually book for a bachelorette
    help me plan my moms 70th birthday, i dont know what she'd like
    surprise me
    which of your people are most popular`,
  ),
]
