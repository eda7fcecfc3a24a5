import type { AgentContact, PrivateDetails } from '#shared/contract/people/contacts.admin.ts'
import type { AgentNote } from '#shared/contract/people/notes.admin.ts'
import type { PaperKind } from '#shared/contract/people/paper-kinds.admin.ts'
import type { OpenedPaper, PaperSummary } from '#shared/contract/people/papers.admin.ts'
import { findPaperState } from '#shared/model/paper.ts'
import type { ContactFields, PrivateFields, Versioned } from './contacts/contact-rows.ts'
import type { AgentNoteRow } from './notes.ts'
import type { PaperKindRow } from './papers/paper-kinds.ts'
import type { listMissingKinds, PaperRow } from './papers/paper-rows.ts'

/** How an agent is reached, with the caller's rights. */
export function presentContact(
  row: Versioned<ContactFields>,
  { mayOpen, bookersMayOpen }: Pick<AgentContact, 'mayOpen' | 'bookersMayOpen'>,
): AgentContact {
  return { phone: row.phone, email: row.email, version: row.version, mayOpen, bookersMayOpen }
}

/** Legal name and emergency contact, for those who may open them. */
export function presentPrivateDetails(row: Versioned<PrivateFields>): PrivateDetails {
  return {
    legalName: row.legal_name,
    emergencyName: row.emergency_name,
    emergencyRelation: row.emergency_relation,
    emergencyPhone: row.emergency_phone,
    version: row.version,
  }
}

/** A paper as every admin may see it. */
export function presentPaper(row: PaperRow, today: string): PaperSummary & { id: string } {
  return {
    id: row.id,
    kindId: row.kind_id,
    name: row.name,
    required: row.required ?? false,
    state: findPaperState({ expiresOn: row.expires_on }, today),
    expiresOn: row.expires_on,
  }
}

/** A kind of paper that an agent lacks. */
export function presentMissing(kind: Awaited<ReturnType<typeof listMissingKinds>>[number]): PaperSummary {
  return { id: null, kindId: kind.id, name: kind.name, required: kind.required, state: 'missing', expiresOn: null }
}

/** A paper in full, for those who may open it. */
export function presentOpenedPaper(row: PaperRow, today: string): OpenedPaper {
  const { file_type: type, file_bytes: bytes, file_at } = row
  return {
    ...presentPaper(row, today),
    number: row.number,
    issuedOn: row.issued_on,
    file:
      type === null || bytes === null || file_at === null
        ? null
        : {
            type: type === 'application/pdf' ? type : 'image/webp',
            bytes,
            createdAt: file_at.toISOString(),
          },
    version: row.version,
  }
}

/** A kind of paper. */
export function presentKind(row: PaperKindRow): PaperKind {
  return { id: row.id, category: row.category, name: row.name, required: row.required, version: row.version }
}

/** A note on an agent. */
export function presentNote(row: AgentNoteRow): AgentNote {
  return { id: row.id, content: row.content, author: row.author, createdAt: row.created_at.toISOString() }
}
