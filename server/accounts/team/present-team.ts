import type { StaffInvitation, StaffMember } from '#shared/contract/accounts/team.admin.ts'
import type { InvitationRow } from './invitation-rows.ts'
import type { StaffRow } from './staff-rows.ts'

/** A colleague, as owners see them. */
export function presentStaff(row: StaffRow, userId: string): StaffMember {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    staffRole: row.staff_role,
    lastSignInAt: row.last_sign_in?.toISOString() ?? null,
    hasSecondFactor: row.has_second_factor,
    endedAt: row.ended_at?.toISOString() ?? null,
    self: row.id === userId,
  }
}

/** An open invitation, as owners see it; never with its link. */
export function presentInvitation(row: InvitationRow): StaffInvitation {
  return {
    id: row.id,
    email: row.email,
    staffRole: row.staff_role,
    invitedBy: row.invited_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}
