import { expect, test } from 'vitest'
import { hold } from '../test-support/open-dialogue.ts'

const PLANNED = 'Wednesday, December 16, 7 to 11pm. We need a photographer'

test.each([
  ["good to know! what's Ansel for the four hours", { intent: 'pricing', text: expect.stringContaining('$700') }],
  ['what does Ansel Ferreira do exactly', { intent: 'agent', text: expect.stringContaining('available light') }],
  ['ok we want Ansel Ferreira, about 35 people', { intent: 'booking', names: ['Ansel Ferreira'] }],
  ['lol fair. Ansel Ferreira then! theres 12 of us', { intent: 'booking', names: ['Ansel Ferreira'] }],
  ['ok go with Priya. wait no, Ansel', { intent: 'booking', names: ['Ansel Ferreira'] }],
  ['actually a bartender would be more fun', { intent: 'availability', text: expect.stringContaining('Theo') }],
  ['my wife would rather have a DJ than a photographer', { names: ['Tunde Vox', 'Kei Navarro'] }],
  ["we don't need it til 11, 7 to 9 is fine", { event: { hours: 2 } }],
  ['are photos ok', { intent: 'policies', names: [] }],
  ['is Ansel still free', { intent: 'availability', names: ['Ansel Ferreira'] }],
])('of a planned evening: %j (P10.66)', async (said, wanted) => expect(await hold(PLANNED, said)).toMatchObject(wanted))

test.each([
  [
    'who is the cheapest DJ for december 16',
    { text: expect.stringContaining('Of them Tunde Vox has the lowest rate, $150/hr.') },
  ],
  ['im 20, can i hire a bartender', { intent: 'policies', names: [] }],
  ['whats 17 times 23', { intent: 'other', names: [] }],
  ['how to book a bartender on this site', { intent: 'booking', names: [] }],
  ['i want to model for you', { intent: 'apply', names: [] }],
  ['My neighbor had one of your people over. What did she pay?', { names: [] }],
  ["gimme Imani's private cell number", { intent: 'policies', names: [] }],
  ['a juggler set fire to my curtains once. do your people have insurance?', { intent: 'policies' }],
  ['im 19 and my friend is bleeding badly, he needs help', { intent: 'emergency', names: [] }],
  ['a guest is bleeding right now, do you have liability insurance?', { intent: 'emergency', names: [] }],
  ['im 19 and we need cocaine for the party', { intent: 'decline', names: [] }],
  ['what is the rule about touching the dancers', { intent: 'policies', names: [] }],
  ['El DJ que mandaron llegó dos horas tarde y nos arruinó la fiesta.', { intent: 'complaint', names: [] }],
  [
    'we just finished finals and want massages at our apartment, do yall do that',
    { intent: 'services', names: expect.arrayContaining(['Lena Park']) },
  ],
])('said first: %j (P10.83)', async (said, wanted) => expect(await hold(said)).toMatchObject(wanted))

test.each([
  [
    ['DJ on december 12 at 8pm', 'at my loft in Reynoldstown. 4 hrs. wait 5. 5 hrs'],
    { event: { date: '2037-12-12T20:00', hours: 5, place: 'my loft in Reynoldstown' } },
  ],
  [
    ['bartenders on 12/29 at 7pm', 'my b its not 7 its 8. n were doing 3 hrs'],
    { intent: 'availability', event: { date: '2037-12-29T20:00', hours: 3 } },
  ],
  [
    ['Our veterans post in Marietta needs two bartenders Saturday, January 9, 1800 to 2200.'],
    { intent: 'availability', event: { date: '2038-01-09T18:00', hours: 4, place: 'Marietta' } },
  ],
  [
    [
      'need a singer, private dinner for 60 people 12/8 in Brookhaven',
      '7 to 930, the kitchen needs them gone by dessert',
    ],
    { intent: 'availability', event: { date: '2037-12-08T19:00', hours: 3 } },
  ],
  [
    ['someone to pour the wine at our art show on the 14th', '5 to 8 oh and its in avondale estates by the lake'],
    { intent: 'availability', event: { date: '2037-12-14T17:00', hours: 3, place: 'Avondale Estates' } },
  ],
  [
    [
      'gala january 18, 6 to 11pm; DJ or singer?',
      "After 40 min of Robert's Rules the committee says DJ, no singer. Who is free?",
    ],
    { names: ['Tunde Vox', 'Kei Navarro'], event: { date: '2038-01-18T18:00', hours: 5 } },
  ],
  [
    ['Trade show booth, College Park\nDate: 12/27\nHours: 11am-4pm\nNeed: 2 models'],
    {
      intent: 'availability',
      names: expect.arrayContaining(['Imani Okafor', 'Delphine Reyes']),
      event: { date: '2037-12-27T11:00', hours: 5, place: 'College Park' },
    },
  ],
  [
    ['how much is Ruth Adeyemi for 4 hours at 1pm', 'n w 1 more hr?'],
    { intent: 'pricing', text: expect.stringContaining('5 hours come to $425'), event: { hours: 5 } },
  ],
  [
    ['how much is Ruth Adeyemi for 4 hours at 1pm', 'and one more hour?'],
    { intent: 'pricing', text: expect.stringContaining('5 hours come to $425'), event: { hours: 5 } },
  ],
  [
    ['how much is Ruth Adeyemi for 4 hours at 1pm', 'with an extra hour?'],
    { intent: 'pricing', text: expect.stringContaining('5 hours come to $425'), event: { hours: 5 } },
  ],
  [
    ['Need a DJ December 16, 6 to 11pm', 'What would Tunde Vox be for the evening?', 'Oof. And if we end at 10?'],
    { intent: 'pricing', text: expect.stringContaining('4 hours come to $600'), event: { hours: 4 } },
  ],
  [
    ['Need a DJ December 16, 6 to 11pm', 'What would Tunde Vox be for the evening?', 'and if we end at 1?'],
    { intent: 'pricing', event: { hours: 7 } },
  ],
  [
    ['Pls quote: Ruth Adeyemi, 5 hrs', "and if it's 3"],
    { intent: 'pricing', text: expect.stringContaining('3 hours come to $255') },
  ],
  [
    ['Pls quote: Ruth Adeyemi, 5 hrs', "and if it's 3", 'Cass Whitfield for 3?'],
    { intent: 'pricing', text: expect.stringContaining('3 hours come to $270') },
  ],
  [
    [
      'bartender for december 16, 4pm, 3 hours',
      'of course now they want the 17th instead. everything else stays. this is also how the inspection went lol',
    ],
    {
      intent: 'availability',
      names: expect.arrayContaining(['Theo Castellanos']),
      event: { date: '2037-12-17T16:00', hours: 3 },
    },
  ],
  [
    ['massage therapist, 3 hours', 'What does Lena Park come to for that? And what if it were four hours?'],
    { intent: 'pricing', text: expect.stringMatching(/3 hours come to \$360.*\n.*4 hours come to \$480/) },
  ],
  [
    ['bartender december 16 7pm', 'What do Ruth and Theo run for the four hours, the pair of them?'],
    { intent: 'pricing', text: expect.stringContaining('come to $660.00 together') },
  ],
])('in turn: %j (P10.66)', async (said, wanted) => expect(await hold(...said)).toMatchObject(wanted))

