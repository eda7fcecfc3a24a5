import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'

/** The most notes returned for one booking, the latest. */
const MAX_NOTES = 200

/** A note's row with the name of who wrote it. */
export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

const notes = (db: Database) =>
  db
    .selectFrom('booking_notes as n')
    .leftJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.content', 'n.created_at', 'u.username as author'])

/** What the office wrote down about a booking, the latest first. */
export async function listNotes(db: Database, bookingId: string) {
  return notes(db)
    .where('n.booking_id', '=', bookingId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MAX_NOTES)
    .execute()
}

/**
 * Writes a note on a booking. The trail says that it was written; what it says stays in the note.
 * @throws AppError 404 for an unknown booking
 */
export async function addNote(
  db: Database,
  note: { bookingId: string; content: string; actor: AdminActor; requestId: string },
): Promise<NoteRow> {
  const { bookingId, content, actor, requestId } = note
  try {
    return await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('booking_notes')
        .values({ booking_id: bookingId, author_id: actor.userId, content })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        ...{ actor, requestId },
        action: 'booking.note-written',
        entity: 'booking',
        entityId: bookingId,
        after: { noteId: id },
      })
      return notes(trx).where('n.id', '=', id).executeTakeFirstOrThrow()
    })
  } catch (error) {
    if (violates(error, 'booking_notes_booking_id_fkey')) throw notFound('We do not know this booking')
    throw error
  }
}
