import { ANYTHING_ELSE, FAREWELL } from '#shared/model/chat.ts'
import { currencySign } from '#shared/model/currency-words.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { cityName } from '#shared/model/place.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { formatDay, formatTimes } from '../../tools/span.ts'

const join = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
const are = (names: readonly string[]) => (names.length > 1 ? 'are' : 'is')
const singular = (title: string) => title.replace(/s$/, '')
/** 'a DJ', '2 bartenders' */
const party = (title: string, count: number) =>
  count > 1 ? `${count} ${title}` : `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${singular(title)}`

/** What the assistant says. Names, dates and amounts come from the tools. */
export const ENGLISH = {
  join,
  or: (items: readonly string[]) => join(items, 'or'),
  hours: hoursInWords,
  day: formatDay,
  times: formatTimes,
  when: (day: string, times: string) => `${day}, ${times}`,
  rate: (dollars: number | null, plusTax: boolean) =>
    dollars === null ? 'rate on request' : `${currencySign()}${dollars}/hr${plusTax ? ` ${PLUS_TAX}` : ''}`,
  plusTax: PLUS_TAX,
  category: (_name: string, displayName: string) => displayName,
  party: (parts: readonly { title: string; count: number }[]) =>
    join(parts.map(({ title, count }) => party(title, count))),

  // conversation
  greeting: (brand: string) =>
    `Hello, and welcome to ${brand}! I can show you who we have, what they cost and who is free on your date.`,
  whatPlanning: 'What are you planning?',
  startOver: 'All right, I start over with nothing in mind.',
  welcome: 'You are very welcome.',
  anythingElse: ANYTHING_ELSE,
  hereIfNeeded: 'I am here if you need anything more.',
  farewell: FAREWELL,
  allRight: 'All right.',
  gladly: 'Gladly. Ask me about our talent, our prices or who is free on your date.',
  goOn: 'Good. Tell me the service, the date or the name you have in mind, and I look it up.',
  changeThat: 'Of course. Tell me what to change: the date, the time, the hours or the talent.',
  notYet: 'Take your time: nothing is booked until you send a request. What else would you like to know?',
  noted: 'Noted.',
  notedDetails: ({ guests, place }: { guests: number | undefined; place: string | undefined }) =>
    `Noted: ${[guests !== undefined && `${guests} ${guests === 1 ? 'guest' : 'guests'}`, place].filter(Boolean).join(', ')}.`,
  reachedWhen: (phone: string) => `I cannot say when our office gets in touch. If it is urgent, call ${phone}.`,
  identity: (ai: boolean): string => (ai ? 'I am an AI assistant.' : 'I am an automatic assistant, not a person.'),
  person:
    "To speak to a person, leave your name and an email address or phone number here or under 'Speak to a person'.",
  unsure: (phone: string) =>
    `I'm not sure about that one. I can help with talent, prices and dates, or you can call us at ${phone}.`,
  unclear: 'I am not sure what you mean.',
  meant: 'Did you mean one of these?',

  // questions
  which: (what: { date: boolean; time: boolean; hours: boolean; service: boolean }) => {
    const date = what.date ? 'Which date is it' : ''
    const rest = [what.time && 'from what time', what.hours && 'for how many hours'].filter((one) => one !== false)
    const asked = [date, ...rest].filter(Boolean)
    const question =
      asked.length > 1 ? join(asked).replace(/^Which date is it and/, 'Which date is it,') : (asked[0] ?? '')
    const service = what.service ? `${question ? ', and which' : 'which'} service are you looking for` : ''
    const whole = `${question}${service}`
    return whole === '' ? '' : `${whole[0]?.toUpperCase()}${whole.slice(1)}?`
  },
  stretch: (stretch: string) => `I look at one day at a time. Which day (${stretch}) is it?`,
  whichService: 'Which service are you looking for?',
  checkDate: 'Shall I check who is free on your date?',
  checkDateOf: (name: string) => `Shall I check a date with ${name}?`,
  whichOne: 'Which one would you like?',
  openForm: 'Shall I open the booking form with that?',
  whichDay: (days: readonly string[]) => `Which day is it: ${join(days, 'or')}?`,
  otherDate: 'Is there another date I can check?',
  otherBudget: 'Which other budget may I look for?',
  alike: 'Shall I look for someone alike?',
  passed: (day: string) => `${day} has passed already.`,
  noSuchDate: 'That date is not in the calendar.',
  noSuchTime: 'That time is not on the clock.',

  // who there is
  canCheck: (who: string) => (who === '' ? 'I can check who is free.' : `I can check ${who} for you.`),
  noCategory: (title: string) => `We have no ${title} at the moment.`,
  services: (list: string) => `Our services are ${list}.`,
  whatWeDo: (list: string) => `We book talent for events in ${cityName()}. Our services: ${list}.`,
  empty: 'Our roster is being put together. Please ask for a person at our office.',
  suggest: (title: string, names: readonly string[]) => `${title}: I suggest ${join(names)}.`,
  fitting: (what: string, names: readonly string[]) => `For ${what} I would look at ${join(names)}.`,
  nobody: (title: string) => `${title}: nobody is on our roster at the moment.`,
  unknownName: 'I no longer find that name on our roster. Who else are you thinking of?',
  namesakes: (names: readonly string[]) => `There are several of that name: ${join(names)}. Which one do you mean?`,
  manyNames: (limit: number) => `I look at ${limit} at a time.`,
  about: (name: string, category: string, rate: string, rating: number, bookings: number) =>
    `${name} is one of our ${category}, ${rate}, rated ${rating} of 5${bookings > 0 ? ` after ${bookings} bookings` : ''}.`,
  knownFor: (list: readonly string[]) => `Known for ${join(list)}.`,
  shortOf: (named: number, wanted: number, title: string) =>
    `That is ${named} of the ${wanted} ${title} you asked for.`,
  atATime: (limit: number, wanted: number) => `I name ${limit} at a time; our office can help you with all ${wanted}.`,
  occasion: (occasion: string, titles: readonly string[]) => `For a ${occasion}, ${join(titles)} go well together.`,
  occasionNames: {
    corporate: 'corporate event',
    private_party: 'private party',
    wedding: 'wedding',
    birthday: 'birthday',
    bachelor_party: 'bachelor party',
    bachelorette_party: 'bachelorette party',
    other: 'party',
  },
  bestRated: (name: string, title: string, rating: number) =>
    `I would start with ${name}: ${rating} of 5, the best rating of our ${title}.`,
  whatKind: 'What kind of event is it, and how many guests do you expect?',
  kinds: ['A bachelorette party', 'A wedding', 'A birthday', 'A corporate event'],

  // who is free
  free: (people: readonly string[], when: string) => `${join(people)} ${are(people)} free on ${when}.`,
  freeOf: (title: string, people: readonly string[]) => `${title}: ${join(people)}.`,
  freeOn: (when: string) => `Free on ${when}.`,
  noneFree: (title: string, when: string) => `I find no ${title} free on ${when}.`,
  noneAtThatRate: (title: string) => `I find no ${title} at that rate.`,
  noneAtRate: (title: string, when: string) => `I find no ${title} at that rate on ${when}.`,
  atAnotherRate: (people: readonly string[]) => `At another rate: ${join(people)}.`,
  freeInstead: (when: string, people: readonly string[]) => `On ${when} ${join(people)} ${are(people)} free.`,
  taken: (name: string, when: string) => `${name} is not free on ${when}.`,
  nextFree: (name: string, when: string) => `The next time ${name} is free is ${when}.`,
  othersFree: (people: readonly string[]) => `Free that day: ${join(people)}.`,
  noBookings: (name: string) => `${name} is not available: no bookings are taken at the moment.`,
  insteadOf: (people: readonly string[]) => `${join(people, 'or')} could do it instead.`,
  noTimeNoHours: (hours: string) => `You gave no time, so I looked at an evening of ${hours}.`,
  noTime: 'You gave no time, so I looked at the evening.',
  noHours: (hours: string) => `I assumed ${hours}.`,
  roundedUp: (hours: string) => `Events are booked in whole hours, so I assumed ${hours}.`,
  saturday: 'I looked at the Saturday.',
  least: (hours: string, dollars: number) => `I looked for at least ${currencySign()}${dollars} for ${hours}.`,
  most: (hours: string, dollars: number) => `I looked for at most ${currencySign()}${dollars} for ${hours}.`,
  mostAnHour: (rate: number) => `I read ${currencySign()}${rate} as the most for an hour.`,
  nobodyElse: 'I find nobody else for that time.',
  noGender: 'Our roster does not note who is a man or a woman, so I cannot choose by that; our office can help.',
  talent: 'talent',
  askPerson: 'You can also ask for a person at our office.',

  // prices
  costs: (name: string, rate: string) => `${name}: ${rate}`,
  comesTo: (line: string, hours: string, total: string) => `${line}, so ${hours} come to ${total}.`,
  onRequest: (name: string) =>
    `The rate of ${name} is on request. Send a booking request, without obligation, and we give you the price before anything is booked.`,
  range: (title: string, least: number, most: number, plusTax: boolean) =>
    least === most
      ? `${title}: ${currencySign()}${least} an hour${plusTax ? ` ${PLUS_TAX}` : ''}.`
      : `${title} are from ${currencySign()}${least} to ${currencySign()}${most} an hour${plusTax ? ` ${PLUS_TAX}` : ''}.`,
  rangeShort: (title: string, least: number, most: number) =>
    least === most
      ? `${title} ${currencySign()}${least}`
      : `${title} ${currencySign()}${least} to ${currencySign()}${most}`,
  byTheHour: (list: string) => `Our pricing by the hour: ${list}.`,
  forHours: (hours: string, people: readonly string[]) => `For ${hours}: ${join(people)}.`,
  how: 'The total is the hourly rate times the hours. If there is travel or anything else, we agree on it with you first.',
  ratesOnRequest: 'Rates are on request at the moment. Our office gives you a price for your event.',
  together: (party: string, hours: string, names: readonly string[], total: string) =>
    `${party[0]?.toUpperCase()}${party.slice(1)} for ${hours}: ${join(names)} come to ${total} together.`,
  togetherNames: (names: readonly string[], hours: string, total: string) =>
    `${join(names)} come to ${total} together for ${hours}.`,
  withoutRate: (names: readonly string[]) => `Not counted: ${join(names)}, whose rate is on request.`,
  within: (limit: string, people: readonly string[]) => `${limit}: ${join(people)}.`,
  upToFor: (dollars: number, hours: string) => `Up to ${currencySign()}${dollars} for ${hours}`,
  withinBudget: (dollars: number) => `That is within your ${currencySign()}${dollars}.`,
  overBudget: (dollars: number, over: string) => `That is ${over} over your ${currencySign()}${dollars}.`,
  upTo: (rate: number) => `Up to ${currencySign()}${rate} an hour`,
  from: (rate: number) => `From ${currencySign()}${rate} an hour`,
  between: (min: number, max: number) => `Between ${currencySign()}${min} and ${currencySign()}${max} an hour`,
  noneWithin: (title: string, limits: string) => `I find no ${title} ${limits.toLowerCase()}.`,
  cheapest: (name: string, rate: string) => `${name} has the lowest rate, ${rate}.`,
  leastOf: (name: string, rate: string) => `Of them ${name} has the lowest rate, ${rate}.`,
  mostOf: (name: string, rate: string) => `Of them ${name} has the highest rate, ${rate}.`,
  dearest: (name: string, rate: string) => `${name} has the highest rate, ${rate}.`,
  packages: (list: string, more: number) =>
    `Packages at a set price: ${list}${more > 0 ? `; ${more} more on our Services page` : ''}.`,
  furtherHour: 'Each further hour costs the hourly rate.',
  packagesFrom: (list: string) => `Packages at a set price: ${list}.`,
  fromPrice: (title: string, price: string) => `${title} from ${price}`,
  packageFor: (name: string, hours: string, price: string) => `${name}, ${hours} for ${price}`,
  noPackages: (title: string) => `We have no packages for ${title} at the moment.`,
  all: (list: string) => `${list}; all ${PLUS_TAX}`,
  noDiscount: (phone: string) =>
    `I cannot lower a price or offer a discount; our office at ${phone} can tell you more.`,
  comparison: (name: string, rate: string, rating: number, total: string | undefined) =>
    `${name}: ${rate}${total === undefined ? '' : `, ${total}`}, rated ${rating} of 5.`,
  cheaperBy: (name: string, less: string, hours: string) => `${name} costs ${less} less for ${hours}.`,
  sameRate: 'They cost the same.',
  whomToCompare: 'Which two would you like to compare?',

  // booking
  bookHim: (name: string, when: string | undefined) =>
    `Press the button to book ${name}: the form opens with ${when === undefined ? 'what you told me' : when} filled in. It is a request; nothing is charged until we confirm.`,
  addDate: 'Give me a date, and I check it before you send the request.',
  each: 'One request can name all of them: add each in the booking form.',
  sent: (name: string | undefined) =>
    `Thank you. Our office has your request and a receipt is in your email. We check ${name === undefined ? 'the date' : `with ${name}`} and answer by email; nothing is charged until we confirm. You follow it under Customer Login.`,

  // people and limits
  declined: 'I am sorry, but that is not something we arrange.',
  declinedTouch: 'Our performers are booked for their act and nothing beyond it.',
  declinedAge:
    'You must be 18 or older to book; where alcohol is served or an act is for adults, everyone who takes part must be 21 or older.',
  declinedStaff:
    'They may leave a room where they are touched without consent, threatened or filmed against their wish.',
  sorry: 'I am sorry that this happened.',
  callsBack: (phone: string) =>
    `I have let our office know, and a person will join you here or get back to you. Please leave your name and an email or phone number; if it is urgent, call ${phone}.`,
  lookAtPayments: 'Every payment and invoice is under Customer Login; our office checks any charge with you.',
  lookAtMail: 'Please look into your spam folder as well; everything we emailed is also under Customer Login.',
  lookAtNight: (phone: string) => `If your event is on right now, please call ${phone} at once.`,
  thanksContact: 'Thank you. Our office has your contact and will get back to you.',
  emergency: (phone: string) =>
    `If anyone is hurt or in danger, call 911 now. Then call our office at ${phone}. I have let our office know that this is urgent; a person will join you here.`,
  apply: (email: string) =>
    `We are glad you ask. Our talent joins by invitation: leave your contact here or write to ${email}, and our office gets in touch when there is a place.`,
  applicantName: 'What is your name?',
  applicantContact: 'How can we reach you: an email address or a phone number?',
  applicantBoth: 'What is your name, and an email address or phone number we can reach you at?',
  applied: (name: string) =>
    `Thank you, ${name}. Our office has your name and contact and will get in touch; an answer can take a while.`,
  profileSays: (name: string, fact: string) => `${name}'s profile says: "${fact}"`,
  labels: {
    find: 'Who do you have?',
    availability: 'Who is free on my date?',
    price: 'What does it cost?',
    book: 'Book someone',
    person: 'Speak to a person',
  } as Record<string, string>,
}

/** The sentences of one language. */
export type Sentences = typeof ENGLISH
