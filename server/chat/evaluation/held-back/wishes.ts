import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages about dates, prices, people and packages. */
export const heldBackWishes: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'availability',
    expected.free({ date: 'sat' }, 'dj'),
    `whos free to dj this saturday
    any djs open on saturday night?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+12', time: '18:00', hours: 6 }, 'bartender'),
    `Is a bartender available {+12:md} from 6pm to midnight?
    {+12:num} 6pm-12am, need a bartneder`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+16', time: '22:00', hours: 4 }, 'exotic_dancer'),
    'exotic dancer on {+16:md}, starts 10pm ends 2 am',
  ),
  ...writeMessages(
    'availability',
    { as: ['availability'], has: ['{photographer1}'], event: { date: '+15' } },
    `could {photographer1.first} make it {+15:full}
    would {photographer1.typo} be able to shoot for us {+15:md}`,
  ),
  ...writeMessages(
    'availability',
    {
      as: ['availability', 'agent', 'booking'],
      has: ['{bartenderOut}'],
      says: expected.UNAVAILABLE,
      only: ['bartender'],
    },
    'can {bartenderOut.first} do my party on {+13:md}?',
  ),
  ...writeMessages(
    'availability',
    { as: ['availability', 'booking'], has: ['{bartenderBusy}'], says: expected.UNAVAILABLE },
    'is {bartenderBusy} open {+6:full} at 6pm for 3 hours',
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '12-31' }, 'entertainer'),
    'anyone to host our new years eve thing, like an mc?',
  ),
  ...writeMessages('price', expected.priced('dj1*5'), '{dj1.first} 5 hrs whats that gonna set me back'),
  ...writeMessages('price', expected.priced('entertainer1'), '{entertainer1.first.lower}s hourly is what exactly'),
  ...writeMessages('price', expected.priced('photographer1*6'), 'Could you quote me {photographer1}, 2pm to 8pm?'),
  ...writeMessages(
    'price',
    expected.priced('dj1*4+photographer1*4'),
    'total for {dj1} plus {photographer1}, four hours each?',
  ),
  ...writeMessages(
    'price',
    { ...expected.priced('cheapest:massage'), only: ['massage_therapist'] },
    'wats ur cheapest massage',
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], only: ['model'], price: ['cheapest:model'] },
    'what do the models run per hour',
  ),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] },
    `who costs less, {dj1.first} or {dj2.first}?
    is {dj1.first} pricier or is {dj2.first}
    between {dj1} and {dj2}, whos the better deal`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+14', time: '20:00', hours: 3 }, '{dj1}'),
    'put me down for {dj1.first}, {+14:md}, starts at 8pm, 3 hrs',
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+17', time: '17:00', hours: 5, guests: 60 }, '{bartender1}'),
    "I'd like to reserve {bartender1} on {+17:full} from 5 to 10 pm, sixty guests",
  ),
  ...writeMessages(
    'book',
    expected.booked({ place: 'Decatur' }, '{massage1}'),
    'i wanna book {massage1.first} in Decatur',
  ),
  ...writeMessages('book', expected.booked({}, '{model1}'), 'ok lets lock in {model1.lower}'),
  ...writeMessages(
    'about-agent',
    expected.described('{entertainer1}'),
    `tell me bout {entertainer1.first}
    What's {entertainer1}'s background?
    is {entertainer1.typo} a pro or more of a newbie`,
  ),
  ...writeMessages(
    'packages',
    expected.packaged,
    `sell me a bundle, what are they
    Do you do all-in deals with one price
    package options pls`,
  ),
  ...writeMessages(
    'discount',
    expected.noDiscount,
    `any student discounts lol
    We're a nonprofit, could you do something about the rate?
    can u knock 50 bucks off if i pay cash`,
  ),
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?/ },
    `no idea what to get for my wifes 50th, ideas?
    what works best for a company holiday party of 80
    who'd you pick if it was your sister's bachelorette`,
  ),
]
