import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'
import { plannersMoreDialogues } from './more-dialogues.ts'

const plannersBookings: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'turns back', [
    [
      'Good afternoon. I coordinate weddings at a barn venue in Marietta, and my couple is getting married on {+30:full}; the reception runs from 5 pm to 11 pm with about 140 guests, and they would like a DJ.',
      { only: ['dj'], event: { date: '+30', time: '17:00', hours: 6, place: 'Marietta', guests: 140 } },
    ],
    ['Could you tell me what {dj1} would come to for those hours?', { price: ['dj1*6'] }],
    [
      'I misspoke, the reception is not on {+30:md} but on {+31:md}.',
      { event: { date: '+31', time: '17:00', hours: 6, guests: 140 } },
    ],
    [
      'Thank you. Then please book {dj1} for the couple.',
      expected.booked({ date: '+31', time: '17:00', hours: 6, place: 'Marietta', guests: 140 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hello, I am the assistant to our regional director and I have been asked to find a photographer for a client breakfast on {+16:md}, 8 am, three hours, in Buckhead.',
      { only: ['photographer'], event: { date: '+16', time: '08:00', hours: 3, place: 'Buckhead' } },
    ],
    [
      'How do {photographer1} and {photographer2} compare?',
      { has: ['{photographer1}', '{photographer2}'], price: ['photographer1', 'photographer2'] },
    ],
    ['And how does one get an invoice, or do you only take cards?', { policy: ['payment'] }],
    [
      'Understood. We would like to come back to {photographer1.first}, the first of the two.',
      { has: ['{photographer1}'] },
    ],
    [
      'Please go ahead and book {photographer1.first} for us.',
      expected.booked({ date: '+16', time: '08:00', hours: 3, place: 'Buckhead' }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Dear sir or madam, our church is celebrating its centennial and we are hoping to have an entertainer for the families after the service.',
      { only: ['entertainer'] },
    ],
    [
      'The day is {+22:full}. We begin at one in the afternoon.',
      { only: ['entertainer'], event: { date: '+22', time: '13:00' } },
    ],
    ['Would {entertainer1} be able to come for two hours?', { has: ['{entertainer1}'], event: { hours: 2 } }],
    [
      'Pastor tells me that I had it wrong: we begin at two o’clock, not at one.',
      { event: { date: '+22', time: '14:00', hours: 2 } },
    ],
    ['What does that cost in total, please?', { price: ['entertainer1*2'] }],
    [
      'That is within our means. I should like to book {entertainer1.first}.',
      expected.booked({ date: '+22', time: '14:00', hours: 2 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'We manage a rooftop venue in Midtown and a client needs a bartender on {+18:md} from 6 pm until 10 pm, 60 guests, mostly wine and two signature cocktails.',
      { only: ['bartender'], event: { date: '+18', time: '18:00', hours: 4, place: 'Midtown', guests: 60 } },
    ],
    [
      'Does the bartender bring the spirits and the glassware, or is that on us?',
      { policy: ['included', 'equipment'] },
    ],
    ['Fine. Correction from the client: it will be 85 guests rather than 60.', { event: { guests: 85 } }],
    [
      'Kindly book {bartender1}.',
      expected.booked({ date: '+18', time: '18:00', hours: 4, place: 'Midtown', guests: 85 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    ['Which of {dj1} and {dj2} would you say is less expensive?', { has: ['{dj1}', '{dj2}'], price: ['dj1', 'dj2'] }],
    [
      'Our homecoming dance is on {+27:md}, 7 pm to 10 pm. Are they both available?',
      { has: ['{dj1}', '{dj2}'], event: { date: '+27', time: '19:00', hours: 3 } },
    ],
    ['The committee prefers the more expensive one after all.', { has: ['{dearer:dj1:dj2}'] }],
    [
      'Forgive me, the treasurer has just overruled us. The cheaper one it is; please book.',
      expected.booked({ date: '+27', time: '19:00', hours: 3 }, '{cheaper:dj1:dj2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'I am writing on behalf of my employer. We would like to offer chair massages to our staff on {+23:md}, starting at 11 in the morning and ending at 3 in the afternoon, at our office in Alpharetta.',
      { only: ['massage_therapist'], event: { date: '+23', time: '11:00', hours: 4, place: 'Alpharetta' } },
    ],
    ['Could you tell me a little about {massage1}?', { has: ['{massage1}'] }],
    ['Are your therapists licensed and insured?', { policy: ['insurance'] }],
    [
      'Excellent. Please reserve {massage1.first} for that day.',
      expected.booked({ date: '+23', time: '11:00', hours: 4, place: 'Alpharetta' }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'For the Hendricks wedding I need a photographer at 3 pm for 8 hours on {+44:md} and, separately, a bartender for the reception.',
      { only: ['photographer', 'bartender'], event: { date: '+44', time: '15:00', hours: 8 } },
    ],
    [
      'What would {photographer1} and {bartender1} cost together for 8 hours each?',
      { price: ['photographer1*8+bartender1*8'] },
    ],
    ['The family has decided to do the bar themselves. Just the photographer, then.', { not: ['{bartender1}'] }],
    ['Please book {photographer1}.', expected.booked({ date: '+44', time: '15:00', hours: 8 }, '{photographer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'My husband and I will have been married fifty years on {+36:md}, and our children insist on music. Which DJs are free that evening?',
      expected.free({ date: '+36' }, 'dj'),
    ],
    ['Tell me about the second gentleman or lady you listed, if you would.', { has: ['{shown:2}'] }],
    [
      'And {dj1}, would that person be free from half past six until half past nine?',
      { has: ['{dj1}'], event: { date: '+36', time: '18:30', hours: 3 } },
    ],
    ['Is it customary to leave a tip?', { policy: ['tips'] }],
    ['Thank you, dear. We shall take {dj1.first}. How do I book?', { as: ['booking'], has: ['{dj1}'] }],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Buenas tardes. Soy la coordinadora de eventos de una escuela y necesitamos un DJ para el {+29:es}, de 6 a 9 de la noche, para unas 200 personas.',
      { language: 'es', only: ['dj'], event: { date: '+29', time: '18:00', hours: 3 } },
    ],
    ['¿Cuánto costaría {dj1} por esas tres horas?', { language: 'es', price: ['dj1*3'] }],
    [
      'Disculpe, me equivoqué de fecha: no es el {+29:es} sino el {+30:es}.',
      { language: 'es', event: { date: '+30', time: '18:00', hours: 3 } },
    ],
    [
      'Muy bien, quisiera reservar a {dj1} por favor.',
      { language: 'es', ...expected.booked({ date: '+30', time: '18:00', hours: 3 }, '{dj1}') },
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'We need two models to greet delegates at a trade show at the convention center downtown, {+20:md}, from 9 am to 1 pm.',
      { only: ['model'], event: { date: '+20', time: '09:00', hours: 4 } },
    ],
    ['What do they wear? We can supply branded blazers.', { policy: ['dress'] }],
    ['Good. What would {model1} and {model2} cost for four hours each?', { price: ['model1*4+model2*4'] }],
    [
      'My manager has approved only one. Please book {model2}.',
      expected.booked({ date: '+20', time: '09:00', hours: 4 }, '{model2}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'Could {bartender2} work a rehearsal dinner on {+37:md} at 6:30 pm, for about four hours, with thirty-five guests in Roswell?',
      {
        has: ['{bartender2}'],
        event: { date: '+37', time: '18:30', hours: 4, place: 'Roswell', guests: 35 },
      },
    ],
    ['What is the total for the four hours, please?', { price: ['bartender2*4'] }],
    ['Under what conditions may we cancel without being charged?', { policy: ['cancellation'] }],
    [
      'That is agreeable. Please proceed with the booking.',
      expected.booked({ date: '+37', time: '18:30', hours: 4, place: 'Roswell', guests: 35 }, '{bartender2}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'I have to report to the board tonight. What would {photographer1} charge for a gala from 6 pm to 11 pm on {+34:md}?',
      { price: ['photographer1*5'], event: { date: '+34', time: '18:00', hours: 5 } },
    ],
    ['Would {photographer2} be any cheaper for the same five hours?', { price: ['photographer2*5'] }],
    ['Does the price include tax?', { policy: ['tax'] }],
    [
      'The board has voted to stay with {photographer1.first}, but only until 10 pm.',
      { has: ['{photographer1}'], event: { date: '+34', time: '18:00', hours: 4 } },
    ],
    [
      'Would you book {photographer1.first} on those terms, please?',
      expected.booked({ date: '+34', time: '18:00', hours: 4 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'I would like to inquire about an entertainer for our Sunday school picnic. There will be 50 children and about 30 adults.',
      { only: ['entertainer'] },
    ],
    ['It takes place on {+15:md}, at noon.', { only: ['entertainer'], event: { date: '+15', time: '12:00' } }],
    [
      'Oh dear, I was looking at the wrong page of my calendar. The picnic is on {+14:md}, still at noon.',
      { only: ['entertainer'], event: { date: '+14', time: '12:00' } },
    ],
    [
      'I would like {entertainer1} to stay for three hours, if that is possible.',
      { has: ['{entertainer1}'], event: { date: '+14', time: '12:00', hours: 3 } },
    ],
    ['Yes, please book.', expected.booked({ date: '+14', time: '12:00', hours: 3 }, '{entertainer1}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Our law firm is hosting its holiday reception on {+17:md}. We require a bartender and a DJ from 5:30 pm to 9:30 pm; the address is 1180 Peachtree Street.',
      { only: ['bartender', 'dj'], event: { date: '+17', time: '17:30', hours: 4, place: 'Peachtree' } },
    ],
    ['Can both be engaged with a single request, or must we submit one for each?', expected.severalPerformers],
    ['Very well, let us begin with the bartender. Is {bartender1} free?', { has: ['{bartender1}'] }],
    [
      'Please book {bartender1.first} first.',
      expected.booked({ date: '+17', time: '17:30', hours: 4, place: 'Peachtree' }, '{bartender1}'),
    ],
    ['And now {dj1} as well, for the same hours.', { has: ['{dj1}'], event: { date: '+17', time: '17:30', hours: 4 } }],
  ]),
  writeDialogue('booking', 'turns back', [
    ['Is {bartenderOut} available for a fundraiser on {+24:md}?', { says: expected.UNAVAILABLE, only: ['bartender'] }],
    [
      'That is a pity, our members were fond of that one. Whom could you offer instead?',
      { only: ['bartender'], not: ['{bartenderOut}'], event: { date: '+24' } },
    ],
    [
      '{bartender1} then, starting at 4:30 in the afternoon and finishing at 8:30.',
      { has: ['{bartender1}'], event: { date: '+24', time: '16:30', hours: 4 } },
    ],
    ['Splendid. Please make the booking.', expected.booked({ date: '+24', time: '16:30', hours: 4 }, '{bartender1}')],
  ]),
  writeDialogue('booking', 'straight', [
    ['Good evening. Who of your DJs is known for {dj1.known}?', { has: ['{dj1}'] }],
    [
      'My bride would love that. The date is {+52:md}, the reception starts at 6 pm, five hours, in Decatur.',
      { event: { date: '+52', time: '18:00', hours: 5, place: 'Decatur' } },
    ],
    ['What is the fee of {dj1.first} for the evening?', { price: ['dj1*5'] }],
    [
      'I would like to send a booking request for {dj1.first}, please.',
      expected.booked({ date: '+52', time: '18:00', hours: 5, place: 'Decatur' }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Please let me know which photographers are available on {+26:md} between 10 am and 2 pm for our graduation ceremony.',
      expected.free({ date: '+26', time: '10:00', hours: 4 }, 'photographer'),
    ],
    ['Might we publish the pictures in the school newsletter?', { policy: ['photos', 'privacy'] }],
    [
      'I see. The ceremony has been moved one hour later by the principal, so from 11 am to 3 pm.',
      { event: { date: '+26', time: '11:00', hours: 4 } },
    ],
    ['We would be glad to have {photographer2}.', { has: ['{photographer2}'] }],
    ['Please reserve.', expected.booked({ date: '+26', time: '11:00', hours: 4 }, '{photographer2}')],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'As maid of honor I have been put in charge of the bachelorette weekend: eleven ladies, {+38:md}, a rented house in Brookhaven, and we would like a massage therapist from 2 pm for 4 hours.',
      {
        only: ['massage_therapist'],
        event: { date: '+38', time: '14:00', hours: 4, place: 'Brookhaven' },
      },
    ],
    ['What would {massage1} ask for the whole afternoon?', { price: ['massage1*4'] }],
    [
      'Two of the ladies have dropped out, so we only need three hours.',
      { price: ['massage1*3'], event: { date: '+38', hours: 3 } },
    ],
    [
      'Wonderful, I would like to book {massage1.first}.',
      expected.booked({ date: '+38', time: '14:00', hours: 3, place: 'Brookhaven' }, '{massage1}'),
    ],
  ]),
]

/** Conversations of people who plan events for others, in whole sentences. */
export const plannersDialogues: readonly EvaluatedDialogue[] = [...plannersBookings, ...plannersMoreDialogues]
