import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { demoCategories } from '#scripts/demo/categories.ts'
import { demoRoster } from '#scripts/demo/roster.ts'
import { buildLexicon } from '#server/catalog/words/lexicon.ts'
import { readMessage } from './read-message.ts'
import type { Reading } from './reading.ts'

// a Tuesday
const now = Temporal.ZonedDateTime.from('2026-11-24T12:00[America/New_York]')
const lexicon = buildLexicon(
  demoCategories,
  demoRoster.map(({ name, specialties }) => ({ id: name, name, specialties })),
)
const read = (said: string, about?: string) =>
  readMessage(said, { lexicon, now, underDiscussion: about ? Temporal.PlainDate.from(about) : undefined })

/** The slots of a reading that hold something, days as text. */
function slotsOf({ date, time, price, intents, nearest, text, language, bare: _bare, ...rest }: Reading) {
  const { day, ...dated } = date
  const { bare: _bareTime, ...timed } = time
  const all = { ...rest, ...(day && { day: day.toString() }), ...dated, ...timed, ...price }
  const holds = (value: unknown) =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === 'object'
        ? Object.keys(value ?? {}).length > 0
        : value !== false
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => key !== 'words' && holds(value)))
}

describe('head counts and hours', () => {
  test.each([
    ['bartender this saturday, around 15 girls', { categories: ['bartender'], day: '2026-11-28', guests: 15 }],
    ['dj on friday at 9pm for around 20 girls', { categories: ['dj'], day: '2026-11-27', minute: 1260, guests: 20 }],
    ['party of 40 on dec 5', { day: '2026-12-05', guests: 40 }],
    ['a dozen friends on saturday', { day: '2026-11-28', guests: 12 }],
    ['20-30 people, saturday 8 to 11', { day: '2026-11-28', minute: 1200, hours: 3, guests: 30 }],
    ['there will be 8 of us', { guests: 8 }],
    ["we're 12, sunday the 6th", { day: '2026-12-06', guests: 12 }],
    ['may 30 people come?', { guests: 30 }],
    ['saturday 6pm to midnight', { day: '2026-11-28', minute: 1080, hours: 6 }],
    ['ten pm till two in the morning', { minute: 1320, hours: 4 }],
    ['saturday 9:30-1:30', { day: '2026-11-28', minute: 1290, hours: 4 }],
    ['tomorrow at 25:00', { day: '2026-11-25', impossible: true }],
    ['on 31 February', { impossible: true }],
    ['last friday', { day: '2026-11-20', past: true }],
    ['good morning, is a dj free saturday?', { categories: ['dj'], day: '2026-11-28' }],
  ])('%j', (said, slots) => expect(slotsOf(read(said))).toEqual(slots))
})