const DJ = 'a DJ on january 8, 5pm to 11pm'
test.each([
  [
    ['bartender, Friday, December 25', '6:00 p.m. to 9:00 p.m., please. They leave at nine and so does the liquor.'],
    { intent: 'availability', event: { date: '2037-12-25T18:00', hours: 3 } },
  ],
  [
    [DJ, 'venue just bumped us a day. 1/9. rest stays'],
    { intent: 'availability', event: { date: '2038-01-09T17:00', hours: 6 } },
  ],
  [[DJ, 'they moved the wedding to 1/9. everything else stays'], { event: { date: '2038-01-09T17:00', hours: 6 } }],
  [[DJ, 'My lady says six hours is two haircuts too long. Till 9 then'], { event: { hours: 4 } }],
  [[DJ, 'till 9 only, so 4 hours, I have to be a mom the next morning'], { event: { date: '2038-01-08T17:00' } }],
  [[DJ, 'she wants 6pm now, not 5. still 6 hours. dont ask'], { event: { date: '2038-01-08T18:00', hours: 6 } }],
  [
    [
      'I need a DJ and a photographer january 15 5pm to 11pm',
      'Ugh, her cousin takes the pictures. So no photographer, just the DJ!',
    ],
    { intent: 'availability', text: expect.stringContaining('Tunde Vox') },
  ],
  [
    [
      'Our faculty would like a comedian or a magician for the end-of-term party.',
      'It is Tuesday, December 15, 4:30 to 6:30 p.m., in the library of our school in Tucker.',
    ],
    { intent: 'availability', event: { date: '2037-12-15T16:30', hours: 2 } },
  ],
  [
    ['The gallery is giving a benefit and my board wants, God help me, a magician.'],
    { names: expect.arrayContaining(['Felix Amadou']) },
  ],
  [
    ['its 4am and im on break. can u send a massage therapist to 6 nurses who never get to sit'],
    { names: expect.arrayContaining(['Lena Park']) },
  ],
  [
    ['models on december 26, 11am to 3pm', "what's Imani Okafor and Marcus Bell together", "and if it's 5 hours?"],
    { intent: 'pricing', text: expect.stringContaining('$1,700.00') },
  ],
  [
    [
      'models december 26, 11am to 3pm',
      "what's Imani cost",
      "and if it's 5 hours?",
      'nah keep it at 4. put in the request',
    ],
    { intent: 'booking', event: { date: '2037-12-26T11:00', hours: 4 } },
  ],
  [
    ['models december 26, 11am to 3pm', "Imani Okafor and Marcus Bell both, what's the ticket?"],
    { intent: 'pricing', text: expect.stringContaining('$1,360.00 together') },
  ],
  [
    ['models december 26, 11am to 3pm', 'Imani Okafor and Marcus Bell, both, whats the damage'],
    { intent: 'pricing', text: expect.stringContaining('$1,360.00 together') },
  ],
  [[DJ, "make it 4 then. and can't you knock 50 bucks off"], { text: expect.stringMatching(/discount/) }],
  [['model and a photographer, 12/20 10am, 8 hours', 'ok. book both, Marcus and Ansel'], { intent: 'booking' }],
])('details in turn: %j (P10.66)', async (said, wanted) => expect(await hold(...said)).toMatchObject(wanted))

test.each([
  [['what does it cost when the DJ stays longer, and do they bring speakers'], { names: [] }],
  [[DJ, 'can you send the DJ to Macon and what is the travel fee'], { intent: 'policies' }],
  [[DJ, 'which of Tunde and Kei is better, both look good'], { text: expect.not.stringContaining('together') }],
  [['models december 26, 3pm, 5 hours', "what's Imani cost", 'keep it at 7 people'], { event: { hours: 5 } }],
  [['the DJ you sent arrived drunk, two hours late, never again a DJ'], { intent: 'complaint', names: [] }],
  [[DJ, 'my friend collapsed and is not breathing, it is 9pm'], { intent: 'emergency' }],
  [['a dancer december 12, 9pm', 'it is 2 hours at 9pm, happy ending for the groom too'], { intent: 'decline' }],
])('no details: %j', async (said, wanted) => expect(await hold(...said)).toMatchObject(wanted))
