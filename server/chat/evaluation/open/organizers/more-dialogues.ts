import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const organizersMoreDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'My father passed and we would like a singer for the gathering after the service. Nothing flashy.',
      { only: ['entertainer'] },
    ],
    [
      'It is {+11:full} at the community hall in Conyers, from 2 in the afternoon, for two hours.',
      { event: { date: '+11', time: '14:00', hours: 2, place: 'Conyers' } },
    ],
    ['About forty people.', { event: { guests: 40 } }],
    [
      'My brother just told me the hall is only ours from 3. So 3 to 5 pm please.',
      { event: { date: '+11', time: '15:00', hours: 2 } },
    ],
    ['What would {entertainer1} cost for that?', { price: ['entertainer1*2'] }],
    [
      'Thank you. Please go ahead and book {entertainer1}.',
      expected.booked({ date: '+11', time: '15:00', hours: 2, place: 'Conyers', guests: 40 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'is {dj1.lower} free {+17:md} 10pm-2am? frat party in kennesaw, everyones 21+',
      { has: ['{dj1}'], event: { date: '+17', time: '22:00', hours: 4, place: 'Kennesaw' } },
    ],
    ['130 ppl btw', { event: { guests: 130 } }],
    ['do djs need anything from us, power tables whatever', { policy: ['equipment'] }],
    [
      'bet. book {dj1.first.lower}',
      expected.booked({ date: '+17', time: '22:00', hours: 4, place: 'Kennesaw', guests: 130 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ["Our agency requests two models for a client's trade show booth.", { only: ['model'] }],
    [
      '{+44:full}, 10am to 4pm, convention hall in downtown Atlanta',
      { only: ['model'], event: { date: '+44', time: '10:00', hours: 6, place: 'Atlanta' } },
    ],
    ['What is your policy on attire? The client would like branded polo shirts.', { policy: ['dress'] }],
    ['Apologies, the client now says 9am until 5pm.', { event: { date: '+44', time: '09:00', hours: 8 } }],
    ['Please quote {model1} for the full day.', { price: ['model1*8'] }],
    [
      'Approved. Reserve {model1}.',
      expected.booked({ date: '+44', time: '09:00', hours: 8, place: 'Atlanta' }, '{model1}'),
    ],
  ]),
  writeDialogue('complaint', 'straight', [
    [
      'the dj you sent us last night showed up 50 minutes late and then left early. our gala was ruined',
      expected.complained,
    ],
    ['I want my money back', { nobody: true, saysNot: /refunded|will refund/i }],
    [
      'Corinne Abbott, 404-555-0148',
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
  ]),
  writeDialogue('answer', 'straight', [
    ['hi do yall take a deposit', { policy: ['deposit'] }],
    ['and how can i pay it, apple pay? cash?', { policy: ['payment'] }],
    ['is tax on top of the hourly rate', { policy: ['tax'] }],
    ['what happens if the person i booked gets sick that day', { policy: ['substitute'] }],
    ['ok thats everything, ty!', expected.thanked],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'I am planning a baby shower for my daughter-in-law and I think a bartender making mocktails would be darling',
      { only: ['bartender'] },
    ],
    [
      'It will be at my house in Peachtree City on {+47:md}',
      { only: ['bartender'], event: { date: '+47', place: 'Peachtree City' } },
    ],
    ['From lunchtime until four, so noon to 4 pm', { event: { date: '+47', time: '12:00', hours: 4 } }],
    ['We are a party of two dozen', { event: { guests: 24 } }],
    ['I like the look of {bartender1}. What do they charge altogether?', { price: ['bartender1*4'] }],
    [
      'Lovely. Then {bartender1.first} please, go ahead and book',
      expected.booked({ date: '+47', time: '12:00', hours: 4, place: 'Peachtree City', guests: 24 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('person', 'turns back', [
    ['who takes pictures for a church directory', { only: ['photographer'] }],
    [
      'Hmm, on reflection this is complicated, 200 families over several days. Could I just call somebody?',
      expected.handedOver,
    ],
    [
      'My name is Harold Tibbs, the number is 404-555-0169',
      { nobody: true, says: /office|person|someone|touch|reach|call/i },
    ],
    ['bless you', {}],
  ]),
  writeDialogue('decline', 'turns back', [
    ['need a dj for my sons 17th birthday', { only: ['dj'] }],
    [
      '{+22:num} 6pm to 10pm at our house in mcdonough',
      { only: ['dj'], event: { date: '+22', time: '18:00', hours: 4, place: 'McDonough' } },
    ],
    ['scratch that, he and his friends would rather have a stripper. can you send one?', expected.declined],
    ['im his dad and im fine with it', expected.declined],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Concierge of a resort here. A family is celebrating a birthday {thu:wd} and would love a magician.',
      { only: ['entertainer'], event: { date: 'thu' } },
    ],
    ['May the guests film the show?', { policy: ['photos'] }],
    [
      'Good. From three until five in the afternoon, in our garden in Braselton. Twenty-eight guests. Who is free?',
      { only: ['entertainer'], event: { date: 'thu', time: '15:00', hours: 2, place: 'Braselton', guests: 28 } },
    ],
    [
      'The first one on your list, please book them.',
      expected.booked({ date: 'thu', time: '15:00', hours: 2, place: 'Braselton', guests: 28 }, '{shown:1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['looking 4 a bartender n a dj 4 my 40th', { only: ['bartender', 'dj'] }],
    [
      'at my place in lithonia {+39:num}, 7 to 11 pm',
      { only: ['bartender', 'dj'], event: { date: '+39', time: '19:00', hours: 4, place: 'Lithonia' } },
    ],
    ['how much 4 {dj1} plus {bartender1}', { price: ['dj1*4+bartender1*4'] }],
    ['dang thats over what i got. skip the bartender', { event: { date: '+39', time: '19:00' } }],
    [
      'just {dj1.first} and only 3 hrs from 7pm, how much is that',
      { price: ['dj1*3'], event: { date: '+39', time: '19:00', hours: 3 } },
    ],
    ['ok book that', expected.booked({ date: '+39', time: '19:00', hours: 3, place: 'Lithonia' }, '{dj1}')],
  ]),
  writeDialogue('apply', 'turns back', [
    ['which models do you have for catalog shoots', { only: ['model'] }],
    ["Truth is I model myself, I'd rather work for you than book anyone. How do I join?", expected.applied],
    [
      'Tamsin Okoro, tamsin.o@example.com, five years of runway',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
    ['great, thank you so much', expected.thanked],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Dear team, our alumni association requires a photographer on {+52:full} from 5:30 pm to 8:30 pm at a ' +
        'ballroom in Brookhaven. We expect 220 attendees and may spend not a penny over 900.',
      { only: ['photographer'], event: { date: '+52', time: '17:30', hours: 3, place: 'Brookhaven', guests: 220 } },
    ],
    [
      'Between {photographer1} and {photographer2}, who costs less?',
      { has: ['{cheaper:photographer1:photographer2}'] },
    ],
    ['When is the card charged?', { policy: ['paying-when'] }],
    [
      'Kindly book {cheaper:photographer1:photographer2} for us.',
      expected.booked(
        { date: '+52', time: '17:30', hours: 3, place: 'Brookhaven', guests: 220 },
        '{cheaper:photographer1:photographer2}',
      ),
    ],
  ]),
  writeDialogue('person', 'straight', [
    ['Hi, I booked with you last month and need to change the address of my event', expected.changeBooking],
    ["I can't find my login anywhere. can a real person help me please", expected.handedOver],
    ['Lou Ferrante 404-555-0173', { nobody: true, says: /office|person|someone|touch|reach|call/i }],
  ]),
]
