import type { Intent } from '../../intents.ts'
import { HOURS } from './agency/hours.ts'
import { MORE_WAYS } from './agency/more-ways.ts'
import { PLACE } from './agency/place.ts'
import { PRIVACY } from './agency/privacy.ts'
import { REQUEST_TERMS } from './agency/request-terms.ts'
import { AFFIRM } from './conversation/affirm.ts'
import { DENY } from './conversation/deny.ts'
import { GOODBYE } from './conversation/goodbye.ts'
import { GREETING } from './conversation/greeting.ts'
import { IDENTITY } from './conversation/identity.ts'
import { START_OVER } from './conversation/start-over.ts'
import { THANKS } from './conversation/thanks.ts'
import type { Examples } from './examples.ts'
import { CANCELLATION } from './money/cancellation.ts'
import { DEPOSIT } from './money/deposit.ts'
import { PAYING_WHEN } from './money/paying-when.ts'
import { PAYMENT } from './money/payment.ts'
import { TAX } from './money/tax.ts'
import { MORE } from './more/all.ts'
import { AGE } from './night/age.ts'
import { CONDUCT } from './night/conduct.ts'
import { DRESS } from './night/dress.ts'
import { EQUIPMENT } from './night/equipment.ts'
import { INCLUDED } from './night/included.ts'
import { INSURANCE } from './night/insurance.ts'
import { OVERTIME } from './night/overtime.ts'
import { PARKING } from './night/parking.ts'
import { PHOTOS } from './night/photos.ts'
import { SUBSTITUTE } from './night/substitute.ts'
import { TIPS } from './night/tips.ts'
import { TRAVEL } from './night/travel.ts'
import { ACCOUNT } from './own/account.ts'
import { CHANGE_BOOKING } from './own/change-booking.ts'
import { HOW_TO_BOOK } from './own/how-to-book.ts'
import { SEVERAL_PERFORMERS } from './own/several-performers.ts'
import { APPLY } from './people/apply.ts'
import { COMPLAINT } from './people/complaint.ts'
import { CONTRASTS } from './people/contrasts.ts'
import { DECLINE } from './people/decline.ts'
import { DECLINE_MINORS } from './people/decline-minors.ts'
import { DETAILS } from './people/details.ts'
import { EMERGENCY } from './people/emergency.ts'
import { LOOKALIKES } from './people/lookalikes.ts'
import { MEDDLING } from './people/meddling.ts'
import { OFF_TOPIC } from './people/off-topic.ts'
import { PERSON } from './people/person.ts'
import { PLAIN_TERMS } from './plain/terms.ts'
import { PLAIN_TALK } from './plain/wishes.ts'
import { ABOUT_AGENT } from './roster/about-agent.ts'
import { AVAILABILITY } from './roster/availability.ts'
import { BOOK } from './roster/book.ts'
import { COMPARE } from './roster/compare.ts'
import { DATED } from './roster/dated.ts'
import { DISCOUNT } from './roster/discount.ts'
import { FIND } from './roster/find.ts'
import { HARMLESS } from './roster/harmless.ts'
import { PACKAGES } from './roster/packages.ts'
import { PLAIN_WISHES } from './roster/plain-wishes.ts'
import { PRICE } from './roster/price.ts'
import { SUGGEST } from './roster/suggest.ts'
import { SPANISH_CONVERSATION } from './spanish/conversation.ts'
import { OTHER_LANGUAGES } from './spanish/other-languages.ts'
import { SPANISH_PEOPLE } from './spanish/people.ts'
import { SPANISH_ROSTER } from './spanish/roster.ts'
import { ADVICE_AND_ASIDES } from './voices/advice-and-asides.ts'
import { DEPOSIT_AND_CANCEL } from './voices/deposit-and-cancel.ts'
import { EVERYDAY_BOOKING } from './voices/everyday-booking.ts'
import { EVERYDAY_NIGHT } from './voices/everyday-night.ts'
import { EVERYDAY_TALK } from './voices/everyday-talk.ts'
import { FRAGMENTS } from './voices/fragments.ts'
import { MANNERS } from './voices/manners.ts'
import { NIGHT_AND_LIMITS } from './voices/night-and-limits.ts'
import { OWN_BOOKING } from './voices/own-booking.ts'
import { PRICE_AND_ROAD } from './voices/price-and-road.ts'
import { ROUNDABOUT } from './voices/roundabout.ts'
import { STORIES } from './voices/stories.ts'
import { TALK_AND_FIND } from './voices/talk-and-find.ts'
import { TERMS_AND_SMALL_TALK } from './voices/terms-and-small-talk.ts'
import { TRUST_AND_TERMS } from './voices/trust-and-terms.ts'

/** A sentence of the training, as it was written, and what it wants. */
export interface Example {
  text: string
  /** None: a detail that wants nothing. */
  intents: readonly Intent[]
}

const ALL: readonly Examples[] = [
  GREETING,
  THANKS,
  GOODBYE,
  AFFIRM,
  DENY,
  START_OVER,
  IDENTITY,
  PERSON,
  COMPLAINT,
  APPLY,
  DECLINE,
  DECLINE_MINORS,
  EMERGENCY,
  MEDDLING,
  OFF_TOPIC,
  DETAILS,
  FIND,
  AVAILABILITY,
  PRICE,
  COMPARE,
  BOOK,
  ABOUT_AGENT,
  PACKAGES,
  DISCOUNT,
  SUGGEST,
  DATED,
  HARMLESS,
  PLAIN_WISHES,
  CONTRASTS,
  LOOKALIKES,
  MORE_WAYS,
  OTHER_LANGUAGES,
  SPANISH_CONVERSATION,
  SPANISH_PEOPLE,
  SPANISH_ROSTER,
  HOURS,
  PLACE,
  PRIVACY,
  REQUEST_TERMS,
  CANCELLATION,
  DEPOSIT,
  PAYING_WHEN,
  PAYMENT,
  TAX,
  AGE,
  CONDUCT,
  DRESS,
  EQUIPMENT,
  INCLUDED,
  INSURANCE,
  OVERTIME,
  PARKING,
  PHOTOS,
  SUBSTITUTE,
  TIPS,
  TRAVEL,
  ACCOUNT,
  CHANGE_BOOKING,
  HOW_TO_BOOK,
  SEVERAL_PERFORMERS,
  DEPOSIT_AND_CANCEL,
  EVERYDAY_BOOKING,
  EVERYDAY_NIGHT,
  EVERYDAY_TALK,
  FRAGMENTS,
  MANNERS,
  NIGHT_AND_LIMITS,
  OWN_BOOKING,
  PLAIN_TALK,
  PLAIN_TERMS,
  PRICE_AND_ROAD,
  ROUNDABOUT,
  STORIES,
  TALK_AND_FIND,
  TERMS_AND_SMALL_TALK,
  TRUST_AND_TERMS,
  ADVICE_AND_ASIDES,
  ...MORE,
]

/** Every sentence of the training; a held-back sentence must not be among them. */
export function listExamples(): Example[] {
  return ALL.flatMap((examples) =>
    Object.entries(examples).flatMap(([key, lines]) => {
      // keys are intents by their type
      const intents = key === 'none' ? [] : (key.split(' ') as Intent[])
      const texts = lines.split('\n').map((line) => line.trim())
      return texts.filter((text) => text !== '').map((text) => ({ text, intents }))
    }),
  )
}
