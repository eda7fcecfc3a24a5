import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** Messages of people who plan private parties. */
export const hostsMessages: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?/ },
    `throwing my bestie a bachelorette n have no clue who to get, ideas??
    what do ppl usually book for a 30th
    gender reveal in 3 weeks, who would make it fun
    my dads turning 70 what would suit a crowd his age
    help lol its my first time planning a party, what should i get
    15 girls in an airbnb, what would u do for entertainment
    Our class reunion is coming up and I'd like something special for it. What do you suggest?
    whats popular for bachelor parties rn
    baby shower but make it not boring, suggestions pls
    idk what i want tbh just something to get ppl out their seats at my bday, recs?
    que me recomiendas para una despedida de soltera
    small dinner party at home like 10 of us, what kinda talent would fit`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `when does my card get hit
    do i pay rn or after the party
    if i send the request does it charge me right away
    so like when is the money due
    is it pay upfront or day of
    yo when do u take the payment out
    When exactly would I be charged for my sister's shower?
    do i gotta pay b4 they show up
    am i getting charged today or once u confirm
    splitting it w 8 girls so i need to know when payment is due
    whens the rest due after the first payment`,
  ),
  ...writeMessages(
    'paying-when',
    { language: 'es', nobody: true, says: /cobr|carg|factura|paga/i },
    `cuando me cobran la tarjeta`,
  ),
  ...writeMessages(
    'off-topic',
    { ...expected.offTopic, as: ['other', 'decline'] },
    `can u help me pick a name for the baby lol
    whats the weather gonna be saturday
    where can i get a cheap birthday cake
    who won the hawks game last nite
    write me a toast for my best friends wedding
    do u know a good hashtag for a bach weekend
    how do i get red wine out of a white couch
    can u book us flights to vegas
    whats a good recipe for jello shots
    can you translate my invite into french
    how many cups in a gallon, making punch
    is there traffic on 85 rn`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+12', guests: 25 }, 'bartender'),
    `any bartenders free {+12:md}? bday party, 25 ppl
    bartneder needed {+12:num}, theres 25 of us
    we got 25 guests comin {+12:md} n nobody to do drinks, is a bartender open`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+20', time: '21:00', hours: 3 }, 'dj'),
    `need a dj {+20:md} 9pm-12 who u got
    whos spinning {+20:md}? need a dj 9pm for 3 hrs`,
  ),
  ...writeMessages(
    'availability',
    expected.free({ date: '+23' }, 'exotic_dancer', 'bartender'),
    `bach party {+23:md} need a dancer n a bartender, who can make it
    {+23:num}, stripper plus bartender, whos free`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+19', time: '20:00', hours: 4 }, '{dj1}'),
    `book {dj1.first} {+19:md} 8pm 4hrs pls
    yes hi i want {dj1.typo} for my bday {+19:num} 8pm to midnight, book it`,
  ),
  ...writeMessages(
    'book',
    expected.booked({ date: '+26', time: '14:00', hours: 3, guests: 40, place: 'Decatur' }, '{photographer1}'),
    `lets book {photographer1} for a shower {+26:md}, 2pm-5pm, 40 guests, its in Decatur`,
  ),
  ...writeMessages(
    'book',
    { language: 'es', ...expected.booked({ date: '+21', hours: 2 }, '{entertainer1}') },
    `quiero reservar a {entertainer1.first} el {+21:es} por 2 horas`,
  ),
  ...writeMessages(
    'price',
    expected.priced('bartender1*5'),
    `hm would {bartender1.first} be for 5 hrs, all in
    {bartender1.first} 5 hours $$?`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*3+bartender1*3'),
    `what am i looking at for {dj1.first} AND {bartender1.first}, 3 hrs each`,
  ),
  ...writeMessages(
    'compare',
    { as: ['pricing', 'agent'], has: ['{dancer1}', '{dancer2}'], price: ['dancer1', 'dancer2'] },
    `{dancer1.first} or {dancer2.first}, whos cheaper`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `can i get a dj and a bartender in one booking or do i fill it out twice
    want 2 ppl for the same party is that 1 request`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `ok so how do i actually book somebody on here
    whats the process, do i just text u the date or`,
  ),
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `i booked for the 12th but the party got moved, how do i switch it
    need to add an hr to my booking for next month`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `if the bride gets sick n we call it off do i get my money back
    whats the last day i can cancel w/o losing money`,
  ),
  ...writeMessages('substitute', expected.policy('substitute'), `what happens if my dj calls out sick day of`),
]
