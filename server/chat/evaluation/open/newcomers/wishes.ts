import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A third set, written without a look at training or open part: messages about dates, prices, people and packages. */
export const newcomersWishes: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'availability',
    expected.free({ date: 'sat' }, 'dj'),
    `got a dj for this sat? anyone whos free will do
    We just lost the DJ we had for Saturday. Who of yours could step in that day?
    need a deejay this coming saturday, who can make it
    which djs arent taken yet sat evening
    My wife's birthday party is on Saturday and we'd love a DJ. Who has that day open?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+12', time: '18:00', hours: 6 }, 'bartender'),
    `bartender needed {+12:md}, 6 pm til midnight, who can do it
    We are hosting a fundraiser on {+12:full} from 6:00 PM until 12:00 AM. Which bartenders have no other engagement?
    who do u have to tend bar {+12:num}, six hrs startin at 6pm
    my aunties 70th is {+12:md}, 6pm - midnight, any bartenders free then
    Looking for a bartender on {+12:full}. Doors at 6pm and we wrap up at midnight. Who's open?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+16', time: '22:00', hours: 4 }, 'exotic_dancer'),
    `stripper for my brothers bachelor party {+16:num}, 10pm till 2 in the morning, whos free
    Which exotic dancers are available on {+16:full} at 10 PM for four hours?`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability'], has: ['{photographer1}'], event: { date: '+15' } },
    `is {photographer1.first} taken already on {+15:md}?
    {+15:num} is our big day, does {photographer1} have time then
    Hello, I was hoping to get {photographer1} for a product launch on {+15:full}. Is that day still open?
    yo is {photographer1.first} around {+15:num} for a photo gig
    just checking whether {photographer1.first} has anything else going on {+15:full}`,
  ),
  ...writeMessages(
    'availability',
    {
      as: ['availability', 'agent', 'booking'],
      has: ['{bartenderOut}'],
      says: expected.UNAVAILABLE,
      only: ['bartender'],
    },
    `any chance of {bartenderOut} working our housewarming {+13:md}
    We loved {bartenderOut.first} last year! Free again on {+13:full}?`,
  ),
  ...writeMessages(
    'availability',
    { as: ['availability', 'booking'], has: ['{bartenderBusy}'], says: expected.UNAVAILABLE },
    `could {bartenderBusy} pour drinks for us {+6:num}, 6pm to 9pm
    We'd want {bartenderBusy} for three hours on {+6:md} from 6 pm. Is that possible?`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '12-31' }, 'entertainer'),
    `who could emcee our countdown party on december 31
    Our club needs an MC for the New Year's Eve ball. Who is free?`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*5'),
    `how much would it be for {dj1} from 7pm to midnight
    Please tell me what five hours of {dj1.first} would come to.`,
  ),
  ...writeMessages(
    'price',
    expected.priced('entertainer1'),
    `what does {entertainer1} charge for one hour
    Which hourly rate does {entertainer1.first} ask, please?`,
  ),
  ...writeMessages(
    'price',
    expected.priced('photographer1*6'),
    `six hours with {photographer1.first}, how many dollars is that
    if {photographer1} shoots from noon til 6pm what would we owe`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*4+photographer1*4'),
    `what would {dj1.first} and {photographer1.first} cost together if both stay 4 hours
    I need a number for my boss: {dj1} and {photographer1}, both for 4 hrs`,
  ),
  ...writeMessages(
    'price',
    { ...expected.priced('cheapest:massage'), only: ['massage_therapist'] },
    `which massage therapist is the least expensive
    lowest price i can get a massage for?`,
  ),
  ...writeMessages(
    'price',
    { as: ['pricing'], only: ['model'], price: ['cheapest:model'] },
    `We need someone for a trade show booth. How much does a model cost per hour?
    what would i pay for a model, by the hour i mean`,
  ),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] },
    `my budgets tight so who'd be easier on my wallet, {dj1} or {dj2}
    How do the rates of {dj1.first} and {dj2.first} stack up against each other?
    does {dj2.first} ask for more money than {dj1.first} does
    I'm torn between {dj1} and {dj2}. What is the difference in price?
    {dj1.first} n {dj2.first} side by side pls, cost wise`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+14', time: '20:00', hours: 3 }, '{dj1}'),
    `book {dj1.first} {+14:num} 8pm-11pm
    I want {dj1} for my birthday bash on {+14:full}, 8pm to 11pm. Please make the booking.`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+17', time: '17:00', hours: 5, guests: 60 }, '{bartender1}'),
    `we'll take {bartender1.first} for our mixer {+17:md}, 5pm-10pm, 60 ppl, book it
    Please book {bartender1}: {+17:full}, 5 PM, five hours, 60 guests.`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ place: 'Decatur' }, '{massage1}'),
    `sign me up for {massage1}, its at my house in Decatur
    Kindly make a reservation with {massage1.first} for us, we are in Decatur.`,
  ),
  ...writeMessages(
    'book',
    expected.booked({}, '{model1}'),
    `im ready to hire {model1}, lets do it
    We have decided: please book {model1} for us.`,
  ),
  ...writeMessages(
    'about-agent',
    expected.described('{entertainer1}'),
    `whats {entertainer1.first} like on stage
    Could you share a few words on {entertainer1}? My boss wants to know who we'd be getting.
    who is {entertainer1.first} n what do they do
    how long has {entertainer1} been in the business
    got any more info on {entertainer1.typo}, what kinda show is it`,
  ),
  ...writeMessages(
    'packages',
    expected.packaged,
    `whats in ur packages n how much r they
    We'd rather pay one flat sum for the whole evening. Are there packages for that?
    got any combo deals where the dj n bartender come together
    Could you list every package you offer, with prices?
    my sister said u have party packages, what do they look like`,
  ),
  ...writeMessages(
    'discount',
    expected.noDiscount,
    `is it cheaper for military or veterans
    I book with you every month. Don't regulars get a better rate?
    any promo codes rn
    thats kinda steep, can u come down a lil on the price
    Would reserving three evenings at once earn us a reduction?`,
  ),
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?/ },
    `throwing my dads retirement party and im clueless, what would you recommend
    What sort of entertainment goes over well at a bridal shower?
    wanna make ladies night at my club more fun, what do u suggest
    its our 10 yr class reunion, what kinda acts do ppl usually get
    I have to plan the office summer picnic and don't know who we need. Any recommendations?`,
  ),
]
