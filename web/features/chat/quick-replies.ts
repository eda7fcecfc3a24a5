import { YES_NO_REPLIES } from '#shared/model/chat.ts'

/** What a conversation begins with, and what a failed send brings back (docs/product.md P10.10). */
export const DEFAULT_REPLIES = [
  'What services do you offer?',
  'Check availability',
  'View pricing',
  'Book now',
  'Speak to a person',
] as const

/** Service names while the categories cannot be read (docs/product.md P10.11). */
export const FALLBACK_SERVICES = [
  'Models',
  'Exotic Dancers',
  'Bartenders',
  'Massage Therapists',
  'Entertainers',
  'DJs',
] as const
const MOST_SERVICES = 6

interface AssistantMessage {
  text: string
  suggestedAgents: readonly { name: string }[]
}

/** By keyword of the assistant's last message, the first that matches (docs/product.md P10.11). */
const RULES: readonly {
  says: RegExp
  replies: (said: AssistantMessage, services: readonly string[]) => readonly string[]
}[] = [
  {
    says: /\bservices?\b|(type|kind) of (talent|entertain\w+|performer)/i,
    replies: (_said, services) => services.slice(0, MOST_SERVICES),
  },
  { says: /anything else/i, replies: () => ['Check availability', 'View pricing', 'No thanks'] },
  // a statement that asks nothing needs no yes
  { says: /\bplease confirm\b|\bconfirm\w*\b[^.!?]*\?/i, replies: () => YES_NO_REPLIES.confirm },
  { says: /\bproceed\b[^.!?]*\?/i, replies: () => YES_NO_REPLIES.proceed },
  {
    says: /\byes or no\b|(^|[.!?]\s+)(would|do|does|is|are|shall|should|can) [^.!?]*\?\s*$/i,
    replies: () => YES_NO_REPLIES.plain,
  },
  {
    says: /(which|choose|pick|prefer)\b[^.?!]*\b(one|agent|name|of them|act|performer)|who would you like/i,
    replies: ({ suggestedAgents }) => suggestedAgents.map(({ name }) => `Tell me about ${name}`),
  },
  {
    says: /\bpric(e|es|ing)\b|\brates?\b|\bcosts?\b|\$\d/i,
    replies: () => ['Check availability', 'Anyone under $100 an hour?', 'Book now', 'Speak to a person'],
  },
]

/**
 * What the visitor may want to answer.
 * @param said the assistant's last message; none before it has spoken
 * @param services display names of the categories; none while they cannot be read
 */
export function quickReplies(said: AssistantMessage | undefined, services: readonly string[]): readonly string[] {
  if (!said) return DEFAULT_REPLIES
  const known = services.length > 0 ? services : FALLBACK_SERVICES
  const rule = RULES.find(({ says }) => says.test(said.text))
  const replies = rule?.replies(said, known) ?? []
  return replies.length > 0 ? replies : DEFAULT_REPLIES
}
