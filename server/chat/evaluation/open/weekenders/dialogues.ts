import { type EvaluatedDialogue, writeDialogue } from '../../expectation.ts'
import * as expected from '../../expected.ts'

export const weekendersDialogues: readonly EvaluatedDialogue[] = [
  writeDialogue('booking', 'straight', [
    [
      "Good day. We'll be married fifty years and should like somebody to take pictures at our church in Decatur.",
      { only: ['photographer'], event: { place: 'Decatur' } },
    ],
    [
      'It is on {+24:full}. The service is at two in the afternoon and I should think you would be done by five.',
      { only: ['photographer'], event: { date: '+24', time: '14:00', hours: 3, place: 'Decatur' } },
    ],
    ['And what would {photographer1} come to for that, dear?', { price: ['photographer1*3'] }],
    [
      'Oh, I had feared worse, and so had he. There will be about sixty of us. Let us have that one, then.',
      expected.booked({ date: '+24', time: '14:00', hours: 3, place: 'Decatur', guests: 60 }, '{photographer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'yo need a dj for our house party, {+19:num}, 10pm-2am',
      { only: ['dj'], event: { date: '+19', time: '22:00', hours: 4 } },
    ],
    ['mb roommate has an exam. move it one day later same times', { event: { date: '+20', time: '22:00', hours: 4 } }],
    ['is {dj1} any good tho? like what do they play', { has: ['{dj1}'] }],
    ['how much for the whole thing w them', { price: ['dj1*4'] }],
    [
      'aight lock {dj1.first} in, prob like 80 heads',
      expected.booked({ date: '+20', time: '22:00', hours: 4, guests: 80 }, '{dj1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'Hello, for a client dinner in Buckhead we require two bartenders, {+33:full}, 6:00 PM to 11:00 PM.',
      { only: ['bartender'], event: { date: '+33', time: '18:00', hours: 5, place: 'Buckhead' } },
    ],
    [
      'What are the figures for {bartender1} and {bartender2} together over that evening?',
      { price: ['bartender1*5+bartender2*5'] },
    ],
    [
      'Client has just trimmed the budget, so one bartender only. Do they come with glasses and ice or is that on us?',
      { policy: ['included', 'equipment'] },
    ],
    [
      'Understood. In that case {bartender1}, please go ahead and book. 45 seated guests.',
      expected.booked({ date: '+33', time: '18:00', hours: 5, place: 'Buckhead', guests: 45 }, '{bartender1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      "hiii planning my sister's bachelorette, NO clue what im doing lol. somebody who'll strip, tastefully",
      { only: ['exotic_dancer'] },
    ],
    [
      "uhh what do you need from me? it's {+16:md}, that much i know",
      { only: ['exotic_dancer'], event: { date: '+16' } },
    ],
    ['we got a place in Midtown, 12 girls', { event: { date: '+16', place: 'Midtown', guests: 12 } }],
    [
      'starting 9 i think?? pm obvi. two hours is plenty, my aunt is coming',
      { event: { date: '+16', time: '21:00', hours: 2 } },
    ],
    ['whats {dancer1} for that long', { price: ['dancer1*2'] }],
    [
      'ok yes book them before i chicken out',
      expected.booked({ date: '+16', time: '21:00', hours: 2, place: 'Midtown', guests: 12 }, '{dancer1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'We lost my grandfather last week. We would like someone to sing at the repast, is that something you do',
      { only: ['entertainer'] },
    ],
    [
      "Thank you. It's in College Park, {+9:full}, starting at 1 in the afternoon, maybe two hours",
      { only: ['entertainer'], event: { date: '+9', time: '13:00', hours: 2, place: 'College Park' } },
    ],
    [
      "My cousin says the food won't be out yet, so please make it an hour later than I said",
      { event: { date: '+9', time: '14:00', hours: 2 } },
    ],
    [
      'She also says {entertainer1} came to her office party once. How much would that be for us',
      { price: ['entertainer1*2'] },
    ],
    [
      'Then book {entertainer1.first} for us. About 70 people, and he would have complained about every one of them.',
      expected.booked({ date: '+9', time: '14:00', hours: 2, place: 'College Park', guests: 70 }, '{entertainer1}'),
    ],
  ]),
  writeDialogue('booking', 'straight', [
    [
      'hey, hr here, our team is fried after the audit. can someone come rub shoulders at the office? {+11:num}',
      { only: ['massage_therapist'], event: { date: '+11' } },
    ],
    ['between 10am and 3pm', { event: { date: '+11', time: '10:00', hours: 5 } }],
    [
      "Sandy Springs, by the mall. there's 30 of us but not everyone wants to be touched haha",
      { event: { place: 'Sandy Springs', guests: 30 } },
    ],
    ['do they bring the chair or table thing with them', { policy: ['equipment', 'included'] }],
    ['good. and what would {massage1} run us', { price: ['massage1*5'] }],
    [
      'great, go with that one',
      expected.booked({ date: '+11', time: '10:00', hours: 5, place: 'Sandy Springs', guests: 30 }, '{massage1}'),
    ],
  ]),
  writeDialogue('booking', 'turns back', [
    [
      'buenas, busco un dj para la boda de mi prima el {+37:es}, de 6 de la tarde a 11 de la noche',
      { only: ['dj'], event: { date: '+37', time: '18:00', hours: 5 }, language: 'es' },
    ],
    [
      'ay no, perdón, empieza a las 7 de la noche pero termina igual a las 11',
      { event: { date: '+37', time: '19:00', hours: 4 } },
    ],
    ['es en Norcross, como 150 personas. cuánto sale {dj1} por todo?', { price: ['dj1*4'] }],
    [
      'bueno pues, reserve a {dj1} entonces',
      expected.booked({ date: '+37', time: '19:00', hours: 4, place: 'Norcross', guests: 150 }, '{dj1}'),
    ],
  ]),
  writeDialogue('answer', 'straight', [
    [
      'hi, before I plan anything. if we have to call the whole thing off what do we lose',
      { policy: ['cancellation'] },
    ],
    ["and what if it's the performer that bails on us", { policy: ['substitute'] }],
    ['makes sense. do people slip them something extra at the end, like is that expected', { policy: ['tips'] }],
    ["ok thanks, you're nicer than the phone tree at my bank", expected.thanked],
  ]),
  writeDialogue('answer', 'turns back', [
    [
      "We host a gala for the children's hospital and would like a few models to greet the donors at the door.",
      { only: ['model'] },
    ],
    ['What do they wear? It is black tie.', { policy: ['dress'] }],
    [
      'Forget the outfits, my chairwoman has another worry. May our own people take pictures of them and post those?',
      { policy: ['photos'] },
    ],
    ['And are they insured? Our lawyer is going to ask, he always does.', { policy: ['insurance'] }],
    ["Good to know. I'll take it to the board and come back.", {}],
  ]),
  writeDialogue('person', 'straight', [
    ['I am 81 and I do not care for typing. Is this a machine?', expected.identified],
    ['I thought so. I want to talk to a real person please', expected.handedOver],
    ['Walter Simms 404-555-0117, mornings are best', { nobody: true, says: /office|person|someone|touch|reach|call/i }],
  ]),
  writeDialogue('person', 'turns back', [
    [
      'need a fire breather or something wild for our club night in Edgewood {+41:num}',
      { only: ['entertainer'], event: { date: '+41', place: 'Edgewood' } },
    ],
    [
      'hm idk, venue has rules and 3 promoters are texting me. can a human at your place handle this instead',
      expected.handedOver,
    ],
    ['dre, dre@example.com', { nobody: true, says: /office|person|someone|touch|reach|call/i }],
    ['ok but how long till they answer', { nobody: true, says: /office|touch|reach|call|phone|\(\d{3}\)/i }],
  ]),
  writeDialogue('decline', 'straight', [
    ['whats a dancer cost for 2 hrs', { only: ['exotic_dancer'] }],
    ['and if we pay extra is sex on the table', expected.declined],
    ['cmon everybody knows thats what its for, just name a price', expected.declined],
  ]),
  writeDialogue('apply', 'straight', [
    ['Heyyy are yall hiring bartenders? I been pouring at a spot on Ponce for six years', expected.applied],
    [
      'Tasha B, tasha.b@example.com, weekends mostly',
      { as: ['apply', 'thanks'], nobody: true, says: /office|touch|reach|reply|answer|hear|look/i },
    ],
    ['cool when will i hear back', { nobody: true, says: /office|touch|reach|call|phone|\(\d{3}\)/i }],
  ]),
  writeDialogue('complaint', 'straight', [
    [
      "Your photographer showed up an hour late to my daughter's baby shower and left before the cake was cut",
      expected.complained,
    ],
    ["I don't need a sorry, I want half my money back", { nobody: true, saysNot: /refunded|will refund/i }],
    [
      'Denise Okafor, 404-555-0142',
      { nobody: true, says: /office|person|someone|touch|reach|call/i, saysNot: /refunded|will refund/i },
    ],
  ]),
]
