import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const gardenersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    [
      'Good afternoon. Our community garden in Kirkwood holds its winter supper on {+20:full}, the one with the good ' +
        'chili, and we should like a bartender to look after the wine and the cider.',
      { only: ['bartender'], event: { date: '+20', place: 'Kirkwood' } },
    ],
    [
      "It begins at half past five in the evening and we'd want four hours. Seventy people, if the weather is kind.",
      { event: { date: '+20', time: '17:30', hours: 4, place: 'Kirkwood', guests: 70 } },
    ],
    [
      'And what would {bartender1} ask for the four hours? Does one tip on top of that?',
      { price: ['bartender1*4'], policy: ['tips'] },
    ],
    [
      'That is quite reasonable. Please put {bartender1.first} down for our supper, I would like to book.',
      expected.booked({ date: '+20', time: '17:30', hours: 4, place: 'Kirkwood', guests: 70 }, '{bartender1}'),
    ],
    ['Thank you kindly, you have been very patient with an old gardener.', expected.thanked],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'good evening this is for our pastors appreciation we need a dj that plays gospel {+27:md} at 3 in the afternoon',
      { only: ['dj'], event: { date: '+27', time: '15:00' } },
    ],
    [
      'the hall is in east point i forgot to say and it would be about 3 hours',
      { event: { date: '+27', time: '15:00', hours: 3, place: 'East Point' } },
    ],
    [
      'hold on now i am hearing the choir is away that day so it has to be {+34:md} same time same hall',
      { event: { date: '+34', time: '15:00', hours: 3, place: 'East Point' } },
    ],
    [
      'is {dj1} free then and what do we owe for the 3 hours',
      { has: ['{dj1}'], price: ['dj1*3'], event: { date: '+34', time: '15:00', hours: 3 } },
    ],
    [
      'praise god that fits in the offering book {dj1.first.lower} please we expect 120 people',
      expected.booked({ date: '+34', time: '15:00', hours: 3, place: 'East Point', guests: 120 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      "Hi there. My little girl has a birthday and it's my weekend with her, so I'm on my own with this one. Her " +
        'mother always did the parties. Do you have a magician, or something along those lines?',
      { only: ['entertainer'] },
    ],
    [
      'The party is {+13:num} from 2 to 4, at my apartment in Smyrna. Fourteen kids, God help me.',
      { event: { date: '+13', time: '14:00', hours: 2, place: 'Smyrna', guests: 14 } },
    ],
    ["Okay so what's the damage for {entertainer1}, the whole two hours?", { price: ['entertainer1*2'] }],
    ['One more thing, is there a deposit? Money is a bit tight since the lawyers.', { policy: ['deposit'] }],
    [
      "Fair enough. I'll book {entertainer1.first}, same day and time as I said. She'll flip.",
      expected.booked({ date: '+13', time: '14:00', hours: 2, place: 'Smyrna', guests: 14 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      "Ma'am or sir, retired Army here. Our veterans post in Marietta needs two bartenders {+41:full}, 1800 to 2200.",
      { only: ['bartender'], event: { date: '+41', time: '18:00', hours: 4, place: 'Marietta' } },
    ],
    [
      'What do {bartender1} and {bartender2} run for the four hours, the pair of them?',
      { price: ['bartender1*4+bartender2*4'] },
    ],
    [
      "Change of orders. Now it's one bartender and a DJ who knows some Motown. Who have you got of each?",
      { only: ['bartender', 'dj'], event: { date: '+41', time: '18:00', hours: 4, place: 'Marietta' } },
    ],
    ['{bartender1} and {dj1}, then. Total for the both of them, same hours?', { price: ['bartender1*4+dj1*4'] }],
    [
      'Outstanding. Book those two. Headcount is 95, most of them hard of hearing.',
      expected.booked({ date: '+41', time: '18:00', hours: 4, place: 'Marietta', guests: 95 }, '{bartender1}', '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Dear agency, our painting circle of retired folk is looking for a model to sit for us. Clothed, mind you.',
      { only: ['model'] },
    ],
    [
      'We paint in Inman Park, {+17:md}, one in the afternoon till four. Last time it was a bowl of pears.',
      { event: { date: '+17', time: '13:00', hours: 3, place: 'Inman Park' } },
    ],
    [
      'What would {model1} be for those three hours, and is there sales tax on it?',
      { price: ['model1*3'], policy: ['tax'] },
    ],
    [
      'Splendid. I should like to book {model1} for our circle, please. We are eleven people.',
      expected.booked({ date: '+17', time: '13:00', hours: 3, place: 'Inman Park', guests: 11 }, '{model1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'hello we had {entertainerOut} at our rose society luncheon some years back and everybody just loved them can we ' +
        'have them again for {+23:md}',
      { only: ['entertainer'], says: expected.UNAVAILABLE, event: { date: '+23' } },
    ],
    [
      'oh that is a shame well who else do you have then its from noon to 4 in roswell',
      { only: ['entertainer'], event: { date: '+23', time: '12:00', hours: 4, place: 'Roswell' } },
    ],
    [
      'the first one you have there looks friendly what would that come to',
      { has: ['{shown:1}'], price: ['{shown:1}*4'] },
    ],
    [
      'actually no my sister in law wants {entertainer2} from a wedding she went to so that one instead same hours',
      { who: ['{entertainer2}'], event: { date: '+23', time: '12:00', hours: 4, place: 'Roswell' } },
    ],
    [
      'yes please book it we will be 38 people for lunch',
      expected.booked({ date: '+23', time: '12:00', hours: 4, place: 'Roswell', guests: 38 }, '{entertainer2}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'Good morning. Before I raise this with our board: are your people insured, and are they licensed?',
      expected.policy('insurance'),
    ],
    ["Very good. And if the performer falls ill on the day and can't come, what then?", expected.policy('substitute')],
    [
      'What if it is we who must cancel? At our age there is always a hip or a funeral.',
      expected.policy('cancellation'),
    ],
    [
      'Lastly, how may we pay? Our treasurer still writes checks from the club account, bless her.',
      expected.policy('payment'),
    ],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      'hi do you all come out as far as gainesville my husband and i have a little lake house up there',
      expected.policy('travel', 'place'),
    ],
    ['and is there something extra for the driving', expected.policy('travel')],
    [
      'ok never mind the lake house he says its too cold what is your cheapest dj by the hour',
      { only: ['dj'], price: ['cheapest:dj'] },
    ],
    ['do you have any package deals with more than one of them in it', expected.packaged],
    ['thats all i wanted to know thank you so much and god bless', expected.thanked],
  ]),
  writeDialogue('person', 'straight', [
    [
      'I am seventy-eight and I do not care to type to a machine. May I speak to a person at your office?',
      expected.handedOver,
    ],
    ['My name is Wilhelmina Oakes and my number is 770 555 0163.', { as: ['person'], nobody: true, waiting: true }],
    [
      'Will they ring me today, do you think? I shall be out with the tomatoes until lunch.',
      { nobody: true, waiting: true },
    ],
  ]),
  writeDialogue('decline', 'turns back', [
    [
      "My boy turns 17 and his buddies want one of your exotic dancers at the house. I'd be there the whole time.",
      expected.declined,
    ],
    ["Come on, I'm his father, I can sign anything you like. His mother doesn't have to know.", expected.declined],
    [
      'Alright, alright. Then just a DJ for him, {+30:md}, 7 to 11 in the evening?',
      { only: ['dj'], event: { date: '+30', time: '19:00', hours: 4 } },
    ],
    ['And could a bartender pour the boys a beer or two? Only beer.', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    [
      'hello i retired from the post office and i take pictures at weddings now are you hiring any photographers',
      expected.applied,
    ],
    ['i have been at it 22 years mostly church weddings and family reunions and one time a governor', expected.applied],
    ['its gus tillery and my email is gustillery@example.com', { as: ['apply', 'person'], nobody: true }],
    ['when would i hear back from yall', { nobody: true, says: /\(\d{3}\) ?\d{3}|office/i }],
  ]),
  writeDialogue('complaint', 'turns back', [
    [
      'I am sorry to trouble you, but your DJ arrived an hour late to our church banquet last week and was rude to ' +
        'the head usher, who is eighty-four and has never been spoken to like that in her life.',
      expected.complained,
    ],
    [
      'I am not after money, mind you. A kind word to her would do.',
      { as: ['complaint'], nobody: true, waiting: true },
    ],
    [
      'You may write to me at loretta.banks@example.com, Mrs. Loretta Banks.',
      { as: ['complaint', 'person'], nobody: true, waiting: true },
    ],
    [
      'Now, life goes on. Is there a photographer free for our tea on {+38:md}, 2 to 4 in the afternoon?',
      { only: ['photographer'], event: { date: '+38', time: '14:00', hours: 2 } },
    ],
  ]),
]
