import type { EvaluatedMessage } from './expectation.ts'
import { openConversation } from './open/conversation.ts'
import { driversMessages } from './open/drivers/messages.ts'
import { hostsMessages } from './open/hosts/messages.ts'
import { openLimits } from './open/limits.ts'
import { lodgersMessages } from './open/lodgers/messages.ts'
import { merchantsMessages } from './open/merchants/messages.ts'
import { newcomersLimits } from './open/newcomers/limits.ts'
import { newcomersTalk } from './open/newcomers/talk.ts'
import { newcomersTerms } from './open/newcomers/terms.ts'
import { newcomersWishes } from './open/newcomers/wishes.ts'
import { passersbyLimits } from './open/passersby/limits.ts'
import { passersbyTalk } from './open/passersby/talk.ts'
import { passersbyTerms } from './open/passersby/terms.ts'
import { passersbyWishes } from './open/passersby/wishes.ts'
import { plannersMessages } from './open/planners/messages.ts'
import { tenantsMessages } from './open/tenants/messages.ts'
import { openTerms } from './open/terms.ts'
import { travelersMessages } from './open/travelers/messages.ts'
import { travelersMoreMessages } from './open/travelers/more-messages.ts'
import { visitorsOwn } from './open/visitors/own.ts'
import { visitorsTalk } from './open/visitors/talk.ts'
import { visitorsTerms } from './open/visitors/terms.ts'
import { visitorsWishes } from './open/visitors/wishes.ts'
import { openWishes } from './open/wishes.ts'

/** Five in six of the messages: the command prints those that were answered wrong. */
export const openMessages: readonly EvaluatedMessage[] = [
  ...openConversation,
  ...openWishes,
  ...openTerms,
  ...openLimits,
  ...visitorsTalk,
  ...visitorsWishes,
  ...visitorsOwn,
  ...visitorsTerms,
  ...newcomersTalk,
  ...newcomersWishes,
  ...newcomersTerms,
  ...newcomersLimits,
  ...passersbyTalk,
  ...passersbyWishes,
  ...passersbyTerms,
  ...passersbyLimits,
  ...hostsMessages,
  ...plannersMessages,
  ...lodgersMessages,
  ...tenantsMessages,
  ...merchantsMessages,
  ...travelersMessages,
  ...travelersMoreMessages,
  ...driversMessages,
]