describe('whom', () => {
  test.each([
    ['camilles rate?', { agentIds: ['Camille Roux'] }],
    ["what's theo's price", { agentIds: ['Theo Castellanos'] }],
    ['is camile free', { agentIds: ['Camille Roux'] }],
    ['imani okafr', { agentIds: ['Imani Okafor'] }],
    ['Theo or Camille?', { agentIds: ['Theo Castellanos', 'Camille Roux'] }],
    ['compare theo castellanos and camille roux', { agentIds: ['Theo Castellanos', 'Camille Roux'] }],
    [
      'my cousin does the pictures, a dj instead',
      { categories: ['dj'], notCategories: ['photographer'], corrects: true },
    ],
    ['we already have a bartender, need a dj', { categories: ['dj'], notCategories: ['bartender'] }],
    [
      'scratch the dj, exotic dancers instead',
      { categories: ['exotic_dancer'], notCategories: ['dj'], corrects: true },
    ],
    [
      'nvm the photographer, just the bartender',
      { categories: ['bartender'], notCategories: ['photographer'], corrects: true },
    ],
    ['they killed the bar, no bartender, who are the djs', { categories: ['dj'], notCategories: ['bartender'] }],
    ['theo, wait no, camille', { agentIds: ['Camille Roux'], notAgentIds: ['Theo Castellanos'], corrects: true }],
    ['my roommate bartends, an entertainer then', { categories: ['entertainer'], notCategories: ['bartender'] }],
    ['rather an entertainer than a dj', { categories: ['entertainer'], corrects: true }],
    ['a magician, no wait, my husband said photographer', { categories: ['photographer'], corrects: true }],
    ['he still thinks he can dance, a dj please', { categories: ['dj'] }],
    ['a dj for the homecoming dance', { categories: ['dj'] }],
    ['a magician would be nicer than a dj', { categories: ['entertainer'], notCategories: ['dj'] }],
    ['i need a bartndr', { categories: ['bartender'] }],
    [
      'a magician. no wait, my boss hates magic. a bartender',
      { categories: ['bartender'], notCategories: ['entertainer'], corrects: true },
    ],
    ['magician for a wedding cocktail hour', { categories: ['entertainer'], eventType: 'wedding' }],
    ['busco un dj para la boda de mi prima', { categories: ['dj'], eventType: 'wedding' }],
    ['swap theo for camille', { agentIds: ['Camille Roux'], notAgentIds: ['Theo Castellanos'] }],
    ['not a penny over 900', { max: 900 }],
    ['i cannot go over 700', { max: 700 }],
    ['budget of like 800 total', { max: 800, total: true }],
    ['someone to sling drinks', { categories: ['bartender'] }],
    ['back rubs for the nurses', { categories: ['massage_therapist'] }],
    ['a violinist for the ceremony', { categories: ['entertainer'] }],
    ['we want a magician for about 60 clients', { categories: ['entertainer'], guests: 60 }],
    ['a bar owner here, a dj every week', { categories: ['dj'] }],
    ['an indie film, one day shoot, need a singer', { categories: ['entertainer'] }],
    ['we are voting against theo', { notAgentIds: ['Theo Castellanos'] }],
    ['just theo and only 3 hrs from 7pm', { agentIds: ['Theo Castellanos'], minute: 1140, hours: 3 }],
    ['sorry for the caps, a dj', { categories: ['dj'], corrects: true }],
    ['anyone except theo and camille', { notAgentIds: ['Theo Castellanos', 'Camille Roux'] }],
    ['anyone but Theo', { notAgentIds: ['Theo Castellanos'] }],
    ['not theo or camille', { notAgentIds: ['Theo Castellanos', 'Camille Roux'] }],
    ['not a DJ, a photographer', { categories: ['photographer'], notCategories: ['dj'] }],
    [
      'a nephew has a camera, so we no longer need the photographer. only the dj',
      { categories: ['dj'], notCategories: ['photographer'] },
    ],
    ["we won't need the bartender, just a dj", { categories: ['dj'], notCategories: ['bartender'] }],
    ['her cousin shoots the photos, a dj please', { categories: ['dj'], notCategories: ['photographer'] }],
    ['I marry and still have no photographer', { categories: ['photographer'] }],
    ["we're stuck without a dj", { categories: ['dj'] }],
    ['our chorus sings there, a photographer please', { categories: ['photographer'] }],
    ['my daughters play violin at it, we need a bartender', { categories: ['bartender'] }],
    ['our guests love violin, get us a violinist', { categories: ['entertainer'] }],
    ['a hair show comin up, need 2 models', { categories: ['model'], counts: { model: 2 } }],
    ['a dj on december 26 in Grant Park', { categories: ['dj'], day: '2026-12-26', place: 'Grant Park' }],
    ['is Josiah Grant free in Grant Park', { agentIds: ['Josiah Grant'], place: 'Grant Park' }],
    ['no dancers please', { notCategories: ['exotic_dancer'] }],
    ['a photographer instead of a dj', { categories: ['photographer'], notCategories: ['dj'], corrects: true }],
    ["i don't want a bartender", { notCategories: ['bartender'] }],
    ['no dancers or bartenders', { notCategories: ['exotic_dancer', 'bartender'] }],
    ['a DJ and two bartenders', { categories: ['dj', 'bartender'], counts: { bartender: 2 } }],
    ['make that a photographer', { categories: ['photographer'], corrects: true }],
    ['no, a photographer', { categories: ['photographer'], corrects: true }],
    ['deejay and a photografer', { categories: ['dj', 'photographer'] }],
    ['models december 11 noon to 3', { categories: ['model'], day: '2026-12-11', minute: 720, hours: 3 }],
    ['where do they park', {}],
    ['who can do the music', { categories: ['dj'] }],
    ['our wedding is at a bar', { eventType: 'wedding' }],
  ])('%j', (said, slots) => expect(slotsOf(read(said))).toEqual(slots))
})

