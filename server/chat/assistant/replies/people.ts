import { isRuleWord } from '#server/catalog/words/vocabulary.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { contactFor } from '../dialogue/continue-talk.ts'
import { digitsOf, findEmail, findPhone } from '../understand/contact.ts'
import { replyTopic } from './policies.ts'
import { type AssistantTools, joinSentences, type Reply, type Turn } from './reply.ts'

/** What comes before a name, and between it and a contact. */
const BEFORE_NAME =
  /^(?:(?:hi|hello|hey|yes|sure|ok|okay|certainly|of course|gladly|absolutely|here you go|there you go|here it is|that would be|that is|that's)[\s,!.:]+)*(?:(?:my name is|my name's|name is|i am|i'm|im|this is|it is|it's|me llamo|soy|mi nombre es)\s+)?/i
const AFTER_NAME =
  /[\s,;:./|-]*(?:\b(?:and|y|my|mi|email|e-mail|correo|phone|number|cell|tel[eé]fono|n[uú]mero|is|es|at|en|reach me|you can|call me|text me|contact)\b[\s,;:./|-]*)+$/i
const NAME = /^[\p{L}][\p{L}\p{M}'’.-]*(?: [\p{L}][\p{L}\p{M}'’.-]*){0,3}$/u
/** 'I am a bartender': what an applicant does, not a name. */
const NO_NAME = /^(?:an?|the|i|you|we|looking|interested|available|new|want|would|do|how|what|can|una?)\b/i

/**
 * What a message leaves of a contact.
 * @param ours the agency's phone, which is no contact: 'I called your number and nobody answered'
 */
