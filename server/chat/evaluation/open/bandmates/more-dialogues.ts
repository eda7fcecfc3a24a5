import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const bandmatesMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    ['lf photographer', { only: ['photographer'] }],
    [
      'cosplay meetup {+22:md} 1pm-5pm Piedmont Park',
      { only: ['photographer'], event: { date: '+22', time: '13:00', hours: 4, place: 'Piedmont Park' } },
    ],
    ['price check on {photographer1.first.lower}', { price: ['photographer1*4'] }],
    ['n w 1 more hr?', { price: ['photographer1*5'] }],
    [
      'ya do 5 hrs then. book. 40 cosplayers',
      expected.booked({ date: '+22', time: '13:00', hours: 5, place: 'Piedmont Park', guests: 40 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'its my 25th bday n im going OFF 🎉 need a dj, {+35:md}, starts at 9',
      { only: ['dj'], event: { date: '+35', time: '21:00' } },
    ],
    [
      'at my loft in Reynoldstown. 4 hrs. wait 5. 5 hrs',
      { only: ['dj'], event: { date: '+35', time: '21:00', hours: 5, place: 'Reynoldstown' } },
    ],
    [
      'ughhh my sis cant do that day. the day before works, same time n everything',
      { event: { date: '+34', time: '21:00', hours: 5, place: 'Reynoldstown' } },
    ],
    ['how much is {dj2.typo} for all that', { price: ['dj2*5'] }],
    ['and {dj1}?', { price: ['dj1*5'] }],
    [
      'k {dj1.first} wins, book em. 60 ppl',
      expected.booked({ date: '+34', time: '21:00', hours: 5, place: 'Reynoldstown', guests: 60 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'best man duty calls 🫡 bachelor party, want a dancer, {+12:full} 10pm for 2 hrs, penthouse in Buckhead',
      { only: ['exotic_dancer'], event: { date: '+12', time: '22:00', hours: 2, place: 'Buckhead' } },
    ],
    ['any rules we should know so none of these idiots does smth dumb', { policy: ['conduct'] }],
    ['fair. {dancer1} costs what for that', { price: ['dancer1*2'] }],
    ['n is tax on top', { policy: ['tax'] }],
    [
      'aight put {dancer1.first} down, lets book. 14 dudes, all over 25',
      expected.booked({ date: '+12', time: '22:00', hours: 2, place: 'Buckhead', guests: 14 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'hey, ops at a startup. team is FRIED after launch. chair massages at the office {+10:num}?',
      { only: ['massage_therapist'], event: { date: '+10' } },
    ],
    [
      '11am to 2pm, were in Inman Park',
      { only: ['massage_therapist'], event: { date: '+10', time: '11:00', hours: 3, place: 'Inman Park' } },
    ],
    [
      'founder has a board call now (ofc). shift it 2 hrs later pls',
      { event: { date: '+10', time: '13:00', hours: 3, place: 'Inman Park' } },
    ],
    ['cost w {massage1}?', { price: ['massage1*3'] }],
    ['rip budget. do they bring the chairs n stuff or do we gotta rent that', { policy: ['equipment', 'included'] }],
    [
      'ok {massage1.first.lower} got approved 🙏 book it, 22 ppl',
      expected.booked({ date: '+10', time: '13:00', hours: 3, place: 'Inman Park', guests: 22 }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'my bands dropping an album 🔥 release party {+45:md} in Cabbagetown, need a photographer n a bartender',
      { only: ['photographer', 'bartender'], event: { date: '+45', place: 'Cabbagetown' } },
    ],
    [
      'starts 8pm, we wrap at midnight',
      { only: ['photographer', 'bartender'], event: { date: '+45', time: '20:00', hours: 4, place: 'Cabbagetown' } },
    ],
    [
      'nah drop the bartender, turns out the venue has its own bar',
      { only: ['photographer'], event: { date: '+45', time: '20:00', hours: 4, place: 'Cabbagetown' } },
    ],
    ['{photographer2} for the nite is how much. be gentle, our drummer is the bank', { price: ['photographer2*4'] }],
    [
      'dope book em. expecting 180 ppl (manifesting)',
      expected.booked({ date: '+45', time: '20:00', hours: 4, place: 'Cabbagetown', guests: 180 }, '{photographer2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'ok so full context bc i overexplain: im in grad school n my lab is throwing our advisor a retirement thing, ' +
        '{+28:full} from 6 to 9pm in Decatur, about 45 ppl, n i want an entertainer, like magic but nothing cringe lol',
      { only: ['entertainer'], event: { date: '+28', time: '18:00', hours: 3, place: 'Decatur', guests: 45 } },
    ],
    ['what is {entertainer2} known for', expected.described('{entertainer2}')],
    ['oh i fw that. price for the whole thing?', { price: ['entertainer2*3'] }],
    ['do we have to sort parking for them', { policy: ['parking', 'travel'] }],
    [
      "perf, let's book {entertainer2.first}",
      expected.booked({ date: '+28', time: '18:00', hours: 3, place: 'Decatur', guests: 45 }, '{entertainer2}'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    ['need a dj for rush, {+51:md}, 8pm', { only: ['dj'], event: { date: '+51', time: '20:00' } }],
    ['actually pause thats way out. general q, can i pay w a card or is it cash only', { policy: ['payment'] }],
    ['n are ur ppl insured? house manager is def gonna ask, shes like that', { policy: ['insurance'] }],
    ['k last one i swear. how old do u gotta be to book w yall', { policy: ['age'] }],
  ]),
  writeDialogue('answer', 'straight', [
    ['gm ☀️ do ur bartenders bring the cups n ice n stuff', expected.policy('included', 'equipment')],
    ['n the alcohol?', expected.policy('included', 'equipment')],
    ['what do they wear lol pls not a tux its a backyard', expected.policy('dress')],
    [
      'ok n if i send the request am i locked in already? commitment issues',
      expected.policy('request-terms', 'cancellation'),
    ],
  ]),
  writeDialogue('person', 'turns back', [
    ['who u got for bartenders {+30:num} 7pm', { only: ['bartender'], event: { date: '+30', time: '19:00' } }],
    [
      'my b its not 7 its 8. n were doing 3 hrs',
      { only: ['bartender'], event: { date: '+30', time: '20:00', hours: 3 } },
    ],
    [
      'hm this is kinda complicated, its 3 rooms w diff themes. can i talk to a real person abt it',
      expected.handedOver,
    ],
    ['ya have them text me i dont do calls lol. Devin, (470) 555-0163', { nobody: true, waiting: true }],
  ]),
  writeDialogue('decline', 'straight', [
    [
      'looking at a massage for me after finals im DEAD, {+14:md} 6pm',
      { only: ['massage_therapist'], event: { date: '+14', time: '18:00' } },
    ],
    ['how much for {massage1} for 1 hr', { price: ['massage1*1'] }],
    ['lol n does it come w a happy ending 😏', expected.declined],
    ['ok but what if i tip fat', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      'yo how do i get ON the roster. i dj, afrobeats house jersey club, played a bunch of frats already',
      expected.applied,
    ],
    ['got my own decks + speakers n a car so im good to go anywhere', expected.applied],
    ['oh yea name n stuff lol. Tre Holloway, treholloway@example.com', expected.applied],
  ]),
  writeDialogue('complaint', 'turns back', [
    ['need a bartender for {+21:num} 6-10pm', { only: ['bartender'], event: { date: '+21', time: '18:00', hours: 4 } }],
    [
      'actually nah idk if i trust yall. the bartender u sent us last month was DRUNK at our event',
      expected.complained,
    ],
    [
      'dropped a whole tray on my boss n dipped early, n we still got charged full. love that for us',
      { as: ['complaint'], nobody: true, waiting: true },
    ],
    ['so do i get my $$ back or nah', { nobody: true, waiting: true }],
  ]),
]
