import { Temporal } from 'temporal-polyfill'
import { currencySign } from '#shared/model/currency-words.ts'
import { dateFormat, shortenClock } from '#shared/model/lazy-format.ts'
import { cityName, getPlace } from '#shared/model/place.ts'
import type { Sentences } from './english.ts'

const join = (items: readonly string[], word = 'y'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
const many = (names: readonly unknown[], one: string, several: string) => (names.length > 1 ? several : one)
const hours = (count: number) => (count === 1 ? '1 hora' : `${count} horas`)
const TAX = 'más impuestos'
const tax = (plusTax: boolean) => (plusTax ? ` ${TAX}` : '')

const TITLES: Record<string, string> = {
  model: 'modelos',
  exotic_dancer: 'bailarines exóticos',
  dancer: 'bailarines',
  bartender: 'bartenders',
  massage_therapist: 'masajistas',
  entertainer: 'animadores',
  dj: 'DJs',
  photographer: 'fotógrafos',
}

const dayFormat = (year: boolean) =>
  dateFormat({ weekday: 'long', month: 'long', day: 'numeric', ...(year && { year: 'numeric' }) }, 'es-US')
const [thisYear, anotherYear] = [dayFormat(false), dayFormat(true)]
const clock = dateFormat({ hour: 'numeric', minute: '2-digit' }, 'es-US')
const time = (at: Date) => shortenClock(clock.format(at).replace(/\s/g, ' '))

/** With a period, which 'p.m.' has. */
const endOf = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** The same in Spanish. */
export const SPANISH: Sentences = {
  join,
  or: (items) => join(items, 'o'),
  hours,
  day: (day, today) => {
    const noon = new Date(
      day.toZonedDateTime({ timeZone: getPlace().timeZone, plainTime: Temporal.PlainTime.from('12:00') })
        .epochMilliseconds,
    )
    return (day.year === today.year ? thisYear : anotherYear).format(noon)
  },
  times: ({ from, to }) => `de ${time(from)} a ${time(to)}`,
  when: (day, times) => `${day}, ${times}`,
  rate: (dollars, plusTax) =>
    dollars === null ? 'tarifa a consultar' : `${currencySign()}${dollars} por hora${tax(plusTax)}`,
  plusTax: TAX,
  category: (name, displayName) => TITLES[name] ?? displayName,
  party: (parts) => join(parts.map(({ title, count }) => `${count} ${title}`)),

  greeting: (brand) =>
    `¡Hola! Le damos la bienvenida a ${brand}. Puedo mostrarle a nuestra gente, los precios y quién está libre en su fecha.`,
  whatPlanning: '¿Qué está planeando?',
  startOver: 'De acuerdo, empezamos de nuevo.',
  welcome: 'Con mucho gusto.',
  anythingElse: '¿Puedo ayudarle con algo más?',
  hereIfNeeded: 'Aquí estoy si necesita algo más.',
  farewell: 'Gracias por conversar con nosotros. ¡Que tenga una noche maravillosa!',
  allRight: 'De acuerdo.',
  gladly: 'Con gusto. Pregúnteme por nuestra gente, los precios o quién está libre en su fecha.',
  goOn: 'Bien. Dígame el servicio, la fecha o el nombre que tiene en mente y lo consulto.',
  changeThat: 'Por supuesto. Dígame qué cambiar: la fecha, la hora, las horas o la persona.',
  notYet: 'Tómese su tiempo: nada queda reservado hasta que envíe una solicitud. ¿Qué más le gustaría saber?',
  noted: 'Anotado.',
  notedDetails: ({ guests, place }) =>
    `Anotado: ${[guests !== undefined && `${guests} ${guests === 1 ? 'invitado' : 'invitados'}`, place].filter(Boolean).join(', ')}.`,
  reachedWhen: (phone) => `No puedo decirle cuándo le contactará nuestra oficina. Si es urgente, llame al ${phone}.`,
  identity: (ai) => (ai ? 'Soy un asistente de IA.' : 'Soy un asistente automático, no una persona.'),
  person: "Para hablar con una persona, deje su nombre y un correo o teléfono aquí o en 'Speak to a person'.",
  unsure: (phone) =>
    `No sé si puedo ayudar con eso. Conozco a nuestra gente, los precios, quién está libre en una fecha y cómo se reserva; nuestra oficina, ${phone}, sabe lo demás.`,
  unclear: 'No sé bien qué quiere decir.',
  meant: '¿Es una de estas preguntas?',

  which: (what) => {
    const parts = [
      what.date && 'para qué fecha es',
      what.time && 'a qué hora empieza',
      what.hours && 'cuántas horas dura',
      what.service && 'qué servicio busca',
    ].filter((one) => one !== false)
    const [first = ''] = parts
    return parts.length === 0 ? '' : `¿${first[0]?.toUpperCase()}${join(parts).slice(1)}?`
  },
  stretch: (stretch) => `Consulto un día a la vez. ¿Qué día (${stretch}) es?`,
  whichService: '¿Qué servicio busca?',
  checkDate: '¿Consulto quién está libre en su fecha?',
  checkDateOf: (name) => `¿Consulto una fecha con ${name}?`,
  whichOne: '¿A quién prefiere?',
  openForm: '¿Abro el formulario de reserva con eso?',
  whichDay: (days) => `¿Qué día es: ${days.join(' o ')}?`,
  otherDate: '¿Hay otra fecha que pueda consultar?',
  otherBudget: '¿Qué otro presupuesto puedo buscar?',
  alike: '¿Busco a alguien parecido?',
  passed: (day) => `El ${day} ya pasó.`,
  noSuchDate: 'Esa fecha no existe en el calendario.',
  noSuchTime: 'Esa hora no existe.',

  canCheck: (who) => (who === '' ? 'Puedo consultar quién está libre.' : `Puedo consultarle: ${who}.`),
  noCategory: (title) => `Por el momento no tenemos ${title}.`,
  services: (list) => `Nuestros servicios son ${list}.`,
  whatWeDo: (list) => `Ofrecemos talento para eventos en ${cityName()}. Nuestros servicios: ${list}.`,
  empty: 'Todavía estamos preparando nuestra lista. Pregunte por una persona de nuestra oficina.',
  suggest: (title, names) => `${title[0]?.toUpperCase()}${title.slice(1)}: le sugiero a ${join(names)}.`,
  fitting: (what, names) => `Para ${what} vea a ${join(names)}.`,
  nobody: (title) => `Por el momento no hay nadie en ${title}.`,
  unknownName: 'Ya no encuentro ese nombre en nuestra lista. ¿En quién más piensa?',
  namesakes: (names) => `Hay varias personas con ese nombre: ${join(names)}. ¿A quién se refiere?`,
  manyNames: (limit) => `Consulto ${limit} a la vez.`,
  about: (name, category, rate, rating, bookings) =>
    `${name} (${category}), ${rate}, calificación ${rating} de 5${bookings > 0 ? ` tras ${bookings} reservas` : ''}.`,
  knownFor: (list) => `Se le conoce por ${join(list)}.`,
  shortOf: (named, wanted, title) => `Son ${named} de los ${wanted} ${title} que pidió.`,
  atATime: (limit, wanted) => `Nombro ${limit} a la vez; nuestra oficina le ayuda con los ${wanted}.`,
  occasion: (occasion, titles) => `Para ${occasion} van bien juntos ${join(titles)}.`,
  occasionNames: {
    corporate: 'un evento de empresa',
    private_party: 'una fiesta privada',
    wedding: 'una boda',
    birthday: 'un cumpleaños',
    bachelor_party: 'una despedida de soltero',
    bachelorette_party: 'una despedida de soltera',
    other: 'una fiesta',
  },
  bestRated: (name, title, rating) => `Yo empezaría con ${name}: ${rating} de 5, la mejor calificación de ${title}.`,
  whatKind: '¿Qué tipo de evento es y cuántos invitados espera?',
  kinds: ['Una despedida de soltera', 'Una boda', 'Un cumpleaños', 'Un evento de empresa'],

  free: (people, when) => `${join(people)} ${many(people, 'está libre', 'están libres')} el ${endOf(when)}`,
  freeOf: (title, people) => `${title[0]?.toUpperCase()}${title.slice(1)}: ${join(people)}.`,
  freeOn: (when) => `Libres el ${endOf(when)}`,
  noneFree: (title, when) => `No encuentro ${title} libres el ${endOf(when)}`,
  noneAtThatRate: (title) => `No encuentro ${title} a esa tarifa.`,
  noneAtRate: (title, when) => `No encuentro ${title} a esa tarifa el ${endOf(when)}`,
  atAnotherRate: (people) => `A otra tarifa: ${join(people)}.`,
  freeInstead: (when, people) => `El ${when}: ${join(people)}.`,
  taken: (name, when) => `${name} no está libre el ${endOf(when)}`,
  nextFree: (name, when) => `${name} vuelve a estar libre el ${endOf(when)}`,
  othersFree: (people) => `Libres ese día: ${join(people)}.`,
  noBookings: (name) => `${name} no está disponible: no acepta reservas por el momento.`,
  insteadOf: (people) => `En su lugar podrían hacerlo ${join(people, 'o')}.`,
  noTimeNoHours: (lasts) => `No dijo la hora, así que consulté la noche, ${lasts}.`,
  noTime: 'No dijo la hora, así que consulté la noche.',
  roundedUp: (lasts) => `Se reserva por horas completas, así que calculé ${lasts}.`,
  noHours: (lasts) => `Calculé ${lasts}.`,
  saturday: 'Consulté el sábado.',
  least: (lasts, dollars) => `Busqué desde ${currencySign()}${dollars} por ${lasts}.`,
  most: (lasts, dollars) => `Busqué hasta ${currencySign()}${dollars} por ${lasts}.`,
  mostAnHour: (rate) => `Entendí ${currencySign()}${rate} como máximo por hora.`,
  nobodyElse: 'No encuentro a nadie más para esa hora.',
  noGender:
    'Nuestro elenco no indica quién es hombre o mujer, así que no puedo elegir por eso; nuestra oficina puede ayudarle.',
  talent: 'nadie',
  askPerson: 'También puede pedir una persona de nuestra oficina.',

  costs: (name, rate) => `${name}: ${rate}`,
  comesTo: (line, lasts, total) => `${line}; ${lasts} son ${total}.`,
  onRequest: (name) =>
    `La tarifa de ${name} es a consultar: envíe una solicitud sin compromiso y nuestra oficina le dice el precio antes de acordar nada.`,
  range: (title, least, most, plusTax) =>
    `${title[0]?.toUpperCase()}${title.slice(1)}: ${least === most ? `${currencySign()}${least}` : `de ${currencySign()}${least} a ${currencySign()}${most}`} por hora${tax(plusTax)}.`,
  rangeShort: (title, least, most) =>
    least === most
      ? `${title} ${currencySign()}${least}`
      : `${title} de ${currencySign()}${least} a ${currencySign()}${most}`,
  byTheHour: (list) => `Nuestros precios por hora: ${list}.`,
  forHours: (lasts, people) => `Por ${lasts}: ${join(people)}.`,
  how: 'El total es la tarifa por hora multiplicada por las horas; lo demás, como el viaje, se acuerda antes con usted.',
  ratesOnRequest: 'Las tarifas son a consultar por el momento; nuestra oficina le dice cuánto cuesta una noche.',
  together: (party, lasts, names, total) => `${party} por ${lasts}: ${join(names)} suman ${total}.`,
  togetherNames: (names, lasts, total) => `${join(names)} suman ${total} por ${lasts}.`,
  withoutRate: (names) => `Sin contar a ${join(names)}, con tarifa a consultar.`,
  within: (limit, people) => `${limit}: ${join(people)}.`,
  upToFor: (dollars, lasts) => `Hasta ${currencySign()}${dollars} por ${lasts}`,
  withinBudget: (dollars) => `Está dentro de sus ${currencySign()}${dollars}.`,
  overBudget: (dollars, over) => `Son ${over} más que sus ${currencySign()}${dollars}.`,
  upTo: (rate) => `Hasta ${currencySign()}${rate} por hora`,
  from: (rate) => `Desde ${currencySign()}${rate} por hora`,
  between: (min, max) => `Entre ${currencySign()}${min} y ${currencySign()}${max} por hora`,
  noneWithin: (title, limits) => `No encuentro ${title}: ${limits.toLowerCase()}.`,
  cheapest: (name, rate) => `${name} tiene la tarifa más baja: ${rate}.`,
  leastOf: (name, rate) => `De ellos, ${name} tiene la tarifa más baja: ${rate}.`,
  mostOf: (name, rate) => `De ellos, ${name} tiene la tarifa más alta: ${rate}.`,
  dearest: (name, rate) => `${name} tiene la tarifa más alta: ${rate}.`,
  packages: (list, more) =>
    `Paquetes a precio fijo: ${list}${more > 0 ? `; ${more} más en nuestra página de servicios` : ''}.`,
  furtherHour: 'Cada hora adicional cuesta la tarifa por hora.',
  packagesFrom: (list) => `Paquetes a precio fijo: ${list}.`,
  fromPrice: (title, price) => `${title} desde ${price}`,
  packageFor: (name, lasts, price) => `${name}, ${lasts} por ${price}`,
  noPackages: (title) => `Por el momento no tenemos paquetes de ${title}.`,
  all: (list) => `${list}; todos ${TAX}`,
  noDiscount: (phone) =>
    `No puedo bajar un precio ni ofrecer descuentos; nuestra oficina, ${phone}, puede decirle más.`,
  comparison: (name, rate, rating, total) =>
    `${name}: ${rate}${total === undefined ? '' : `, ${total}`}, calificación ${rating} de 5.`,
  cheaperBy: (name, less, lasts) => `${name} cuesta ${less} menos por ${lasts}.`,
  sameRate: 'Cuestan lo mismo.',
  whomToCompare: '¿A quiénes quiere comparar?',

  bookHim: (name, when) =>
    `Pulse el botón para reservar a ${name}: el formulario se abre con ${endOf(when ?? 'lo que me dijo')} Es una solicitud; no se cobra nada hasta que confirmemos.`,
  addDate: 'Dígame una fecha y la consulto antes de que envíe la solicitud.',
  each: 'Una sola solicitud puede incluir a todos: añada a cada uno en el formulario.',
  sent: (name) =>
    `Gracias. Nuestra oficina tiene su solicitud y el recibo está en su correo. ${name === undefined ? 'Verificamos la fecha' : `Lo verificamos con ${name}`} y le respondemos por correo; no se cobra nada hasta que confirmemos. Puede seguirla en Customer Login.`,

  declined: 'Lo siento, eso no lo ofrecemos.',
  declinedTouch: 'Nuestros artistas vienen por su acto y nada más.',
  declinedAge:
    'Para reservar hay que tener 18 años o más; donde se sirve alcohol o el acto es para adultos, todos los participantes deben tener 21 o más.',
  declinedStaff:
    'Pueden irse de una sala donde se les toca sin consentimiento, se les amenaza o se les graba contra su voluntad.',
  sorry: 'Siento mucho lo ocurrido.',
  callsBack: (phone) =>
    `He avisado a nuestra oficina; una persona entrará aquí o le contactará. Deje por favor su nombre y un correo o teléfono; si es urgente, llame al ${phone}.`,
  lookAtPayments:
    'Todos sus pagos y facturas están en Customer Login; nuestra oficina revisa con usted cualquier cargo.',
  lookAtMail: 'Mire también en la carpeta de spam; todo lo que enviamos está en Customer Login.',
  lookAtNight: (phone) => `Si su evento es ahora mismo, llame enseguida al ${phone}.`,
  thanksContact: 'Gracias. Nuestra oficina tiene su contacto y le responderá.',
  emergency: (phone) =>
    `Si alguien está herido o en peligro, llame ahora al 911. Después llame a nuestra oficina al ${phone}. He avisado a la oficina de que es urgente; una persona entrará aquí.`,
  apply: (email) =>
    `Gracias por preguntar. Nuestra gente entra por invitación: deje aquí su contacto o escriba a ${email}, y nuestra oficina le contacta cuando haya lugar.`,
  applicantName: '¿Cómo se llama?',
  applicantContact: '¿Cómo le contactamos: un correo o un teléfono?',
  applicantBoth: '¿Cómo se llama, y a qué correo o teléfono podemos contactarle?',
  applied: (name) =>
    `Gracias, ${name}. Nuestra oficina tiene su nombre y contacto y le responderá; puede tardar un poco.`,
  profileSays: (name, fact) => `El perfil de ${name} dice: «${fact}».`,
  labels: {
    find: '¿A quién tienen?',
    availability: '¿Quién está libre en mi fecha?',
    price: '¿Cuánto cuesta?',
    book: 'Reservar a alguien',
    person: 'Hablar con una persona',
  },
}
