import type { Examples } from '../examples.ts'
import { DAILY_TALK } from './daily/elsewhere.ts'
import { DAILY_QUESTIONS } from './daily/planning.ts'
import { MORE_DECLINE } from './night/decline.ts'
import { MORE_DRESS } from './night/dress.ts'
import { MORE_INCLUDED } from './night/included.ts'
import { MORE_INSURANCE } from './night/insurance.ts'
import { MORE_SUBSTITUTE } from './night/substitute.ts'
import { MORE_TIPS } from './night/tips.ts'
import { MORE_TRAVEL } from './night/travel.ts'
import { MORE_AVAILABILITY } from './roster/availability.ts'
import { MORE_BOOK } from './roster/book-and-about-agent.ts'
import { MORE_FIND } from './roster/find.ts'
import { MORE_OFF_TOPIC } from './roster/off-topic-and-none.ts'
import { MORE_PACKAGES } from './roster/packages-and-discount.ts'
import { MORE_PRICE } from './roster/price-and-compare.ts'
import { MORE_SUGGEST } from './roster/suggest.ts'
import { STORY_MANNERS } from './stories/manners.ts'
import { STORY_FIND } from './stories/planned.ts'
import { STORY_QUESTIONS } from './stories/questions.ts'
import { STORY_DECLINE } from './stories/refused.ts'
import { STORY_COMPLAINT } from './stories/wronged.ts'
import { MORE_AFFIRM_DENY } from './talk/affirm-deny.ts'
import { MORE_APPLY_EMERGENCY } from './talk/apply-emergency.ts'
import { MORE_GREETING_GOODBYE } from './talk/greeting-goodbye.ts'
import { MORE_IDENTITY_MEDDLING } from './talk/identity-meddling.ts'
import { MORE_PERSON_COMPLAINT } from './talk/person-complaint.ts'
import { MORE_THANKS_START_OVER } from './talk/thanks-start-over.ts'
import { MORE_CHANGE_BOOKING } from './terms/change-booking.ts'
import { MORE_DEPOSIT } from './terms/deposit.ts'
import { MORE_HOW_TO_BOOK } from './terms/how-to-book.ts'
import { MORE_PAYMENT } from './terms/payment.ts'
import { MORE_PLACE } from './terms/place-hours.ts'
import { MORE_REQUEST_TERMS } from './terms/request-terms.ts'
import { MORE_TAX } from './terms/tax-privacy.ts'

/** More ways to say each intent, in many voices. */
export const MORE: readonly Examples[] = [
  MORE_DECLINE,
  MORE_DRESS,
  MORE_INCLUDED,
  MORE_INSURANCE,
  MORE_SUBSTITUTE,
  MORE_TIPS,
  MORE_TRAVEL,
  MORE_AVAILABILITY,
  MORE_BOOK,
  MORE_FIND,
  MORE_OFF_TOPIC,
  MORE_PACKAGES,
  MORE_PRICE,
  MORE_SUGGEST,
  STORY_MANNERS,
  STORY_FIND,
  STORY_QUESTIONS,
  STORY_DECLINE,
  STORY_COMPLAINT,
  DAILY_TALK,
  DAILY_QUESTIONS,
  MORE_AFFIRM_DENY,
  MORE_APPLY_EMERGENCY,
  MORE_GREETING_GOODBYE,
  MORE_IDENTITY_MEDDLING,
  MORE_PERSON_COMPLAINT,
  MORE_THANKS_START_OVER,
  MORE_CHANGE_BOOKING,
  MORE_DEPOSIT,
  MORE_HOW_TO_BOOK,
  MORE_PAYMENT,
  MORE_PLACE,
  MORE_REQUEST_TERMS,
  MORE_TAX,
]