describe('picks and corrections', () => {
  test.each([
    ['the second one', { pick: 2 }],
    ['the 2nd one', { pick: 2 }],
    ['#2', { pick: 2 }],
    ['number two please', { pick: 2 }],
    ['option 3', { pick: 3 }],
    ['the first girl', { pick: 1 }],
    ['the last one', { pick: -1 }],
    ['the cheaper one', { pick: 'cheapest', lean: 'cheap' }],
    ['the best rated one', { pick: 'best' }],
    ['both', { pick: 'all' }],
    ['all three', { pick: 'all' }],
    ['all of them please', { pick: 'all' }],
    ['the first time', {}],
    ['second thoughts', {}],
    ['actually make it sunday', { day: '2026-11-29', relative: true, corrects: true }],
    ['sorry, 9pm', { minute: 1260, corrects: true }],
    ['i meant friday', { day: '2026-11-27', relative: true, corrects: true }],
    ['friday no wait saturday', { day: '2026-11-28', relative: true, corrects: true }],
    ['no not friday, saturday', { day: '2026-11-28', relative: true, corrects: true }],
    ['can u do 9 instead of 8', { minute: 1260, corrects: true }],
    ['not at 4, he says, it starts at 5 pm', { minute: 1020, corrects: true }],
    ['what is anesls style like', { agentIds: ['Ansel Ferreira'] }],
    ['not saturday but sunday', { day: '2026-11-29', relative: true, corrects: true }],
    ['no thanks', {}],
  ])('%j', (said, slots) => expect(slotsOf(read(said, '2026-11-28'))).toEqual(slots))
})

describe('money, place and event', () => {
  test.each([
    ['under $150', { max: 150 }],
    ['max 300', { max: 300 }],
    ['300 tops', { max: 300 }],
    ['at most 200 dollars', { max: 200 }],
    ['budget is 1.5k total', { max: 1500, total: true }],
    ['less than two hundred', { max: 200 }],
    ['under 2 hundred', { max: 200 }],
    ['200 per person', {}],
    ["that's too expensive", { lean: 'cheap' }],
    ['can they stay an hour longer', {}],
    ['the venue is The Swan House', { place: 'Swan House' }],
    ['at 123 Main St, Decatur', { place: '123 Main St, Decatur' }],
    ['thanksgiving weekend', { day: '2026-11-28', weekend: true }],
    ['under $200 an hour', { max: 200 }],
    ['my budget is $800 for 4 hours', { max: 800, total: true, hours: 4 }],
    ['between 100 and 150', { min: 100, max: 150 }],
    ['at my house in Decatur', { place: 'my house in Decatur' }],
    ['at the fox theatre on friday', { place: 'Fox Theatre', day: '2026-11-27' }],
    ['123 Peachtree St', { place: '123 Peachtree St' }],
    ['123 peachtree st, saturday at 8', { place: '123 Peachtree St', day: '2026-11-28', minute: 1200 }],
    ['bachelorette party', { eventType: 'bachelorette_party' }],
    ["it's my bday", { eventType: 'birthday' }],
    ['office party on dec 12', { eventType: 'corporate', day: '2026-12-12' }],
    ['house party', { eventType: 'private_party' }],
  ])('%j', (said, slots) => expect(slotsOf(read(said))).toEqual(slots))
})

