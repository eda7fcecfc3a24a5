import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages about dates, prices, people and packages. */
export const heldBackWishes: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'availability',
    expected.free({ date: 'sat' }, 'dj'),
    `whos free to dj this saturday
    any djs open on saturday night?
    is there a dj who can play our block party this saturday
    need a dj for saturday, who ya got open
    Which of your DJs are available this coming Saturday?
    the dj for our wedding backed out and its this saturday, is one of yours free
    do you have a disc jockey with nothing booked on saturday
    saturday divorce party at my place, which djs arent taken yet`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+12', time: '18:00', hours: 6 }, 'bartender'),
    `Is a bartender available {+12:md} from 6pm to midnight?
    {+12:num} 6pm-12am, need a bartneder
    need somebody behind the bar {+12:md} starting 6pm for 6 hours, any bartenders free
    Would you have a bartender open on {+12:num} between 6pm and midnight?
    which barkeeps are available {+12:md} 6 pm til 12 am
    Our hotel needs a bartender for a private reception on {+12:md}, 6:00 PM until midnight. Is anyone free?
    {+12:num} our party starts at 6pm and ends at midnight, is one of the bartenders around
    can a bartender work {+12:num} from 6pm on, six hours total`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+16', time: '22:00', hours: 4 }, 'exotic_dancer'),
    `exotic dancer on {+16:md}, starts 10pm ends 2 am
    is there a stripper available {+16:md} from 10pm til 2am`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability'], has: ['{photographer1}'], event: { date: '+15' } },
    `could {photographer1.first} make it {+15:full}
    would {photographer1.typo} be able to shoot for us {+15:md}
    We adore the portfolio and would love {photographer1.first} for our vow renewal. Free on {+15:full}?
    {photographer1.typo} free {+15:md} or already taken
    checking whether {photographer1.first} still has {+15:full} open for our charity gala
    does {photographer1.typo} have anything booked {+15:md} yet or can we get em`,
  ),
  ...writeMessages(
    'availability',
    {
      as: ['availability', 'agent', 'booking'],
      has: ['{bartenderOut}'],
      says: expected.UNAVAILABLE,
      only: ['bartender'],
    },
    `can {bartenderOut.first} do my party on {+13:md}?
    I was hoping {bartenderOut.first} is available for our housewarming {+13:md}`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability', 'booking'], has: ['{bartenderBusy}'], says: expected.UNAVAILABLE },
    `is {bartenderBusy} open {+6:full} at 6pm for 3 hours
    Would {bartenderBusy} be available {+6:full} from 6 pm to 9 pm?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '12-31' }, 'entertainer'),
    `anyone to host our new years eve thing, like an mc?`,
  ),
  ...writeMessages(
    'availability',
    // a singer hosts no evening
    { ...expected.free({ date: '12-31' }, 'entertainer'), saysNot: /Camille/ },
    `Is an emcee available for our countdown party on New Year's Eve?`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*5'),
    `{dj1.first} 5 hrs whats that gonna set me back
    How much would we pay for {dj1.first} to play five hours?`,
  ),
  ...writeMessages('price', expected.priced('entertainer1'), `{entertainer1.first.lower}s hourly is what exactly`),
  ...writeMessages(
    'price',
    expected.priced('photographer1*6'),
    `Could you quote me {photographer1}, 2pm to 8pm?
    whats the cost of having {photographer1} from noon til 6 pm`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*4+photographer1*4'),
    `total for {dj1} plus {photographer1}, four hours each?
    if we hire both {dj1} and {photographer1} for 4 hours, what would it cost altogether`,
  ),
  ...writeMessages(
    'price',
    { ...expected.priced('cheapest:massage'), only: ['massage_therapist'] },
    `wats ur cheapest massage
    Which massage therapist has the lowest rate?`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], only: ['model'], price: ['cheapest:model'] },
    `what do the models run per hour
    Could you tell me how much a model costs hourly for our trade show booth?`,
  ),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] },
    `who costs less, {dj1.first} or {dj2.first}?
    is {dj1.first} pricier or is {dj2.first}
    between {dj1} and {dj2}, whos the better deal
    How do {dj1} and {dj2} compare on price?
    torn between {dj1.first} and {dj2.first}, which one charges less
    Of {dj1} and {dj2}, which one would be easier on a small budget?`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+14', time: '20:00', hours: 3 }, '{dj1}'),
    `put me down for {dj1.first}, {+14:md}, starts at 8pm, 3 hrs
    I'd like to hire {dj1.first} for {+14:md} please, 8pm until 11pm`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+17', time: '17:00', hours: 5, guests: 60 }, '{bartender1}'),
    `I'd like to reserve {bartender1} on {+17:full} from 5 to 10 pm, sixty guests
    book {bartender1} for our rehearsal dinner {+17:full}, 5pm to 10pm, 60 people`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ place: 'Decatur' }, '{massage1}'),
    `i wanna book {massage1.first} in Decatur
    Please arrange a booking with {massage1.first}, the house is in Decatur`,
  ),
  ...writeMessages('book', expected.booked({}, '{model1}'), `ok lets lock in {model1.lower}`),
  ...writeMessages(
    'about-agent',
    expected.described('{entertainer1}'),
    `tell me bout {entertainer1.first}
    What's {entertainer1}'s background?
    is {entertainer1.typo} a pro or more of a newbie
    Could you share a bit more about {entertainer1}, please?
    who is {entertainer1.typo} n whats their style
    I'd love to read {entertainer1}'s bio before I bring it to my committee`,
  ),
  ...writeMessages(
    'about-agent',
    { ...expected.described('{entertainer1}'), says: /years?\b/i },
    `how long has {entertainer1.first} been performing`,
  ),
  ...writeMessages(
    'packages',
    expected.packaged,
    `sell me a bundle, what are they
    Do you do all-in deals with one price
    package options pls
    do yall have any party packages
    Which packages can a wedding couple choose from?
    show me the bundles u got for a bachelorette
    I am an office manager and would like details of your packages for company events.
    what comes in the different packages and how much are they`,
  ),
  ...writeMessages(
    'packages',
    { ...expected.packaged, says: /bartend/i },
    `is there a combo where i get like a dj and a bartender for one price`,
  ),
  ...writeMessages(
    'discount',
    expected.noDiscount,
    `any student discounts lol
    We're a nonprofit, could you do something about the rate?
    do we get a discount if we book three nights in a row
    any special rates for military or veterans
    Would you lower the price for a returning customer?
    thats kinda steep, can u come down some
    got a promo code i could use
    My husband and I are on a fixed income, do you offer a senior discount?`,
  ),
  ...writeMessages(
    'discount',
    { ...expected.noDiscount, saysNot: /\$0\b|\d+ ?% off|i can (?:give|offer)|you(?:.ll)? get a discount/i },
    `can u knock 50 bucks off if i pay cash`,
  ),
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?/ },
    `no idea what to get for my wifes 50th, ideas?
    what works best for a company holiday party of 80
    who'd you pick if it was your sister's bachelorette
    Our gym is celebrating its first year, what kind of entertainment would you recommend?
    help me pick something fun for a divorce party, i got nothing
    what do people normally get for a golden anniversary
    My girl's quinceañera is coming up and we are lost, what would you advise us to have there?`,
  ),
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /event|occasion|suggest|recommend|start with|go well/i },
    `our hotel guests want a memorable evening on the rooftop, what could we offer them`,
  ),
  ...writeMessages(
    'suggest',
    // what is known is not asked again
    { as: ['services', 'availability', 'pricing'], says: /\?/, saysNot: /how many guests/i },
    `throwing a rush party for 100 dudes, what would be a hit`,
  ),
]