function readContact(said: string, asksName: boolean, ours: string): NonNullable<DialogueState['applicant']> {
  const email = findEmail(said)?.slice(0, 254)
  const rest = email === undefined ? said : said.replace(email, '|')
  const found = findPhone(rest)?.slice(0, 40)
  const phone = found !== undefined && digitsOf(found) === digitsOf(ours) ? undefined : found
  const [before = ''] = (phone === undefined ? rest : rest.replace(phone, '|')).split('|')
  const introduced =
    /\b(?:[Mm]y name(?: is|'s)|[Ii] am|[Ii]'m|[Tt]his is|[Mm]e llamo|[Mm]i nombre es)\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(
      said,
    )
  const [plain = ''] = before
    .replace(BEFORE_NAME, '')
    .replace(AFTER_NAME, '')
    .replace(/[\s,;:.!/|-]+$/, '')
    .trim()
    // 'Lena Orozco, bartender': what someone does is no name
    .split(/\s*[,;]\s*/)
    .filter((part, _, parts) => parts.length === 1 || !isRuleWord(part.toLowerCase()))
  const isName = NAME.test(plain) && !NO_NAME.test(plain) && (asksName || email !== undefined || phone !== undefined)
  const name = introduced?.[1] ?? (isName ? plain : undefined)
  return {
    ...(name !== undefined && { name: name.slice(0, 200) }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
}

/** How to apply; takes a name and a contact, in one message or one after the other (docs/product.md P10.71). */
export async function replyApply(turn: Turn, tools: AssistantTools, said: string): Promise<Reply> {
  const { before, reading, say } = turn
  const isBegun = before.asked?.what === 'applicant'
  const left = readContact(said, isBegun, tools.context.config.brand.phone)
  const isTalent = reading.categories.length > 0 || Object.keys(left).length === 0
  const talent = joinSentences(before.applicant?.talent, (isTalent || !isBegun) && said).slice(0, 300)
  const applicant = { ...before.applicant, ...(talent !== '' && { talent }), ...left }
  const { name, email, phone } = applicant
  const reachable = email !== undefined || phone !== undefined
  if (name !== undefined && reachable) {
    return { text: say.applied(name), applicant, application: { ...applicant, name } }
  }
  const next = name === undefined ? (reachable ? say.applicantName : say.applicantBoth) : say.applicantContact
  return {
    text: isBegun ? '' : say.apply(tools.context.config.brand.email),
    next,
    asked: { what: 'applicant' },
    applicant,
  }
}

const MONEY = /\b(?:charge[ds]?|payment|paid|pay|refund|card|invoice|money|bill(?:ed)?)\b/
const MAIL = /\b(?:e-?mails?|mails?|receipt|confirmation|inbox|link)\b/
const NIGHT =
  /\b(?:late|no[- ]show|not here|never (?:came|showed|arrived)|didn'?t (?:show|come|arrive)|did not (?:show|come|arrive)|waiting|where is)\b/

/** Regret, a way to a person, and where to look; the office is notified. */
export async function replyComplaint({ reading, say }: Turn, tools: AssistantTools): Promise<Reply> {
  const { phone } = tools.context.config.brand
  const { text } = reading
  return {
    text: joinSentences(
      say.sorry,
      NIGHT.test(text) && say.lookAtNight(phone),
      MONEY.test(text) && say.lookAtPayments,
      MAIL.test(text) && say.lookAtMail,
      say.callsBack(phone),
    ),
    asked: { what: 'contact' },
    needsPerson: 'complaint',
    agents: [],
  }
}

/** Thanks for a contact that a complaint asked for, or the wish for a person (docs/product.md P10.71, P10.98). */
export async function replyContact({ before, say }: Turn, tools: AssistantTools, said: string): Promise<Reply> {
  const contact = { ...before.applicant, ...readContact(said, true, tools.context.config.brand.phone) }
  return takeContact(contact, say, contactFor(before))
}

/** What is missing of a contact is asked for; a wish for a person waits once the person can be reached. */
function takeContact(
  { talent: _talent, ...contact }: NonNullable<DialogueState['applicant']>,
  say: Turn['say'],
  needsPerson: 'complaint' | 'person',
): Reply {
  const { name, email, phone } = contact
  const asked = { what: 'contact', ...(needsPerson === 'person' && { waitsFor: needsPerson }) } as const
  if (email === undefined && phone === undefined) {
    const next = say.applicantContact
    return { text: '', next, asked, applicant: contact, ...(needsPerson === 'complaint' && { needsPerson }) }
  }
  if (name === undefined) {
    const reachable = { ...contact, name: email ?? phone ?? '' }
    const next = say.applicantName
    return { text: say.thanksContact, next, asked, applicant: contact, contact: reachable, needsPerson }
  }
  return { text: say.thanksContact, contact: { ...contact, name }, needsPerson }
}

/** 911 first, then our office, which is notified. */
export async function replyEmergency({ say }: Turn, tools: AssistantTools): Promise<Reply> {
  return { text: say.emergency(tools.context.config.brand.phone), needsPerson: 'emergency', agents: [] }
}

const SEXUAL =
  /\b(?:sex\w*|nud\w*|naked|happy ending|blow\w*|handjob|escort\w*|prostitut\w*|hooker\w*|extras?|full service|touch\w*|sleep with|spend the night|orgasm|bj|fuck\w*)\b/
const AGED =
  /\b(?:minors?|under ?age|teen\w*|kids?|child\w*|years? old|1[0-9]|20|fake ids?|ids?|high school|daughters?|sons?|alcohol)\b/
const STAFF =
  /\b(?:touch\w*|grab\w*|follow\w*|film\w*|harass\w*|stalk\w*|scare\w*|hurt\w*|force\w*|address|where (?:she|he|they) lives?)\b/

/** A short, clear no, with the rule it rests on; no names, no suggestions (docs/product.md P10.71). */
export async function replyDecline({ reading, say }: Turn, tools: AssistantTools): Promise<Reply> {
  const { text } = reading
  const [rule, topic] = SEXUAL.test(text)
    ? ([say.declinedTouch, 'conduct'] as const)
    : AGED.test(text)
      ? ([say.declinedAge, 'age'] as const)
      : STAFF.test(text)
        ? ([say.declinedStaff, 'conduct'] as const)
        : (['', undefined] as const)
  const sources = topic === undefined ? [] : [(await tools.knowledge.policy(topic)).title]
  return { text: joinSentences(say.declined, rule), sources, agents: [] }
}

/** What answers here, and how to reach a person. */
export async function replyIdentity({ say }: Turn, tools: AssistantTools): Promise<Reply> {
  const { text, sources } = await replyTopic('hours', tools)
  return {
    text: joinSentences(say.identity(tools.ai), say.person, text),
    sources: sources ?? [],
    asked: { what: 'contact', waitsFor: 'person' },
  }
}

/** How to reach a person; a contact in the same message or the next one is taken (docs/product.md P10.98). */
export async function replyPerson({ say }: Turn, tools: AssistantTools, said: string): Promise<Reply> {
  const contact = readContact(said, false, tools.context.config.brand.phone)
  if (contact.email !== undefined || contact.phone !== undefined) return takeContact(contact, say, 'person')
  const { text, sources } = await replyTopic('hours', tools)
  return {
    text: joinSentences(say.person, text),
    sources: sources ?? [],
    asked: { what: 'contact', waitsFor: 'person' },
  }
}
