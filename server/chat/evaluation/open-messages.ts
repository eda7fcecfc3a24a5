import type { EvaluatedMessage } from './expectation.ts'
import { openConversation } from './open/conversation.ts'
import { openLimits } from './open/limits.ts'
import { openTerms } from './open/terms.ts'
import { visitorsOwn } from './open/visitors/own.ts'
import { visitorsTalk } from './open/visitors/talk.ts'
import { visitorsTerms } from './open/visitors/terms.ts'
import { visitorsWishes } from './open/visitors/wishes.ts'
import { openWishes } from './open/wishes.ts'

/** Two thirds of the messages: the command prints those that were answered wrong. */
export const openMessages: readonly EvaluatedMessage[] = [
  ...openConversation,
  ...openWishes,
  ...openTerms,
  ...openLimits,
  ...visitorsTalk,
  ...visitorsWishes,
  ...visitorsOwn,
  ...visitorsTerms,
]
