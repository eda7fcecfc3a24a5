import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { getErrorCode } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { RelayAway } from '#server/integrations/mail-relay.ts'
import { renderMail } from '#server/mail/layout.ts'
import type { TestMailResult } from '#shared/contract/settings/settings.ts'
import { readAgencyProfile } from './agency-profile.ts'

/** Characters of the mail server's sentence that are shown. */
const SENTENCE_LIMIT = 300

/**
 * Sends a test mail to the admin who asks for it, past the outbox, audited with its result.
 * @returns the mail server's answer in words; never name or password of SMTP_URL
 */
export async function sendTestMail(context: AppContext, { actor, requestId }: By<AdminActor>): Promise<TestMailResult> {
  const { db, config } = context
  const { email: to } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const answer = await trySending(context, to)
  const entry = { actor, action: 'mail.tested', entity: 'settings', entityId: 'agency', requestId } as const
  await recordAudit(db, { ...entry, after: { result: answer.result } })
  return { ...answer, message: hideSecrets(answer.message, config) }
}

async function trySending({ db, config, mailer }: AppContext, to: string): Promise<TestMailResult> {
  const agency = await readAgencyProfile(db, config)
  const message = {
    subject: `Test email from ${agency.name}`,
    lead: 'This is the test email you asked for. Email from your site reaches you.',
  }
  const messageId = `<test-${randomUUID()}@${new URL(config.publicUrl).hostname}>`
  try {
    await mailer.send({ to: [to], messageId, ...renderMail(message, agency) })
  } catch (error) {
    return describeFailure(error)
  }
  if (config.smtpUrl === undefined) {
    return { result: 'file', message: 'No mail server is configured (SMTP_URL). The test email was written to a file.' }
  }
  return {
    result: 'accepted',
    message: `The mail server accepted the test email to ${to}. Check your inbox and spam folder.`,
  }
}

function describeFailure(error: unknown): TestMailResult {
  const cause = error instanceof RelayAway ? error.cause : error
  const said = readResponse(cause)
  const code = getErrorCode(cause)
  const quoted = said === undefined ? '' : `: “${said}”`
  if (code === 'ETLS')
    return { result: 'refused', message: 'The mail server offers no encryption (STARTTLS) that can be used.' }
  if (code === 'EAUTH') return { result: 'refused', message: `The mail server refused the login in SMTP_URL${quoted}` }
  if (said !== undefined) return { result: 'refused', message: `The mail server refused the test email${quoted}` }
  if (code === 'ETIMEDOUT') return { result: 'timed-out', message: 'The mail server did not answer in time.' }
  return { result: 'away', message: `The mail server could not be reached (${code ?? 'no reason known'}).` }
}

/** What the mail server said, in one line. */
function readResponse(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return undefined
  const line = error.response.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line === '' ? undefined : line.slice(0, SENTENCE_LIMIT)
}

/** Blanks name and password of the mail server, also as they are sent. */
function hideSecrets(text: string, { smtpUrl }: Pick<Config, 'smtpUrl'>): string {
  if (smtpUrl === undefined) return text
  const { username, password } = new URL(smtpUrl)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = (value: string) => Buffer.from(value).toString('base64')
  const secrets = [username, password, user, pass, base64(user), base64(pass), base64(`\0${user}\0${pass}`)]
  return secrets
    .filter((secret) => secret !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, '•••'), text)
}
