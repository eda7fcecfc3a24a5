import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const bandmatesDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'yoo we need a dj for the house 😤 {+20:md} 10pm-2am, were in Home Park',
      { only: ['dj'], event: { date: '+20', time: '22:00', hours: 4, place: 'Home Park' } },
    ],
    [
      'mb exec board moved it smh. its a week later now, same times tho',
      { only: ['dj'], event: { date: '+27', time: '22:00', hours: 4, place: 'Home Park' } },
    ],
    ['ok {dj1} vs {dj2}, whos cheaper for the nite', { has: ['{dj1}', '{dj2}'], price: ['dj1*4', 'dj2*4'] }],
    ['n do we gotta put down a deposit? treasurer has trust issues', { policy: ['deposit'] }],
    [
      'bet. {dj1.first.lower} it is, book em. like 150 ppl give or take',
      expected.booked({ date: '+27', time: '22:00', hours: 4, place: 'Home Park', guests: 150 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'hiiii ok so im social chair & need a photog for our formal 📸 where do i even start lol',
      { only: ['photographer'] },
    ],
    [
      'its {+33:full}, 7 to 11pm, the venue is in Summerhill',
      { only: ['photographer'], event: { date: '+33', time: '19:00', hours: 4, place: 'Summerhill' } },
    ],
    [
      'how much r {photographer1} n {photographer2} each for that?? our treasurer is already mad at me 💀',
      { price: ['photographer1*4', 'photographer2*4'] },
    ],
    [
      'do they like… post our pics online after? some of the girls rly dont want that',
      { policy: ['photos', 'privacy'] },
    ],
    [
      'ok cool w that!! book {photographer1} pls 🙏 200 ppl counting dates',
      expected.booked({ date: '+33', time: '19:00', hours: 4, place: 'Summerhill', guests: 200 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hey! we closed our round 🥂 need two bartenders for the office party, {+15:num}, 5-9pm, Old Fourth Ward',
      { only: ['bartender'], event: { date: '+15', time: '17:00', hours: 4, place: 'Old Fourth Ward' } },
    ],
    [
      'ceo just pinged me of course. he wants it to start at 6 and go til 11',
      { only: ['bartender'], event: { date: '+15', time: '18:00', hours: 5, place: 'Old Fourth Ward' } },
    ],
    ['total for {bartender1} and {bartender2} both?', { price: ['bartender1*5+bartender2*5'] }],
    [
      'oof. ok just {bartender2} then, runway is a thing lol. do they bring the booze or do we',
      { policy: ['included', 'equipment'] },
    ],
    [
      '👍 cool we got that covered. book it, headcount is 70',
      expected.booked({ date: '+15', time: '18:00', hours: 5, place: 'Old Fourth Ward', guests: 70 }, '{bartender2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'hey babes 💋 i host a drag brunch in East Atlanta & my usual dj moved to LA on me. who u got',
      { only: ['dj'], event: { place: 'East Atlanta' } },
    ],
    [
      '{+13:full}, noon to 3. yes i know. queens at noon. pray for us',
      { only: ['dj'], event: { date: '+13', time: '12:00', hours: 3, place: 'East Atlanta' } },
    ],
    ['do i gotta provide speakers? the house system is… haunted', { policy: ['equipment', 'included'] }],
    ['lol ok. {dj2} looks cute, whats the damage for the 3 hrs', { price: ['dj2*3'] }],
    [
      "SOLD. book {dj2.first} before i spend it on wigs. we'll be 55 ppl in there",
      expected.booked({ date: '+13', time: '12:00', hours: 3, place: 'East Atlanta', guests: 55 }, '{dj2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'ok dont judge 😂 bachelorette, we need a male dancer, {+26:md}',
      { only: ['exotic_dancer'], event: { date: '+26' } },
    ],
    [
      'our rental is in Grant Park. 9:30pm for 2 hrs',
      { only: ['exotic_dancer'], event: { date: '+26', time: '21:30', hours: 2, place: 'Grant Park' } },
    ],
    [
      'nvm bride said no strippers 🙄 shes so fun. what about massages instead, same day but 3pm',
      { only: ['massage_therapist'], event: { date: '+26', time: '15:00', hours: 2, place: 'Grant Park' } },
    ],
    ['n {massage1} for the 2 hrs is how much', { price: ['massage1*2'] }],
    [
      'eh make it 3 hrs, theres 8 of us',
      { event: { date: '+26', time: '15:00', hours: 3, place: 'Grant Park', guests: 8 } },
    ],
    [
      'yea book {massage1.first.lower} b4 she changes her mind again',
      expected.booked({ date: '+26', time: '15:00', hours: 3, place: 'Grant Park', guests: 8 }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'sup we run a lil fighting game tournament n want an entertainer for the break, like a magician or smth',
      { only: ['entertainer'] },
    ],
    [
      'its on the {+18:th} at 6pm. prob 2 hours??',
      { only: ['entertainer'], event: { date: '+18', time: '18:00', hours: 2 } },
    ],
    ['can we get {entertainerOut}? my roomie stans', { only: ['entertainer'], says: expected.UNAVAILABLE }],
    ['F. ok {entertainer1} then, how much', { price: ['entertainer1*2'] }],
    [
      'gg ez book it. venue is in Doraville, 64 players',
      expected.booked({ date: '+18', time: '18:00', hours: 2, place: 'Doraville', guests: 64 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'q before i do anything. i do deliveries n my sched is chaos, if i book n have to cancel do i lose my $$',
      expected.policy('cancellation'),
    ],
    ['n what if ur person is the one who flakes', expected.policy('substitute', 'cancellation')],
    ['ok fair. do i pay upfront or after', expected.policy('paying-when', 'deposit')],
    ['n tips? expected or nah. asking as a guy who lives off tips lol', expected.policy('tips')],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'me n my cousin doing a streetwear popup, need 2 models {+40:md} 2-6pm',
      { only: ['model'], event: { date: '+40', time: '14:00', hours: 4 } },
    ],
    ['ok hold up it might be in Athens not atl 😬 do they travel n is it extra', { policy: ['travel'] }],
    ['kk. also do they show up in their own fits or do they wear ours', { policy: ['dress', 'included'] }],
    ['n if we run over like an extra hr what happens, do they turn into pumpkins', { policy: ['overtime'] }],
  ]),
  writeDialogue('person', 'straight', [
    ['heyy u got packages or is it all hourly', expected.packaged],
    ['hmm ok. is there a discount if a chapter books like 6 mixers w yall', expected.noDiscount],
    ['can i just talk to an actual human pls 😭 ur sweet but', expected.handedOver],
    ['Kayla, 678-555-0117', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'turns back', [
    ['bartender for a pledge party {+17:num} 9pm??', { only: ['bartender'], event: { date: '+17', time: '21:00' } }],
    [
      'wait no 10. 10pm for 3 hrs, house is in West End',
      { only: ['bartender'], event: { date: '+17', time: '22:00', hours: 3, place: 'West End' } },
    ],
    ['oh btw most of the pledges r 18-19, theyd be drinking too. thats chill right', expected.declined],
    ['cmon its literally college, no one cards 😭', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      'heyy do yall take new talent? im a drag queen, 4 yrs in, lipsync hosting the whole thing ✨ id love to join',
      expected.applied,
    ],
    ['yesss ok its Jordan, stage name Peach Pitt, jordan.pitt@example.com', expected.applied],
    ['when would i hear back 👀', { nobody: true, says: /\(\d{3}\)|call|phone/i }],
    ['oh n i also do celebrity impressions, forgot to put that lmao', expected.applied],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['whats the hourly on {photographer2}', { price: ['photographer2'] }],
    [
      'lol jk heres why im rly here. ur photographer rolled up 2 HOURS late to my grad party last wknd',
      expected.complained,
    ],
    [
      'missed the cake, missed the toast, my mom cried. great job guys 👏 5 stars',
      { as: ['complaint'], nobody: true, waiting: true },
    ],
  ]),
]
