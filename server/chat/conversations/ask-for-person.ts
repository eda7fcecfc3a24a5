import { Temporal } from 'temporal-polyfill'
import type { AppContext } from '#server/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { readSettings } from '#server/settings/agency-settings.ts'
import type { OpeningSpan } from '#shared/contract/settings/settings.ts'
import { getPlace } from '#shared/model/place.ts'
import { hashSessionToken, overError } from './begin-chat.ts'
import { describeOpeningHours } from './opening-hours.ts'
import * as rows from './session-rows.ts'

/** Who asks for a person, and how they are reached; one of email and phone is given. */
export interface PersonRequest {
  sessionToken: string
  name: string
  email?: string | undefined
  phone?: string | undefined
}

/**
 * Asks for a person: the conversation waits in the office, which hears of it at once and, the first time, by mail
 * (docs/product.md P10.33).
 * @returns the reply to the visitor, which is stored as the assistant's message
 * @throws AppError 404 when the conversation is over
 */
export async function askForPerson(context: AppContext, request: PersonRequest): Promise<string> {
  const { db, config, now } = context
  const { openingHours } = await readSettings(db)
  const message = describeNextStep(config.brand, openingHours, now())
  const tokenHash = hashSessionToken(request.sessionToken)
  const id = await db.transaction().execute(async (trx) => {
    const session = await rows.lockSession(trx, tokenHash, 0)
    if (!session) throw overError()
    const { email, phone, name } = request
    const asked = await rows.markWaiting(trx, session.id, { name, email: email || null, phone: phone || null })
    await rows.insertMessage(trx, session.id, { role: 'assistant', content: message, intent: 'person' })
    if (asked) await queueMail(trx, { kind: 'chat-person', to: null, data: { sessionId: session.id } })
    return session.id
  })
  context.announce({ action: 'chat:asked', id, actor: null })
  context.nudgeMail()
  return message
}

function describeNextStep(brand: { name: string; phone: string }, hours: readonly OpeningSpan[], now: Date): string {
  const open = describeOpeningHours(hours)
  if (open === '') return 'Thank you. We have told the office; a person will join you here or get back to you.'
  if (isOpen(hours, now)) {
    return 'Thank you. The office is open and has been told; a person will join you here, or get back to you today.'
  }
  return `Thank you. The office is closed right now and will get back to you. It is open ${open}; for anything urgent call ${brand.phone}.`
}

/** Whether the agency can be reached at a moment. */
export function isOpen(hours: readonly OpeningSpan[], now: Date): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(getPlace().timeZone)
  const weekday = local.dayOfWeek % 7
  const minute = local.hour * 60 + local.minute
  return hours.some((span) => span.weekday === weekday && span.from <= minute && minute < span.to)
}