describe('languages', () => {
  test.each([
    ['el sábado a las 9 de la noche por 3 horas', 'es', { day: '2026-11-28', minute: 1260, hours: 3 }],
    [
      'quiero dos bailarinas para el 5 de diciembre',
      'es',
      { categories: ['exotic_dancer'], counts: { exotic_dancer: 2 }, day: '2026-12-05' },
    ],
    ['¿cuánto cuesta un fotógrafo por 4 horas?', 'es', { categories: ['photographer'], hours: 4 }],
    ['mañana por la noche, de 8 a 11', 'es', { day: '2026-11-25', minute: 1200, hours: 3, part: 'night' }],
    ['un DJ para este viernes, somos 30 personas', 'es', { categories: ['dj'], day: '2026-11-27', guests: 30 }],
    ['menos de 200 dólares por hora', 'es', { max: 200 }],
    [
      'Bonjour, je cherche un photographe pour samedi à 20h',
      'fr',
      { categories: ['photographer'], day: '2026-11-28', minute: 1200 },
    ],
    ['Quanto custa uma dançarina no sábado?', 'pt', { categories: ['exotic_dancer'], day: '2026-11-28' }],
    ['Tôi cần một người pha chế thứ bảy này', 'vi', { categories: ['bartender'], day: '2026-11-28' }],
    ['토요일에 DJ 가능한가요?', 'ko', { categories: ['dj'], day: '2026-11-28' }],
    ['星期六晚上8点需要调酒师', 'zh', { categories: ['bartender'], day: '2026-11-28', minute: 1200 }],
    ['请问你们有DJ吗？', 'zh', { categories: ['dj'] }],
    ['сколько стоит', 'other', {}],
    ['how much is a dj', 'en', { categories: ['dj'] }],
    ['hola', 'es', {}],
    ['bonjour', 'fr', {}],
  ])('%j is %s', (said, language, slots) => {
    const reading = read(said)
    expect(reading.language).toBe(language)
    expect(slotsOf(reading)).toEqual(slots)
  })
})

describe('several wishes', () => {
  const wants = (said: string) => read(said).intents.map(({ intent }) => intent)

  test.each([
    ['cancellation policy and do i pay a deposit', ['cancellation', 'deposit']],
    ['do I need to tip? also where do they park', ['tips', 'parking']],
    ['can you do both on one booking?', ['several-performers']],
    ['what would you suggest?', ['suggest']],
    ['do they need space or a stage?', ['equipment']],
  ])('%j', (said, intents) => expect(wants(said)).toEqual(expect.arrayContaining(intents)))

  test('what is polite stands behind a wish', () => {
    expect(wants('thanks! and how much should I tip?')[0]).toBe('tips')
  })
})

describe('bad input', () => {
  const HOSTILE = [
    '',
    ' ',
    '?!?!?!',
    '🎉🎉🎉',
    '12345',
    '1 '.repeat(1000),
    'a'.repeat(2000),
    'ab '.repeat(666),
    'monday '.repeat(285),
    'next '.repeat(400),
    '1:1:1:'.repeat(330),
    '10 to '.repeat(330),
    'from 1 to 2 '.repeat(160),
    'at the '.repeat(285),
    'at my '.repeat(330),
    '12 main '.repeat(250),
    'not a dj or '.repeat(160),
    'twenty '.repeat(285),
    'one hundred and '.repeat(125),
    '$1,000,'.repeat(285),
    'mañana 星期六 토요일 сегодня \u0000\u202e'.repeat(60),
    '((((((((((not a '.repeat(120),
    `${'x'.repeat(1990)} dj`,
    '{agent} {date} {category}',
    "'; drop table agents; --",
    '__proto__ constructor toString hasOwnProperty',
  ]

  test.each(HOSTILE)('%# is read without a failure', (said) => {
    const reading = read(said)
    expect(reading.agentIds).toEqual([])
    expect(reading.text.length).toBeLessThan(4000)
  })

  test('sixty names at once', () => {
    const names = demoRoster.map(({ name }) => name)
    const said = Array.from({ length: 60 }, (_, i) => names[i % names.length]).join(', ')
    expect(read(said).agentIds.length).toBe(new Set(names.slice(0, 60)).size)
  })
})
