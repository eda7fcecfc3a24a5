import type { EvaluatedMessage } from './expectation.ts'
import { heldBackConversation } from './held-back/conversation.ts'
import { heldBackLimits } from './held-back/limits.ts'
import { heldBackMoney } from './held-back/money.ts'
import { heldBackTerms } from './held-back/terms.ts'
import { heldBackWishes } from './held-back/wishes.ts'

/** A quarter of the messages, written without a look at training or open part. Nobody who works on the assistant reads them (docs/product.md P10.85). */
export const heldBackMessages: readonly EvaluatedMessage[] = [
  ...heldBackConversation,
  ...heldBackWishes,
  ...heldBackTerms,
  ...heldBackMoney,
  ...heldBackLimits,
]
