import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import { mayBookersOpen } from '#server/settings/private-access.ts'
import * as contacts from '#shared/contract/people/contacts.admin.ts'
import * as notes from '#shared/contract/people/notes.admin.ts'
import { changeContact, changePrivateDetails, openPrivateDetails } from './contacts/change-contact.ts'
import { type ContactFields, findContact, type Versioned } from './contacts/contact-rows.ts'
import { erasePrivate } from './erase-private.ts'
import { addNote, listNotes } from './notes.ts'
import { paperRoutes } from './papers/admin-routes.ts'
import { presentContact, presentNote, presentPrivateDetails } from './present.ts'
import { mayOpen, requireAgent } from './private-rights.ts'
import { taxRoutes } from './tax/routes.ts'

/** What the office keeps about an agent: contact, private details, notes; then papers and tax details. */
export function peopleRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const present = async (row: Versioned<ContactFields>, actor: AdminActor) =>
    presentContact(row, { mayOpen: await mayOpen(db, actor), bookersMayOpen: await mayBookersOpen(db) })

  route(contacts.showAgentContact, async ({ params: { id }, actor }) => {
    await requireAgent(db, id)
    return present(await findContact(db, id), actor)
  })
  route(contacts.changeAgentContact, async ({ params: { id: agentId }, body: fields, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    const saved = await changeContact(db, { agentId, fields, version, actor, requestId })
    // mails that follow to another email
    context.nudgeMail()
    return present(saved, actor)
  })
  route(contacts.openPrivateDetails, async ({ params: { id: agentId }, actor, requestId }) =>
    presentPrivateDetails(await openPrivateDetails(db, { agentId, actor, requestId })),
  )
  route(contacts.changePrivateDetails, async ({ params: { id: agentId }, body, actor, requestId, header }) => {
    const fields = {
      legal_name: body.legalName,
      emergency_name: body.emergencyName,
      emergency_relation: body.emergencyRelation,
      emergency_phone: body.emergencyPhone,
    }
    const version = readIfMatch(header('if-match'))
    return presentPrivateDetails(await changePrivateDetails(db, { agentId, fields, version, actor, requestId }))
  })
  route(contacts.erasePrivateRecords, async ({ params: { id: agentId }, actor, requestId }) => {
    await erasePrivate(db, { agentId, actor, requestId })
    return { success: true as const }
  })

  route(notes.listAgentNotes, async ({ params: { id }, page }) => {
    await requireAgent(db, id)
    return (await page(BY_TIME, (window) => listNotes(db, id, window))).map(presentNote)
  })
  route(notes.addAgentNote, async ({ params: { id: agentId }, body: { content }, actor, requestId }) =>
    presentNote(await addNote(db, { agentId, content, actor, requestId })),
  )

  paperRoutes(route, context)
  taxRoutes(route, context)
}
