import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { plainName, shortName } from '#server/mail/layout.ts'
import { readSettings } from '#server/settings/agency-settings.ts'
import { stripLinks } from '../assistant/strip-links.ts'
import { findApplication } from './kept/applications.ts'
import { describeOpeningHours } from './opening-hours.ts'
import { listMessages, type MessageMetadata } from './session-rows.ts'

/** Messages a transcript has at most, the last. */
const MAX_MESSAGES = 100

const ASKED = {
  subject: 'A visitor wants to talk to a person',
  lead: 'A visitor in the chat wants to talk to a person.',
}
/** What the mail says, by the reason for which a conversation waits. */
const WAITING_FOR: Record<string, { subject: string; lead: string }> = {
  person: ASKED,
  complaint: {
    subject: 'A visitor has a complaint',
    lead: 'A visitor in the chat says that something went wrong and waits for a person.',
  },
  emergency: {
    subject: 'Urgent: a visitor reports an emergency',
    lead: 'A visitor in the chat says that someone is hurt or in danger. The assistant named 911 and our phone number. Open the conversation now.',
  },
}

/**
 * Notifies the agency that a visitor asks for a person. The conversation's messages are not repeated. No mail is sent
 * when an admin has taken the conversation meanwhile.
 */
export const chatPerson: MailKind = {
  async compose({ db, config }, { data }) {
    const session = await db
      .selectFrom('chat_sessions')
      .select(['id', 'contact_name', 'contact_email', 'contact_phone', 'waiting_since', 'waiting_for'])
      .where('id', '=', String(data.sessionId))
      .executeTakeFirst()
    if (!session?.waiting_since) return null
    const hours = describeOpeningHours((await readSettings(db)).openingHours)
    const { subject, lead } = WAITING_FOR[session.waiting_for ?? 'person'] ?? ASKED
    return {
      subject: `${subject}${session.contact_name ? `: ${shortName(plainName(session.contact_name))}` : ''}`,
      lead,
      facts: [
        ['Name', session.contact_name ?? 'Not given'],
        ['Email', session.contact_email ?? 'Not given'],
        ['Phone', session.contact_phone ?? 'Not given'],
        ['Asked', formatAtlantaTime(session.waiting_since)],
        ['Opening hours', hours || 'Not set'],
      ],
      action: {
        label: 'Open the conversation',
        url: `${config.publicUrl}/admin/chat-settings?tab=conversations&conversation=${session.id}`,
      },
    }
  },
}

/** Notifies the agency of an application from the chat. Nothing in the applicant's words can be clicked or called. */
export const chatApplication: MailKind = {
  async compose({ db, config }, { data }) {
    const sessionId = String(data.sessionId)
    const application = await findApplication(db, sessionId)
    if (!application) return null
    const name = stripLinks(application.name, config.brand)
    const { talent } = application
    return {
      subject: `Someone wants to work with us: ${shortName(plainName(name))}`,
      lead: 'Someone in the chat wants to work with us and left a contact.',
      facts: [
        ['Name', name],
        ['Email', application.email ?? 'Not given'],
        ['Phone', application.phone ?? 'Not given'],
        ['What they do', talent === null ? 'Not given' : stripLinks(talent, config.brand)],
      ],
      action: {
        label: 'Open the conversation',
        url: `${config.publicUrl}/admin/chat-settings?tab=conversations&conversation=${sessionId}`,
      },
    }
  },
}

/** Notifies an admin that a colleague took over the conversation they had. */
export const chatTakenOver: MailKind = {
  async compose({ db, config }, { data }) {
    const session = await db
      .selectFrom('chat_sessions')
      .select(['id', 'contact_name'])
      .where('id', '=', String(data.sessionId))
      .executeTakeFirst()
    if (!session) return null
    const by = plainName(String(data.by))
    const visitor = session.contact_name === null ? 'a visitor' : plainName(session.contact_name)
    return {
      subject: `${shortName(by)} took over your conversation`,
      lead: `${by} took over your conversation with ${visitor}. You don't need to do anything. To take it back, open the conversation.`,
      action: {
        label: 'Open the conversation',
        url: `${config.publicUrl}/admin/chat-settings?tab=conversations&conversation=${session.id}`,
      },
    }
  },
}

/**
 * A conversation, sent to the address its visitor named. The address may belong to another person, so only links and
 * phone numbers in messages of the agency's people can be clicked or called (docs/product.md P10.35).
 */
export const chatTranscript: MailKind = {
  async compose({ db, config }, { data }) {
    const { brand } = config
    const messages = await listMessages(db, String(data.sessionId), MAX_MESSAGES)
    const [first] = messages
    if (!first) return null
    return {
      subject: `Your conversation with ${shortName(brand.name)}`,
      lead: `Here's your conversation with ${brand.name} from ${formatAtlantaTime(first.created_at)}. If you didn't ask for it, you can ignore this email.`,
      facts: messages.map(({ role, content, metadata }) => {
        const { author } = metadata as MessageMetadata // written by insertMessage alone
        if (author !== undefined) return [author, content] as const
        return [role === 'user' ? 'Visitor' : 'Assistant', stripLinks(content, brand)] as const
      }),
    }
  },
}
