import type { ChatIntent } from '#shared/contract/chat/chat-message.ts'

/** What a visitor should see of the event in an answer. Days as `findDay` reads them; a place is found in the answer's. */
export interface ExpectedEvent {
  date?: string
  time?: string
  hours?: number
  place?: string
  guests?: number
}

/**
 * What a right answer shows. People are placeholders such as '{dj1}', filled from the roster of the instance; a price is
 * a sum such as 'dj1*5+photographer1*5', made of the instance's rates.
 */
export interface Expectation {
  /** Intents of the contract that are right. */
  as?: readonly (ChatIntent | 'complaint' | 'apply' | 'decline' | 'emergency')[]
  /** All suggestions are of these categories, and each has one. */
  only?: readonly string[]
  /** Exactly these are suggested. */
  who?: readonly string[]
  /** Suggested, or named in the text. */
  has?: readonly string[]
  /** Neither suggested nor named. */
  not?: readonly string[]
  /** No suggestion, and no name that the visitor has not written. */
  nobody?: true
  /** The highest hourly rate of a suggestion. */
  atMost?: number
  event?: ExpectedEvent
  price?: readonly string[]
  /** One of these topics is a source, and its facts are in the text. */
  policy?: readonly Topic[]
  /** A package that is offered, by its name. */
  names?: 'a package'
  says?: RegExp
  saysNot?: RegExp
  /** The conversation waits for a person. */
  waiting?: true
  /** Short replies are offered. */
  choices?: true
  /** The language of the answer. */
  language?: Language
}

/** Topics of the policies: what a source's title has, and what the text has. */
export const TOPICS = {
  included: {
    title: /includ|cost|service|package|bring/i,
    text: /includ|bring|comes? with|along|provide|anything else|extras/i,
  },
  conduct: { title: /night|conduct|rule|limit/i, text: /touch|consent|lawful|respect|threat/i },
  travel: { title: /travel|where|place/i, text: /travel/i },
  overtime: { title: /overtime|stay|cost/i, text: /extra hour|hourly rate|each (?:extra|further) hour/i },
  tips: { title: /tip/i, text: /tips?\b/i },
  photos: { title: /privacy|photo|film/i, text: /photo|film|picture/i },
  insurance: { title: /insur|people are|licen/i, text: /insur|licen/i },
  parking: { title: /park|travel|where|setup/i, text: /park/i },
  dress: { title: /dress|wear|costume|outfit|attire/i, text: /wear|dress|costume|outfit|attire|clothes/i },
  equipment: { title: /equip|setup|set up|bring|includ|space/i, text: /bring|equip|set ?up|sound|table|need/i },
  deposit: { title: /deposit/i, text: /deposit/i },
  cancellation: { title: /cancel/i, text: /72 hours|for free/i },
  payment: { title: /pay/i, text: /card|cash|zelle|venmo/i },
  'paying-when': { title: /pay|deposit/i, text: /charge|invoice|confirm/i },
  tax: { title: /cost|tax/i, text: /tax/i },
  privacy: { title: /privacy/i, text: /keep|share|post|number/i },
  substitute: {
    title: /can.?not come|can.t (?:come|make)|substitut|replace/i,
    text: /comparable|money back|refund|equal/i,
  },
  'request-terms': { title: /request|book/i, text: /confirm/i },
  place: { title: /where|place|travel/i, text: /atlanta/i },
  hours: { title: /reach|hours|open/i, text: /office|assistant|reach/i },
  age: { title: /age|conduct|night/i, text: /18|21/ },
} as const satisfies Record<string, { title: RegExp; text: RegExp }>
export type Topic = keyof typeof TOPICS

/** Words that only a text in this language has. */
export const LANGUAGES = {
  es: /\b(?:una|nuestr[oa]s?|puede|para|hola|por|con|está|gracias|le|usted|desde)\b/i,
  fr: /\b(?:une|vous|nous|notre|est|pour|bonjour|avec|dès)\b/i,
  pt: /\b(?:uma|você|para|noss[oa]s?|olá|com|pode|partir)\b/i,
  vi: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
  ko: /[가-힣]{2}/,
  zh: /[\u4e00-\u9fff]{2}/,
} as const satisfies Record<string, RegExp>
export type Language = keyof typeof LANGUAGES

/** A message with what a right answer shows; `intent` is the line of the report it counts in. */
export interface EvaluatedMessage {
  intent: string
  say: string
  want: Expectation
}

/** A conversation with what each right answer shows; `kind` is the line of the report it counts in. */
export interface EvaluatedDialogue {
  kind: DialogueEnd
  /** Whether a turn corrects an earlier one, or changes the subject. */
  turnsBack: boolean
  turns: readonly { say: string; want: Expectation }[]
}
export const DIALOGUE_ENDS = ['booking', 'answer', 'person', 'decline', 'apply', 'complaint'] as const
export type DialogueEnd = (typeof DIALOGUE_ENDS)[number]

/** Messages with the same expectation, one a line. */
export function writeMessages(intent: string, want: Expectation, lines: string): EvaluatedMessage[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((say) => ({ intent, say, want }))
}

/** A conversation: each turn's message, and what its answer shows. */
export const writeDialogue = (
  kind: DialogueEnd,
  course: 'turns back' | 'straight',
  turns: readonly (readonly [say: string, want: Expectation])[],
): EvaluatedDialogue => ({
  kind,
  turnsBack: course === 'turns back',
  turns: turns.map(([say, want]) => ({ say, want })),
})
