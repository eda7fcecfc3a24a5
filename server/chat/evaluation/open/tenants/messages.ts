import { type EvaluatedMessage, type Expectation, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** Messages with an expectation each, in their order. */
const writeEach = (intent: string, wants: readonly Expectation[], lines: string): EvaluatedMessage[] =>
  writeMessages(intent, {}, lines).map((message, index) => ({ ...message, want: wants[index] ?? message.want }))
const found = (...categories: readonly string[]): Expectation[] =>
  categories.map((some) => expected.found(...some.split('+')))
/** People for an event, of any service. */
const SUGGESTED: Expectation = { as: ['services', 'availability', 'agent', 'pricing'] }

export const tenantsMessages: readonly EvaluatedMessage[] = [
  ...writeEach(
    'find',
    found('photographer', 'photographer', 'exotic_dancer', 'bartender', 'massage_therapist', 'model', 'dj+bartender'),
    `Good morning. My wife and I are renewing our vows and I would like to see which photographers you represent.
    we finally closed on our first place after three years of looking and my mom insists on a proper housewarming, with nice pictures this time because at my sister's all we got was blurry phone shots. so yeah, do you guys have photographers?
    strippers for my best mans bachelor party, who u got
    bartnder for a rooftop party
    hey there! my office is stressed out of its mind after audit season lol, got any massage therapists who could come by?
    We require three models for a jewelry showcase. Kindly show me your selection.
    lookin for a dj AND a bartender for our block party, show me some ppl`,
  ),
  ...writeEach(
    'availability',
    [
      expected.free({ date: '+23', time: '19:00', hours: 5 }, 'dj'),
      expected.free({ date: '+15', time: '18:00', hours: 4 }, 'bartender'),
      expected.free({ date: '+31', time: '14:00', hours: 3 }, 'photographer'),
      { as: ['availability'], has: ['{dj1}'], event: { date: '+20', time: '21:00', hours: 4 } },
      expected.free({ date: '+27', time: '13:00', hours: 3 }, 'massage_therapist'),
      { as: ['availability'], has: ['{model1}'], event: { date: '+44', time: '10:00', hours: 4 } },
      expected.free({ date: '+52', time: '20:00', hours: 3 }, 'exotic_dancer'),
    ],
    `Which of your DJs are free on {+23:full} from 7 PM for five hours?
    bartender {+15:num} 6pm 4 hrs, anyone open?
    any photogrpahers availble {+31:md} at 2pm for 3 hours
    yo is {dj1.first} free {+20:md} round 9pm? need 4 hours
    So my roommate is turning 30 and she has had the worst year, lost her job, her cat, everything, and the five of us in the building want to spoil her a bit. Who could come and give massages on {+27:full}, starting at 1 PM, for three hours?
    Hello, could you please check whether {model1} is available on {+44:full} at 10 AM for four hours?
    Who's around on {+52:md}, 8pm to 11pm? We want an exotic dancer for a bachelorette night`,
  ),
  ...writeEach(
    'price',
    [
      ...['photographer1*6', 'dj1*4', 'bartender1', 'cheapest:bartender', 'massage1*3'],
      ...['dj1*5+photographer1*5', 'dancer1*3'],
    ].map((sum) => expected.priced(sum)),
    `Good afternoon, could you please quote me {photographer1} for six hours?
    {dj1.lower} 4 hrs how much
    whats {bartender1.first} charge per hour
    how much do ur bartenders start at
    Hiii ok so I saw {massage1} on your page and I love the profile. My book club has eight ladies and we each put money in a jar since summer, and I need to know if the jar is full enough before I say anything to the girls. What would {massage1.first} cost us for three hours?
    {dj1} for five hours plus {photographer1} for the same five, what would the two of them run me all together?
    damage for {dancer1.typo} for 3 hours??`,
  ),
  ...writeEach(
    'compare',
    [
      { ...expected.described('{dj1}', '{dj2}'), price: ['dj1', 'dj2'] },
      expected.described('{photographer1}', '{photographer2}'),
      expected.described('{bartender1}', '{bartender2}'),
      expected.described('{dancer1}', '{dancer2}'),
      expected.described('{dj1}', '{dj2}'),
      expected.described('{model1}', '{model2}'),
      { ...expected.described('{massage1}', '{massage2}'), price: ['massage1', 'massage2'] },
    ],
    `{dj1} or {dj2}, which one is cheaper?
    Please compare {photographer1} and {photographer2} for me.
    {bartender1.lower} vs {bartender2.lower}
    whos better rated {dancer1.first} or {dancer2.first}
    My husband has his heart set on {dj1} and I keep coming back to {dj2}, and we have been going in circles over dinner for a week now. What is the difference between those two?
    can't decide between {model1} and {model2} lol help, how do they stack up against each other
    Is {massage1} more expensive than {massage2}?`,
  ),
  ...writeEach(
    'book',
    [
      expected.booked({ date: '+21', time: '20:00', hours: 4 }, '{dj1}'),
      expected.booked({ date: '+18', time: '18:00', hours: 5 }, '{bartender1}'),
      expected.booked({ date: '+33', time: '22:00', hours: 3 }, '{dancer1}'),
      expected.booked({ date: '+40', time: '15:00', hours: 4 }, '{photographer1}'),
      expected.booked({ date: '+47', time: '19:00', hours: 5 }, '{dj2}'),
      expected.booked({ date: '+12', time: '11:00', hours: 3 }, '{massage1}'),
      expected.booked({ date: '+55', time: '09:00', hours: 6 }, '{model1}'),
    ],
    `I would like to book {dj1} for {+21:full} at 8 PM, four hours please.
    book {bartender1.lower} {+18:num} 6pm 5 hrs
    wanna lock in {dancer1.first} for {+33:md} 10pm, 3 hours, bachelor party w the boys
    hi! pls can i resrve {photographer1} on {+40:md} from 3pm to 7pm for my engagment party, thx
    We are the tenants of a small building in Decatur and every winter we throw a party in the courtyard. Last time the music was a phone in a bucket and half of the neighbors left before nine, so this time we voted and we all chipped in. We want to hire {dj2} on {+47:full}, starting at 7 PM, for five hours.
    Let's do {massage1}, {+12:full}, 11 AM, 3 hours. How do we make it happen?
    Kindly arrange a booking of {model1} for {+55:full}, 9:00 AM, six hours, for a catalog shoot.`,
  ),
  ...writeEach(
    'about-agent',
    ['dj1', 'photographer1', 'bartender1', 'entertainer1', 'dancer1', 'massage1', 'model1'].map((who) =>
      expected.described(`{${who}}`),
    ),
    `who is {dj1}
    I would appreciate some information on {photographer1}: experience, style and reviews.
    is {bartender1.first} any good?
    My neighbor down the hall had {entertainer1} at her anniversary and has not stopped raving about it in the elevator since. What exactly does {entertainer1.first} do?
    more info on {dancer1.lower} plz
    whats the deal w {massage1.typo}, what kinda massage
    Hey, I keep seeing {model1} on your front page, can I get a bit of background?`,
  ),
  ...writeMessages(
    'packages',
    expected.packaged,
    `Do you offer any packages?
    packages??
    hey do yall have like a bundle deal or party package i could look at
    Could you please send me an overview of your event packages and what they cost?
    what pakages r there
    I'm putting together my parents' 50th and honestly I don't have the energy to pick out each person one by one with two toddlers hanging off me. Is there some kind of ready made package we can just take?
    I heard you sell set packages, which ones are there and how much?`,
  ),
  ...writeMessages(
    'discount',
    expected.noDiscount,
    `Do you offer a discount for members of the armed forces?
    any promo codes
    can u knock a lil off the price if i book 3 nights
    student discount?
    Would you be willing to lower your rates for a nonprofit organization?
    We rent in the same building, six apartments, and everyone's rent just went up again, so the party fund is not what it used to be. We love your people but it's a stretch for us. Is there any chance of a discount?
    first time custmer here, do i get a deal or somethin off`,
  ),
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `I need to move my booking from {+10:num} to {+17:num}
    Good evening. I have an existing reservation for {+24:full} and would like to start one hour later. How can I change it?
    need to cancel my booking
    hey so i booked a dj with you guys last week but my landlord wont let us use the roof now, can i change the address on it
    can i add 2 more hrs to the booking i alredy made
    So I already have a photographer booked through you for my sister's baby shower, but the doctor has just moved her due date up and we're all scrambling, the cake, the balloons, all of it. How can I reschedule my booking to an earlier date?
    Please change the number of guests on my confirmed booking from 40 to 65.`,
  ),
  ...writeMessages(
    'account',
    expected.account,
    `How do I log in to my account?
    I would like to update the email address on my profile. Where can I do this?
    where do i see my past bookings
    cant sign in, keeps sayin wrong pasword
    Hi, I sent in a request on Monday and I've been checking my phone ever since like a teenager waiting on a crush. Has my request been approved yet?
    where can i find the invoice for my last booking`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `How does booking with you work?
    how do i book
    Could you kindly explain the steps for making a reservation?
    whats the process here, do i fill smth out or what
    how 2 book someone on this site
    I've never hired anyone for a party before, usually my brother in law just brings his speaker and we call it a night, but this is my retirement and I want to do it properly. How would I go about booking?
    ok i like what i see, so how do i place a booking??`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `Is it possible to book more than one performer for the same event?
    can i book 2 people at once
    do i need to fill out the form twice if i want two performers
    If I would like to hire several of your artists for one evening, is that a single booking or several?
    can u put multiple ppl on one bookin or nah
    We're six roommates and of course everyone wants something different for the party, so after a long and very loud kitchen meeting we settled on hiring a few people instead of one. How does it work when we want several performers on the same night?
    hi, can we have more than one entertainer at one party, and how would we book that?`,
  ),
  ...writeEach(
    'suggest',
    [...found('dj', 'photographer', 'bartender', 'massage_therapist'), ...[SUGGESTED, SUGGESTED, SUGGESTED]],
    `Which DJ would you recommend for a wedding?
    best photographer u got?
    who would you pick to tend bar at a garden party, im hopeless at choosing
    Please recommend a massage therapist for a corporate wellness day.
    my bffs bachelorette is comin up n i got zero ideas, what do u suggest
    We're hosting a 60th birthday for my father in law, who claims he hates parties but then is always the last one to leave. What would you recommend for it?
    What do you recommend for a wedding reception?`,
  ),
  ...writeMessages(
    'start-over',
    expected.nothingYet,
    `start over
    Could we begin again from the start, please?
    restart
    lets strat over
    ok scratch all that, i wanna start fresh
    Hm, I got all mixed up with my tabs here, sorry. Can we start from scratch?
    reset the chat pls`,
  ),
  ...writeMessages(
    'identity',
    expected.identified,
    `are you a bot
    Am I corresponding with a human being or with a computer program?
    r u real lol
    is this a real person typing or is it automated
    wait are u an ai or a acutal human
    My grandson says that these little chat windows are all machines nowadays, and I said surely not at a nice agency. So which one of us is right, are you a machine?
    Who am I chatting with? Are you human?`,
  ),
  ...writeMessages(
    'goodbye',
    { ...expected.thanked, as: ['thanks', 'greeting'] },
    `bye
    Thank you very much and goodbye.
    ok thx byee
    gotta run, see ya later
    That will be all for today. Have a pleasant evening, goodbye!
    nvm im good, bye!
    Thanks, just having a look around on my lunch break. Take care, bye bye`,
  ),
  ...writeMessages(
    'affirm',
    expected.nothingYet,
    `yes
    Yes, please.
    yep
    yea sure
    Absolutely!
    yess
    ok yeah`,
  ),
  ...writeEach(
    'languages',
    [
      expected.spoken('es', expected.priced('dj1*5')),
      expected.spoken('es', expected.free({ date: '+25', time: '16:00', hours: 3 }, 'photographer')),
      expected.spoken('fr'),
      expected.spoken('pt', { has: ['{bartender1}'], price: ['bartender1'] }),
      expected.spoken('vi'),
      expected.spoken('ko'),
      expected.spoken('zh'),
    ],
    `Hola, buenas tardes. ¿Cuánto cobra {dj1} por cinco horas?
    necesito un fotografo para el {+25:es} a las 4 de la tarde por tres horas, quien esta libre?
    Bonjour, je cherche un DJ pour la fête de notre immeuble, pouvez-vous m'aider ?
    Oi, tudo bem? Quanto custa {bartender1} por hora?
    Chào bạn, tôi muốn thuê một nhiếp ảnh gia cho tiệc cưới của em gái tôi.
    안녕하세요, 생일 파티에 바텐더를 부르고 싶은데 가능한가요?
    你好,我想为公司年会请一位摄影师,请问怎么收费?`,
  ),
  ...writeEach(
    'several-wishes',
    [
      { only: ['dj'], policy: ['deposit'] },
      { only: ['bartender'], event: { date: '+16', time: '18:00', hours: 5 }, policy: ['tips'] },
      { price: ['photographer1*4'], policy: ['payment'] },
      { only: ['dj', 'photographer'], event: { date: '+37', time: '17:00', hours: 5 }, policy: ['cancellation'] },
      { has: ['{massage1}'], policy: ['travel', 'place'] },
      { policy: ['parking'], says: /insur/i },
      { has: ['{dj1}'], event: { date: '+29', time: '20:00', hours: 4 }, price: ['dj1*4'], policy: ['overtime'] },
    ],
    `Could you show me your DJs, and let me know whether a deposit is required?
    need a bartender {+16:num} 6pm for 5 hours, also r we supposed to tip
    how much is {photographer1.lower} for 4 hours and can i pay by card
    My lease is up in spring and before I leave the city I want one big night with all my people, the kind we still talk about in ten years. I need a DJ and a photographer on {+37:full}, from 5 PM to 10 PM. And what happens if I have to cancel?
    whats {massage1.first} like and do you guys travel out to Marietta
    Two quick ones: is there parking we have to provide, and do your people carry insurance?
    is {dj1.first} free {+29:md} at 8pm for 4 hrs, whats the total, n what if we run over`,
  ),
]
