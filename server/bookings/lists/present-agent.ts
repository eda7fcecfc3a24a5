import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import type { AgentBookingRow } from './agent-bookings.ts'

/** A booking as its agent sees it: phone and email only once it is confirmed (docs/product.md P3.12). */
export function presentAgentBooking(row: AgentBookingRow): AgentBooking {
  const known = row.status === 'confirmed' || row.status === 'completed'
  return {
    id: row.id,
    number: row.number,
    customerName: row.customer_name,
    customerEmail: known ? row.customer_email : null,
    customerPhone: known ? row.customer_phone : null,
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
    eventDuration: row.event_duration,
    eventLocation: row.event_location,
    guests: row.guests,
    specialRequests: row.special_requests,
    packageName: row.package_name,
    status: row.status,
    agentAnswer: row.agent_answer,
    agentAnswerReason: row.agent_answer_reason,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    droppedOutAt: row.dropped_out_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
