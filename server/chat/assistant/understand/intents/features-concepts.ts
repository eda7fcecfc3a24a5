import { SYNONYMS } from '#server/catalog/words/vocabulary.ts'
import { TOPIC_WORDS } from './features-topics.ts'

/** Words that mean much the same, in English and Spanish: what is learned of one holds for the others. */
const CONCEPTS = `
greet: hi hello hey hiya heya yo sup howdy hola buenas greetings morning afternoon evening saludos
thank: thanks thank thx ty tysm cheers appreciate appreciated grateful gracias thnx
praise: great perfect awesome excellent amazing wonderful lovely brilliant fantastic cool nice super perfecto excelente
bye: bye goodbye cya later laters ttyl gtg adios chao chau farewell goodnight
yes: yes yeah yea yep yup sure ok okay absolutely definitely si claro dale correct right alright
no: no nope nah not never none neither nothing ninguno ninguna nada tampoco dont doesnt didnt wont isnt cant
want: want need looking like wanna searching interested require seeking quiero necesito busco buscamos quisiera
have: avez tem have got offer provide any there tienen hay ofrecen tiene
human: person human someone somebody representative rep manager operator supervisor persona humano alguien gerente people
contact: call phone number email text whatsapp contact reach callback telephone mail llamar telefono correo numero ring
bot: bot robot ai computer machine chatgpt gpt automated chatbot maquina
price: combien coute prix tarifs quanto custa preco gia nhieu price prices cost costs costing charge charges charged rate rates fee fees quote estimate pricing cuesta cuanto precio precios cobra cobran tarifa tarifas vale ballpark
cheap: cheap cheaper cheapest affordable lower lowest less barato barata inexpensive
dear: expensive pricey pricier dearest caro cara costly
money: money dollars dollar bucks budget afford cash dinero presupuesto usd spend
free: free available availability avail open opening openings slot schedule calendar booked busy libre disponible disponibles taken
book: book booking reserve reservation hire secure lock reservar reserva contratar agendar apartar request
compare: vs versus compare comparison difference between differ than diferencia comparar
package: package packages bundle bundles combo inclusive paquete paquetes pkg
discount: discount discounts deal deals coupon promo promotion voucher negotiate negotiable specials sale descuento descuentos rebaja cupon oferta ofertas
suggest: recommend recommendation recommendations suggest suggestion suggestions advice advise ideas idea inspiration recomienda recomiendas recomendacion sugieres sugerencia
best: best top popular favorite rated hottest finest mejor mejores
late: late delayed waiting waited overdue tarde retraso esperando
absent: noshow showed show came appeared arrived arrive vino llego appear turned
bad: terrible awful horrible worst bad rude unprofessional drunk disappointed disappointing unhappy angry upset ruined scam scammed unacceptable ridiculous disgusted furious pesimo decepcionado molesta dissatisfied poor
complain: complaint complain queja quejarme complaining
wrong: wrong twice double overcharged error mistake problem issue broken broke damaged stole stolen missing incorrect
hiring: hiring job jobs work career careers vacancy vacancies apply application audition auditions casting resume cv join employment gig gigs trabajo trabajar vacantes recruit recruiting position
iam: im soy
sex: sex sexual blowjob bj escort escorts hooker hookers prostitute prostitutes gfe handjob intimate intimacy laid fuck sexo acuestan nuru erotic happyending ending threesome orgy horny
nude: nude nudes naked topless desnuda strip
drugs: drugs drug coke cocaine weed marijuana molly mdma pills ecstasy meth heroin xanax lsd acid shrooms ketamine drogas cocaina marihuana pastillas narcotics cannabis joint edibles
weapon: gun guns weapon weapons firearm rifle pistol knife pistola arma ammo armed
minor: minor minors underage teen teens teenager teenagers kid kids child children menores menor highschool
alcohol: alcohol drink drinks booze serve cocktail cocktails beer champagne liquor wine vodka
id: id ids card carded carding identificacion
hurt: hurt injured bleeding blood unconscious fainted collapsed ambulance breathe breathing choking seizure overdose overdosed attack attacked dying stabbed drowning danger emergency herido herida sangre sangrando ambulancia emergencia hospital paramedics injury
threat: threatening threatened threaten attacking assault assaulted fight police scared unsafe safe kill
fire: fire burning smoke incendio flames
instruct: instructions prompt ignore disregard jailbreak pretend override bypass developer admin guidelines instrucciones restrictions filters unrestricted reveal
secret: key database hack config credentials token
others: customers customer clients client visitor visitors someones neighbor husband boyfriend wife
cancel: cancel cancellation canceled cancelled cancelar refund refunds refundable reembolso
move: change move reschedule postpone edit update switch modify cambiar mover shift
pay: pay payment paying paid pagar pago venmo paypal zelle card visa credit debit
deposit: deposit deposits upfront down prepay anticipo deposito advance
invoice: invoice invoices bill receipt factura billed
tax: tax taxes vat impuesto impuestos iva
private: private privacy confidential discreet discretion data anonymous secret nda privado datos discreto
photo: photo photos picture pictures pics film filming record recording video videos camera selfie phones fotos grabar foto
tip: tip tips gratuity tipping propina propinas
insure: insurance insured licensed vetted background liability certificate bonded seguro asegurados
park: park parking valet garage estacionamiento estacionar
wear: wear dress outfit outfits costume costumes clothes attire theme dressed ropa vestuario uniform
gear: equipment speakers speaker sound mic microphone setup power outlet lights table bring equipo bocinas
travel: travel drive distance miles far outside mileage viajan viajar outskirts
extra: overtime extra longer stay extend additional extended
include: included include includes including incluye incluido
rule: rules allowed touch touching limits boundaries permitted reglas tocar forbidden
sub: substitute sick replacement backup replace reemplazo ill enferma
account: account logging login log password contrasena sign register registered cuenta profile
where: where located location address office donde ubicados direccion
hour: hours hour hrs horas hora
old: old age aged years edad anos
how: how process steps works como
multi: both two several multiple together dos varios couple
agency: agency company business agencia empresa
now: now asap immediately right urgent ahora
kids: son daughter nephew niece hijo hija
reset: restart reset over again scratch beginning clear nuevo empezar reiniciar
`

