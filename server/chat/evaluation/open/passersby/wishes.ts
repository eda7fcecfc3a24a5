import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A fourth set, written without a look at training or open part: messages about dates, prices, people and packages. */
export const passersbyWishes: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'availability',
    expected.free({ date: 'sat' }, 'dj'),
    `my dj just bailed on me, who else could play this saturday
    Is there a DJ with an opening this coming Saturday?
    which of ur djs aint booked saturday yet
    we need music for saturdays block party, got a dj thats free?
    Our bar's regular DJ is out sick, do you have one available for Saturday evening?
    lookin for a dj that can do sat nite, who u got`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+12', time: '18:00', hours: 6 }, 'bartender'),
    `our lodge dinner is {+12:md}, who could tend bar from 6 in the evening til midnight
    bartender wanted for {+12:md}, 6:00 pm - 12:00 am
    who can pour drinks for us on {+12:num}? party starts 6pm and ends at midnight
    We require a barman on {+12:md} for six hours starting at 6 p.m.
    any of yalls bartenders free {+12:md} at 6pm? itd be 6 hrs
    hi, office manager here. checking for an open bartender {+12:num}, 6pm until 12am`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+16', time: '22:00', hours: 4 }, 'exotic_dancer'),
    `got any dancers, the stripper kind, open {+16:md} from 10pm for 4 hours`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability'], has: ['{photographer1}'], event: { date: '+15' } },
    `does {photographer1.first} already have a gig on {+15:full}
    our family reunion is {+15:md}, is {photographer1.first} open that day?
    I'd love to have {photographer1.first} for our gala, is {+15:full} still possible?
    checkin if {photographer1.typo} is booked up on {+15:md} or not
    is {photographer1.first} around {+15:md} for a christening
    any chance {photographer1.first} is available {+15:full}? thats our wedding date`,
  ),
  ...writeMessages(
    'availability',
    {
      as: ['availability', 'agent', 'booking'],
      has: ['{bartenderOut}'],
      says: expected.UNAVAILABLE,
      only: ['bartender'],
    },
    `wondering if {bartenderOut.first} is free for a cookout {+13:md}`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability', 'booking'], has: ['{bartenderBusy}'], says: expected.UNAVAILABLE },
    `could {bartenderBusy} work our mixer on {+6:full}, 6pm til 9pm`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '12-31' }, 'entertainer'),
    `who could emcee our countdown party on december 31st`,
  ),
  ...writeMessages('price', expected.priced('dj1*5'), `how many dollars would {dj1.first} be for a five hour set`),
  ...writeMessages(
    'price',
    expected.priced('entertainer1'),
    `how much does {entertainer1.first.lower} charge for one hour of work`,
  ),
  ...writeMessages(
    'price',
    expected.priced('photographer1*6'),
    `we'd need {photographer1} from 2 in the afternoon to 8 pm, what would that come to?`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*4+photographer1*4'),
    `if i hire {dj1} and {photographer1} for 4 hrs apiece whats the bill altogether`,
  ),
  ...writeMessages(
    'price',
    { ...expected.priced('cheapest:massage'), only: ['massage_therapist'] },
    `who is your least expensive massage therapist and what do they charge`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], only: ['model'], price: ['cheapest:model'] },
    `I'm pricing a trade show booth, what is the hourly price for a model?`,
  ),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] },
    `we can't decide between {dj1.first} and {dj2.first}, which is easier on the budget
    put {dj1} and {dj2} side by side for me, rates and all
    Does {dj1.first} charge more than {dj2.first}?
    whats the price difference btwn {dj1.first} n {dj2.first}
    my boss wants to know if {dj2.first} is the cheaper one or {dj1.first}
    {dj1} vs {dj2}, how do their hourly rates stack up`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+14', time: '20:00', hours: 3 }, '{dj1}'),
    `book {dj1.first} for me on {+14:md} please, 8pm to 11pm`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+17', time: '17:00', hours: 5, guests: 60 }, '{bartender1}'),
    `please book {bartender1} for our staff party of 60 people, {+17:full}, 5pm to 10pm`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ place: 'Decatur' }, '{massage1}'),
    `Please reserve {massage1.first} for me, the house is in Decatur`,
  ),
  ...writeMessages(
    'book',
    expected.booked({}, '{model1}'),
    `we talked it over and we want to hire {model1.lower}, sign us up`,
  ),
  ...writeMessages(
    'about-agent',
    expected.described('{entertainer1}'),
    `whats {entertainer1.first} like, any good with a shy crowd
    Could you give me some information about {entertainer1}?
    how long has {entertainer1.first} been doing this for
    i saw {entertainer1} on ur page, what kind of act is it
    who is {entertainer1.typo} and what are they known for
    my committee is asking for a short bio of {entertainer1}`,
  ),
  ...writeMessages(
    'packages',
    expected.packaged,
    `which packages do you have and what's in each one
    is there some kinda combo for a bachelor party at a flat price
    I'd rather pay one lump sum for everything, what bundles do you offer?
    got any party packs w a dj and bartender together
    show me the list of ur package deals
    Our HR department asked for your event packages, could you list them with prices`,
  ),
  ...writeMessages(
    'discount',
    expected.noDiscount,
    `thats a lil steep, any wiggle room on the price
    Do church groups get a reduced rate with you?
    im military, do i get anything off
    if we hire you every friday for a year would you come down on the rate
    got a promo code or coupon i can use
    can we haggle or is the hourly rate fixed`,
  ),
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?/ },
    `my boyfriend turns 30 and i want to surprise him, what would you recommend
    Planning my mother's retirement party and could use some suggestions on whom to hire
    what kinda act gets old folks moving at a family reunion
    we got a bachelor party of ten guys and zero ideas, help us out
    our bar is dead on tuesdays, what could we bring in to get people through the door
    I'm in town for a convention with clients, what sort of entertainment would you suggest?`,
  ),
]
