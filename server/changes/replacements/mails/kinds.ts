import type { MailKind } from '#server/mail/deliver.ts'
import { couldYou, replacementPassed, replacementReleased } from './agent-mails.ts'
import { dropOutNotice, replacementDue, replacementOffer } from './mails.ts'
import { replacementNone } from './none-mail.ts'
import { replacementPicked } from './picked-mail.ts'

/** The mails about drop-outs and replacements. */
export const REPLACEMENT_MAILS = {
  'drop-out': dropOutNotice,
  'replacement-due': replacementDue,
  'replacement-none': replacementNone,
  'replacement-offer': replacementOffer,
  'could-you': couldYou,
  'replacement-picked': replacementPicked,
  'replacement-passed': replacementPassed,
  'replacement-released': replacementReleased,
} satisfies Record<string, MailKind>
