import type { AdminActor } from '#server/http/requests/actor.ts'
import type { ChatIntent, ChatMessage } from '#shared/contract/chat/chat-message.ts'
import type { Conversation } from '#shared/contract/chat/conversations.admin.ts'
import type { ConversationRow } from './conversations/conversation-rows.ts'
import type { MessageMetadata, MessageRow } from './conversations/session-rows.ts'

/** A message as its visitor and the office see it. */
export function presentMessage({ id, role, content, intent, metadata, created_at }: MessageRow): ChatMessage {
  const { suggestedAgents, event, author, sources, choices } = metadata as MessageMetadata // written by insertMessage alone
  return {
    id,
    role,
    content,
    createdAt: created_at.toISOString(),
    metadata: {
      ...(intent !== null && { intent: intent as ChatIntent }), // as above
      ...(suggestedAgents && { suggestedAgents }),
      ...(event && { event }),
      ...(author !== undefined && { author }),
      ...(sources && { sources }),
      ...(choices && choices.length > 0 && { choices }),
    },
  }
}

/** A conversation as an admin sees it. */
export function presentConversation(row: ConversationRow, { userId }: Pick<AdminActor, 'userId'>): Conversation {
  const { customer_name, customer_email, contact_name, contact_email, contact_phone } = row
  return {
    id: row.id,
    state: stateOf(row),
    waitingFor: row.waiting ? ((row.waiting_for ?? 'person') as Conversation['waitingFor']) : null, // checked by the table
    applicant: row.applicant,
    applicationState: row.application_state,
    person: row.taken_name,
    mine: row.taken_by === userId,
    customer: customer_name !== null && customer_email !== null ? { name: customer_name, email: customer_email } : null,
    contact: contact_name === null ? null : { name: contact_name, email: contact_email, phone: contact_phone },
    lastMessage: row.last_message ?? '',
    messages: row.message_count,
    rating: row.rating,
    createdAt: row.created_at.toISOString(),
    lastMessageAt: row.last_message_at.toISOString(),
  }
}

function stateOf({ open, live, waiting, taken_name }: ConversationRow): Conversation['state'] {
  if (waiting) return 'waiting'
  if (open && taken_name !== null) return 'person'
  return live ? 'live' : 'over'
}