const PARTY =
  'wedding birthday bday bachelorette bachelor gala shower anniversary graduation fundraiser reunion cookout party fiesta boda cumpleanos quinceanera event evento'
const DAY =
  'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun tomorrow tonight today weekend january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec christmas halloween thanksgiving tmrw sabado domingo viernes lunes martes miercoles jueves hoy manana diciembre enero'

const TABLE = new Map<string, string>()
const add = (concept: string, words: readonly string[]) => {
  for (const word of words) if (!TABLE.has(word)) TABLE.set(word, concept)
}
add('party', PARTY.split(' '))
add('day', DAY.split(' '))
for (const line of `${CONCEPTS.trim()}\n${TOPIC_WORDS.trim()}`.split('\n')) {
  const [concept = '', words = ''] = line.split(': ')
  add(concept, words.split(' '))
}
for (const phrases of Object.values(SYNONYMS))
  for (const phrase of phrases) if (!phrase.includes(' ')) add('role', [phrase, `${phrase}s`])
add('role', ['xcategoryx', 'xcategoriesx', 'bailarina', 'bailarinas', 'fotografo', 'cantinero', 'masajista', 'mago'])
add('day', ['xdatex'])
add('name', ['xagentx'])

/** The concept of a word, or the word. */
export const conceptOf = (word: string): string => TABLE.get(word) ?? word
/** Whether a word belongs to a concept. */
export const hasConcept = (word: string): boolean => TABLE.has(word)

const AGES =
  /(?:\b(\d{1,2}) ?(?:(?:year|yr)(?!s?[ -](?:of )?(?:exp|in\b|together|married|ago|anniversary))|yo\b|y\/o|(?:st|nd|rd|th) (?:b-?day|birthday)|anos|años))|(?:\b(?:im|i'm|i am|we're|were|we are|all|turning|turns|age|aged|under|he's|hes|she's|shes|they're|theyre|tengo|only|some|are|is) (\d{1,2})\b(?! ?(?:h|pm|am|people|guest|of|min|bucks|dollar|:|\$|-)))/gi

/** What ages a message names: 'minor' below 18, 'young' below 21, 'adult'. */
export function readAges(text: string): string[] {
  return [...text.matchAll(AGES)].map((match) => {
    const age = Number(match[1] ?? match[2])
    if (age < 18) return 'age-minor'
    return age < 21 ? 'age-young' : 'age-adult'
  })
}
