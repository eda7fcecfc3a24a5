import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { moveAgentMails } from '#server/mail/move-agent-mails.ts'
import { lockKnownAgent, requireMayOpen } from '../private-rights.ts'
import * as rows from './contact-rows.ts'

type Some<Fields> = { [F in keyof Fields]?: Fields[F] | undefined }

interface Change<Fields> extends By<AdminActor> {
  agentId: string
  /** What is left out stays. */
  fields: Some<Fields>
  /** The row version the client saw; undefined when it didn't send one. */
  version: number | undefined
}

type Texts = Record<string, string | null>

/** The fields that a change would write differently, by name. */
function findChanged(is: object, wanted: object): string[] {
  return Object.entries(wanted)
    .filter(([field, value]) => value !== undefined && value !== (is as Texts)[field]) // rows of texts alone
    .map(([field]) => field)
}

/** The names of columns as the contract writes them. */
const toField = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const describeCurrent = (is: object, changed: readonly string[]) =>
  Object.fromEntries(changed.map((field) => [toField(field), `Now ${(is as Texts)[field] ?? 'empty'}`])) // as above

const keep = <Fields extends object>(is: Fields, wanted: Some<Fields>): Fields => ({
  ...is,
  ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
})

/**
 * Changes an agent's phone and email, audited with the names of the changed fields: what they say stays in the row.
 * Mails to an agent without a login follow to another email (docs/product.md P3.46).
 * @throws AppError not_found (404), conflict (409) when another admin changed the row
 */
export async function changeContact(db: Database, change: Change<rows.ContactFields>) {
  const { agentId, fields, version, actor, requestId } = change
  return db.transaction().execute(async (trx) => {
    const { user_id } = await lockKnownAgent(trx, agentId)
    const { version: current, ...is } = await rows.findContact(trx, agentId)
    const changed = findChanged(is, fields)
    if (changed.length === 0) return { ...is, version: current }
    assertVersion(version, current, 'contact', describeCurrent(is, changed))
    const saved = await rows.saveContact(trx, agentId, keep(is, fields))
    // the email of the login counts where there is one
    if (user_id === null && saved.email !== null && changed.includes('email')) {
      await moveAgentMails(trx, { agentId, to: saved.email, userId: null })
    }
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.contact-changed', entity: 'agent', entityId: agentId },
      after: { fields: changed.map(toField) },
    })
    return saved
  })
}

/**
 * Changes an agent's legal name and emergency contact, audited with the names of the changed fields (docs/product.md
 * P6.89).
 * @throws AppError forbidden (403), not_found (404), conflict (409) when another admin changed the row
 */
export async function changePrivateDetails(db: Database, change: Change<rows.PrivateFields>) {
  const { agentId, fields, version, actor, requestId } = change
  return db.transaction().execute(async (trx) => {
    await requireMayOpen(trx, actor)
    await lockKnownAgent(trx, agentId)
    const { version: current, ...is } = await rows.findPrivateDetails(trx, agentId)
    const changed = findChanged(is, fields)
    if (changed.length === 0) return { ...is, version: current }
    assertVersion(version, current, 'record', describeCurrent(is, changed))
    const saved = await rows.savePrivateDetails(trx, agentId, keep(is, fields))
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.private-changed', entity: 'agent', entityId: agentId },
      after: { fields: changed.map(toField) },
    })
    return saved
  })
}

/**
 * Opens an agent's legal name and emergency contact. Every opening is audited, in the transaction that reads.
 * @throws AppError forbidden (403), not_found (404)
 */
export async function openPrivateDetails(
  db: Database,
  { agentId, actor, requestId }: By<AdminActor> & { agentId: string },
) {
  return db.transaction().execute(async (trx) => {
    await requireMayOpen(trx, actor)
    await lockKnownAgent(trx, agentId)
    await recordAudit(trx, { actor, requestId, action: 'agent.private-opened', entity: 'agent', entityId: agentId })
    return rows.findPrivateDetails(trx, agentId)
  })
}
