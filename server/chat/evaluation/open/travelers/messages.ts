import { type EvaluatedMessage, type Expectation, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** First messages of all kinds of people, each another voice, one a line. */
const LINES = {
  greeting: `heyyy just landed at hartsfield, anybody awake in there?
    Good evening to whom it may concern.
    G'day from Melbourne, how are we all doing over there
    hi!! first time using one of these chat things so be nice to me lol
    knock knock, hello?
    Buenas noches, recién llegamos a la ciudad`,
  thanks: `cheers mate that's dead helpful
    Much obliged, you have saved a road-weary old trucker some trouble.
    bless u, u saved my whole layover
    Merci, that is very kind of you
    ok bless you hon, appreciate all the info
    Muchísimas gracias por la ayuda`,
  goodbye: `right, my gate is boarding, catch you later
    gotta run, my ride's here. byeee
    That is everything from me. Have a pleasant night.
    ok im out, peace ✌️
    Hasta luego, que pase buena noche`,
  identity: `wait am i texting a real human or one of them robots
    Be honest with me, is there a person typing these replies or a computer?
    My grandson says all of these little windows are machines now. Are you one, dear?
    u a bot?
    Who exactly am I speaking with here? You answer suspiciously fast for a woman at a desk.
    so like is this an ai or a dude in a cubicle`,
  findDj: `our layover crew is throwin a hangar party and we got zero music, who can spin for us
    Do you have anybody who'd play records and keep a dance floor of tipsy dentists moving? Last night of our convention.`,
  findBartender: `We rented a lake house with six other couples, and nobody wants to be stuck mixing the drinks all night. Who could do that?
    need a mixologist, my cousin cant pour for nothing`,
  findPhotographer: `we're eloping on our road trip, just the two of us and the dog, and I'd love to have it captured by a pro with a camera`,
  findMassage: `fourteen hours in a middle seat and my back is wrecked, can one of your folks come to the hotel and knead it out`,
  findDancer: `Which gals do you have for a stag do? You know, the sort where the clothes come off.`,
  findEntertainer: `a magician or a fire breather or something wild for the family reunion, who's out there`,
  findModel: `Our stand at the boat expo wants a well-groomed model to welcome visitors and hold up the product. Whom can you offer?`,
  findTwo: `Somehow my sisters left it all to me. Need a DJ and a photographer for our parents' ruby wedding, who've you got?`,
  priceTricky: `So my brother-in-law guesses it's next to nothing and my wife guesses a fortune. What would {photographer1} really cost us for six hours?`,
  priceModel: `The company pays, so no worries there, but accounting wants a number before I fly: {model1}, eight hours on the stand.`,
  packages: `do y'all have like a package where i don't gotta think about it
    We're a coach tour of forty pensioners. Do you have fixed packages, one price and everything in it?
    Our embassy prefers flat fees over hourly ones. What packages exist?
    which bundles can i pick from and whats in em
    sick of adding up hours in my head, just show me your packages`,
  discount: `military discount? back from deployment on thursday
    If we hire three of your people instead of one, does the price come down?
    cmon whats the best u can do, im a broke student from leeds
    Any promo codes for first-timers?
    I found another outfit a good bit cheaper. Would you match their quote?
    We pass through Atlanta every month with the crew, so repeat business is guaranteed. Anything in it for us pricewise?`,
  suggest: `what should i get for my dads 60th birthday, he likes vinyl and whiskey and thats about it
    I haven't the faintest idea what one hires for a wedding. What goes down well?
    whats popular for bachelorettes these days
    Our company flies forty engineers in for a corporate offsite and my boss wants "something fun". Any ideas?
    cant decide what to get for a bachelor party, he's a shy dude from ohio, reccomend me something`,
  suggestKids: `its my kids 8th birthday n the clown cancelled, who would they love`,
  changeBooking: `our flight got cancelled so can we shove the dj to the next day, already confirmed w yall
    I have a reservation, number B-2087. The address has changed from the hotel to my aunt's place.
    need to add an hr to the booking i already have with u
    Please cancel what I booked with you; the wedding is off, and no, I don't care to discuss it.
    guest count went from 30 to 80 on the thing I booked w you last week, how do i get that fixed
    Can you push back my confirmed massage from ten to noon? The train's late.`,
  account: `cant remember my password for the site, stuck in dublin airport w/ 4% battery
    Where would I look up the invoices from our last two events?
    how do i sign in to see my stuff
    Is there somewhere I can check whether my booking's been confirmed yet?
    I have a new email address since last year; how do I update it in my profile?
    did i ever make an account w yall or no? how would i even know`,
  howToBook: `soooo how does booking work, i just pick a person and...?
    Walk me through hiring one of your artists, step by step, please.
    never hired a stripper in my life. whats the process
    Where's the button to reserve?
    I'm abroad until the week of the party. Can I book the whole thing online, and where would I begin?
    steps to book pls`,
  several: `can i get more than one person for the same night or is it one at a time
    We'd want a DJ plus two bartenders. Is that one form or three?
    is it ok to hire like 4 dancers at once
    May I put several of your artists into a single request?
    how do i go about it if the missus wants a photographer and i want a magician, same party, do we book em separately`,
}

/** People with the reason: what is booked for that event, or the best rating. */
const suggested: Expectation = {
  as: ['services', 'availability', 'pricing', 'agent'],
  says: /book(?:ed|ing)|rat(?:ed|ing)|popular|often|choose|chosen/i,
}
const compared = (one: string, other: string, ...price: readonly string[]): Expectation => ({
  as: ['pricing', 'agent', 'services'],
  has: [one, other],
  ...(price.length > 0 ? { price } : {}),
})

const FREE: readonly EvaluatedMessage[] = [
  {
    intent: 'availability',
    say: "who could dj {+17:md} from 9pm for 4 hours, we're a bunch of nurses in town for a conference",
    want: expected.free({ date: '+17', time: '21:00', hours: 4 }, 'dj'),
  },
  {
    intent: 'availability',
    say: 'Would {massage1} have time for my stiff neck on {+10:full} at 11 in the morning, two hours?',
    want: {
      as: ['availability', 'booking'],
      has: ['{massage1}'],
      event: { date: '+10', time: '11:00', hours: 2 },
    },
  },
  {
    intent: 'availability',
    say: 'I get into town {+8:num}. Any bartenders around that evening, 6 to 10 pm, in Midtown?',
    want: expected.free({ date: '+8', time: '18:00', hours: 4, place: 'Midtown' }, 'bartender'),
  },
  {
    intent: 'availability',
    say: 'any chance u got a photographer {+22:num} round 3pm, only need like 2 hrs',
    want: expected.free({ date: '+22', time: '15:00', hours: 2 }, 'photographer'),
  },
  {
    intent: 'availability',
    say: 'The delegates leave after {+30:full} and want a magician that night, 7 to 9 PM. Is one to be had?',
    want: expected.free({ date: '+30', time: '19:00', hours: 2 }, 'entertainer'),
  },
  {
    intent: 'availability',
    say: '¿Tienen un DJ libre el {+26:es} a las 8 de la noche, cuatro horas?',
    want: expected.spoken('es', expected.free({ date: '+26', time: '20:00', hours: 4 }, 'dj')),
  },
  {
    intent: 'availability',
    say: 'can i still get {bartenderOut} for a tailgate',
    want: { says: expected.UNAVAILABLE },
  },
]

const BOOKED: readonly EvaluatedMessage[] = [
  {
    intent: 'book',
    say: "ok done dithering, i'll have {dj1} on {+20:md}, 8pm till midnight",
    want: expected.booked({ date: '+20', time: '20:00', hours: 4 }, '{dj1}'),
  },
  {
    intent: 'book',
    say: 'I should like to engage {photographer1} for {+28:full}, 2 PM to 5 PM, in Decatur.',
    want: expected.booked({ date: '+28', time: '14:00', hours: 3, place: 'Decatur' }, '{photographer1}'),
  },
  {
    intent: 'book',
    say: 'put me down for {bartender1} {+14:num} 5-9pm, 40 ppl',
    want: expected.booked({ date: '+14', time: '17:00', hours: 4, guests: 40 }, '{bartender1}'),
  },
  {
    intent: 'book',
    say: 'Reserve {massage1} please, {+11:full} at 10 am for two hours, in Midtown. Jet-lagged beyond words.',
    want: expected.booked({ date: '+11', time: '10:00', hours: 2, place: 'Midtown' }, '{massage1}'),
  },
  {
    intent: 'book',
    say: 'lets goooo book {dancer1.first.lower} {+16:num} 10pm 2 hrs, bachelor bash in buckhead, like 15 dudes',
    want: expected.booked({ date: '+16', time: '22:00', hours: 2, place: 'Buckhead', guests: 15 }, '{dancer1}'),
  },
  {
    intent: 'book',
    say: 'quiero reservar a {entertainer1} para el {+25:es} a las 6 de la tarde, tres horas',
    want: expected.spoken('es', expected.booked({ date: '+25', time: '18:00', hours: 3 }, '{entertainer1}')),
  },
]

/** What is asked about the services and the people, and small talk. */
export const travelersMessages: readonly EvaluatedMessage[] = [
  ...writeMessages('greeting', expected.greeted, LINES.greeting),
  ...writeMessages('thanks', expected.thanked, LINES.thanks),
  ...writeMessages('goodbye', { as: ['thanks', 'greeting'], nobody: true }, LINES.goodbye),
  ...writeMessages('identity', expected.identified, LINES.identity),
  ...writeMessages('find', expected.found('dj'), LINES.findDj),
  ...writeMessages('find', expected.found('bartender'), LINES.findBartender),
  ...writeMessages('find', expected.found('photographer'), LINES.findPhotographer),
  ...writeMessages('find', expected.found('massage_therapist'), LINES.findMassage),
  ...writeMessages('find', expected.found('exotic_dancer'), LINES.findDancer),
  ...writeMessages('find', expected.found('entertainer'), LINES.findEntertainer),
  ...writeMessages('find', expected.found('model'), LINES.findModel),
  ...writeMessages('find', expected.found('dj', 'photographer'), LINES.findTwo),
  ...FREE,
  ...writeMessages('price', expected.priced('photographer1*6'), LINES.priceTricky),
  ...writeMessages('price', expected.priced('model1*8'), LINES.priceModel),
  ...writeMessages('price', expected.priced('dj1*5'), 'whats {dj1.first.lower} gonna run me for 5 hrs'),
  ...writeMessages('price', expected.priced('dancer1*2'), "what's the damage for two hours of {dancer1}"),
  ...writeMessages(
    'price',
    expected.priced('cheapest:bartender*1'),
    'ballpark on a bartender? just the hourly, the cheapest yall have is fine',
  ),
  ...writeMessages(
    'price',
    expected.priced('bartender1*4+dj1*4'),
    'Kindly quote {bartender1} and {dj1} for four hours each, with the sum of both.',
  ),
  ...writeMessages(
    'price',
    expected.spoken('es', expected.priced('entertainer1*3')),
    '¿cuánto me sale {entertainer1} por tres horas?',
  ),
  ...writeMessages(
    'compare',
    compared('{dj1}', '{dj2}'),
    'stuck between {dj1} and {dj2}. whats the difference, which is the better one',
  ),
  ...writeMessages(
    'compare',
    compared('{bartender1}', '{bartender2}'),
    "{bartender1.first} or {bartender2.first}, who's cheaper?",
  ),
  ...writeMessages(
    'compare',
    compared('{photographer1}', '{photographer2}'),
    "Please set {photographer1} and {photographer2} side by side, I'm on a train and can't flip between pages.",
  ),
  ...writeMessages(
    'compare',
    compared('{massage1}', '{massage2}', 'massage1*2', 'massage2*2'),
    'my fiancé likes {massage1}, i like {massage2}, we bicker since Chattanooga. price of each for 2 hours?',
  ),
  ...writeMessages(
    'compare',
    compared('{entertainer1}', '{entertainer2}'),
    'Who do people rate higher, {entertainer1} or {entertainer2}?',
  ),
  ...writeMessages(
    'compare',
    compared('{dancer1}', '{dancer2}', 'dancer1*3', 'dancer2*3'),
    "{dancer1} vs {dancer2}, three hours, what's each one come to",
  ),
  ...BOOKED,
  ...writeMessages('about-agent', expected.described('{dj1}'), 'whats the story on {dj1}, any good?'),
  ...writeMessages('about-agent', expected.described('{bartender1}'), 'how many stars has {bartender1.first} got'),
  ...writeMessages('about-agent', expected.described('{massage1}'), '{massage1.typo} sounds nice, what do they do'),
  ...writeMessages(
    'about-agent',
    expected.described('{photographer1}'),
    'My daughter found {photographer1} on your page. How much experience does this person have?',
  ),
  ...writeMessages(
    'about-agent',
    expected.described('{entertainer1}'),
    "Before I spend the walking club's money: what is {entertainer1}'s background?",
  ),
  ...writeMessages(
    'about-agent',
    expected.described('{dj2}'),
    'does {dj2} do old school hip hop or just that boom boom club stuff',
  ),
  ...writeMessages('packages', expected.packaged, LINES.packages),
  ...writeMessages('discount', expected.noDiscount, LINES.discount),
  ...writeMessages('suggest', suggested, LINES.suggest),
  ...writeMessages('suggest', { ...suggested, not: ['{dancer1}', '{dancer2}'] }, LINES.suggestKids),
  ...writeMessages('change-booking', expected.changeBooking, LINES.changeBooking),
  ...writeMessages('account', expected.account, LINES.account),
  ...writeMessages('how-to-book', expected.howToBook, LINES.howToBook),
  ...writeMessages('several-performers', expected.severalPerformers, LINES.several),
]
