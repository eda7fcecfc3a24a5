import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A second set of wishes about people, dates and prices, written without a look at the training. */
export const visitorsWishes: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'find',
    expected.found('dj'),
    `who yall got to play music at a quince
    somebody to run the turntables at our warehouse party
    need some1 to keep the dancefloor packed, a dj basically`,
  ),
  ...writeMessages('find', expected.found('bartender'), 'looking to hire a person to mix cocktails at my housewarming'),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `we want our engagement party captured by a pro photographer\n anyone who takes pics at events?`,
  ),
  ...writeMessages('find', expected.found('massage_therapist'), 'my staff is stressed, can we get back rubs at work'),
  ...writeMessages('find', expected.found('entertainer'), 'kids love magic, got someone who does tricks?'),
  ...writeMessages(
    'availability',
    expected.free({ date: 'sat' }, 'bartender'),
    `this saturday we're short a bartender, anybody around?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+11', time: '20:00' }, 'dj'),
    `got a dj who isnt busy {+11:md} at 8 at night\n whats your dj situation on {+11:num} 8pm`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+18', time: '15:00', hours: 4 }, 'photographer'),
    'could a photographer do {+18:full} 3 to 7 in the afternoon?',
  ),
  ...writeMessages(
    'availability',
    { as: ['availability'], has: ['{dancer1}'], event: { date: '+9', time: '22:00' } },
    `we were hoping {dancer1.first} could make it {+9:md} around 10pm\n does {dancer1.first} have {+9:num} 10pm open`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: 'tomorrow' }, 'bartender'),
    'short notice but bartender 2moro??',
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+28', guests: 60 }, 'dj'),
    'thinking {+28:md}, roughly 60 ppl coming, need a dj',
  ),
  ...writeMessages(
    'price',
    expected.priced('bartender1'),
    `{bartender1.first} hourly?\n whats {bartender1.first.lower} gonna run me per hour`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*5'),
    `what do i owe if {dj1.first} plays 5 hrs\n ballpark for {dj1} from 7pm to midnight`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], only: ['photographer'], price: ['cheapest:photographer'] },
    `how expensive are photographers\n whats the lowest you go on a photographer`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dancer1*2+dj1*2'),
    'if i take {dancer1.first} plus {dj1.first} for two hours what am i paying altogether',
  ),
  ...writeMessages('price', { as: ['pricing'], says: /\$\d/ }, 'give me a rough idea what this stuff costs'),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] },
    `{dj1.first} or {dj2.first}, which one is easier on the wallet
    how do {dj1.first} and {dj2.first} stack up against each other
    will i spend more on {dj1.first} or on {dj2.first}
    how far apart are {dj1} and {dj2} pricewise
    trying to decide between {dj1.first} and {dj2.first}
    {dj1.first.lower} vs {dj2.first.lower}?`,
  ),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{dancer1}', '{dancer2}'], price: ['dancer1*3', 'dancer2*3'] },
    `which is cheaper for 3 hours, {dancer1.first} or {dancer2.first}\n {dancer1} against {dancer2}, 3 hours each, whos pricier`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+16', time: '19:00', hours: 4 }, '{photographer1}'),
    `lock in {photographer1.first} for {+16:md} 7 to 11pm
    put me down for {photographer1} on {+16:full} at 7pm, four hours
    lets do {photographer1.first}, {+16:num}, 7pm-11pm, go ahead and book`,
  ),
  ...writeMessages(
    'book',
    expected.booked({}, '{entertainer1}'),
    `gimme {entertainer1.first}, final answer\n sign me up w {entertainer1.first} pls\n ready to reserve {entertainer1}`,
  ),
  ...writeMessages(
    'book',
    { as: ['booking', 'services', 'availability'], says: /\?|book now/i },
    `wanna reserve somebody for my party\n im set, lets make a reservation`,
  ),
  ...writeMessages(
    'about-agent',
    expected.described('{photographer1}'),
    `whats {photographer1.first}'s deal
    got any info on {photographer1}
    {photographer1.first} looks interesting, what's the story there
    does {photographer1.first} know the craft
    did past clients like {photographer1.first}
    describe {photographer1} for me
    whats special about {photographer1.first}
    pull up {photographer1.first} for me`,
  ),
  ...writeMessages(
    'packages',
    expected.packaged,
    `do yall do bundles
    is there an all in one price for a party
    what combo deals can i get
    any set menus, like x hours for x dollars
    list the packages please
    do you have something flat rate
    which package fits a bachelorette
    I saw you offer packages, what are they?`,
  ),
  ...writeMessages(
    'discount',
    expected.noDiscount,
    `is the price set in stone or
    do nurses get money off
    could you knock something off if its a weekday
    its kinda pricey, can u do better
    student rate?
    Do you have special rates for nonprofits?
    i booked last year, loyalty discount?
    cut me a deal if we take six hours`,
  ),
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?|\$\d/ },
    `no clue who to pick, help
    what goes well at a retirement party
    who would be a hit at a 30th
    gimme some ideas for girls night
    which dj does everyone love
    my boss wants entertainment at the offsite, what do you recommend
    whats your most requested act
    We would like something unusual for our anniversary. Any thoughts?`,
  ),
  ...writeMessages(
    'several-wishes',
    { price: ['bartender1*4'], policy: ['tips'] },
    'how much is {bartender1.first} for 4 hours and is a tip expected',
  ),
  ...writeMessages(
    'several-wishes',
    { only: ['photographer'], event: { date: '+19' }, says: /deposit/i },
    'photographer on {+19:md}? also do i have to put money down',
  ),
  ...writeMessages(
    'several-wishes',
    { policy: ['parking', 'travel'], says: /wear|dress|outfit|attire/i },
    'where would they park and what do they wear',
  ),
  ...writeMessages(
    'several-wishes',
    { only: ['dj', 'bartender'], event: { date: '+26' }, says: /\$\d/ },
    'need a bartender n a dj for {+26:md}, whats that gonna cost',
  ),
  ...writeMessages(
    'find',
    { as: ['services'], only: ['exotic_dancer'], says: /\b(?:men|man|male|women|gender)\b/i },
    `a male dancer for ladies night\n we only want women dancing, got any strippers`,
  ),
  ...writeMessages(
    'price',
    { as: ['services', 'pricing'], only: ['dj'], atMost: 200 },
    'we have $800 for the whole night, 4 hours, dj',
  ),
  ...writeMessages(
    'several-wishes',
    { has: ['{dj1}'], event: { date: '+12' }, policy: ['cancellation'] },
    'is {dj1.first} around on {+12:md} and can i back out later without paying',
  ),
]
