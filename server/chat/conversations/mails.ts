import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { plainName } from '#server/mail/layout.ts'
import { readSettings } from '#server/settings/agency-settings.ts'
import { stripLinks } from '../assistant/strip-links.ts'
import { describeOpeningHours } from './opening-hours.ts'
import { listMessages, type MessageMetadata } from './session-rows.ts'

/** Messages a transcript has at most, the last. */
const MOST = 100

/**
 * Tells the agency that a visitor asks for a person. What was said in the conversation is not repeated. One that
 * somebody has taken meanwhile says nothing.
 */
export const chatPerson: MailKind = {
  async compose({ db, config }, { data }) {
    const session = await db
      .selectFrom('chat_sessions')
      .select(['id', 'contact_name', 'contact_email', 'contact_phone', 'waiting_since'])
      .where('id', '=', String(data.sessionId))
      .executeTakeFirst()
    if (!session?.waiting_since) return null
    const hours = describeOpeningHours((await readSettings(db)).openingHours)
    return {
      subject: `A visitor asks for a person: ${plainName(session.contact_name ?? '')}`,
      lead: 'A visitor of the chat asks for a person.',
      facts: [
        ['Name', session.contact_name ?? 'Not given'],
        ['Email', session.contact_email ?? 'Not given'],
        ['Phone', session.contact_phone ?? 'Not given'],
        ['Asked', formatAtlantaTime(session.waiting_since)],
        ['Opening hours', hours || 'Not said'],
      ],
      action: {
        label: 'Open the conversation',
        url: `${config.publicUrl}/admin/chat-settings?tab=conversations&conversation=${session.id}`,
      },
    }
  },
}

/**
 * A conversation, for whoever its visitor named. The address isn't proven to be theirs, so nothing in it can be clicked
 * or called but what the agency's people wrote (docs/product.md P10.35).
 */
export const chatTranscript: MailKind = {
  async compose({ db, config }, { data }) {
    const { brand } = config
    const messages = await listMessages(db, String(data.sessionId), MOST)
    const [first] = messages
    if (!first) return null
    return {
      subject: `Your conversation with ${brand.name}`,
      lead: `Your conversation with ${brand.name} of ${formatAtlantaTime(first.created_at)}. Somebody asked for it to be sent to this address; if it was not you, there is nothing to do.`,
      facts: messages.map(({ role, content, metadata }) => {
        const { author } = metadata as MessageMetadata // written by insertMessage alone
        if (author !== undefined) return [author, content] as const
        return [role === 'user' ? 'Visitor' : 'Assistant', stripLinks(content, brand)] as const
      }),
    }
  },
}
