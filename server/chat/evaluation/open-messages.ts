import type { EvaluatedMessage } from './expectation.ts'
import { openConversation } from './open/conversation.ts'
import { openLimits } from './open/limits.ts'
import { openTerms } from './open/terms.ts'
import { openWishes } from './open/wishes.ts'

/** Two thirds of the messages: the command prints those that were answered wrong. */
export const openMessages: readonly EvaluatedMessage[] = [
  ...openConversation,
  ...openWishes,
  ...openTerms,
  ...openLimits,
]
