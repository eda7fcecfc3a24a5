import type { StaffInvitation } from '#shared/contract/accounts/team.admin.ts'
import { STAFF_ROLES, type StaffRole } from '#shared/model/role.ts'
import { TEAM_KEY } from '#web/features/accounts/team/queries.ts'
import { STAFF_ROLE_HINTS, STAFF_ROLE_LABELS } from '#web/features/accounts/team/staff-words.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface Values {
  email: string
  staffRole: StaffRole
}

const NOBODY: Values = { email: '', staffRole: 'booker' }

function readInvitation({ email, staffRole }: Values) {
  const address = email.trim()
  const wrong = address === '' ? 'Email is required' : /^\S+@\S+$/.test(address) ? undefined : 'Invalid email address'
  return { body: { email: address, staffRole }, errors: { email: wrong } }
}

/** Invites a colleague by email, as a booker unless said otherwise. */
export function InviteColleague({ onInvited }: { onInvited: (invitation: StaffInvitation) => void }) {
  const form = useReadForm<Values, Values>(NOBODY, readInvitation)
  const { register, watch, reset, formState } = form
  const { send, busy, button } = useSubmit({
    form,
    write: (body: Values) => call('POST /api/admin/team/invitations', { body }),
    onDone: (invitation) => {
      reset(NOBODY)
      onInvited(invitation)
    },
    stays: true,
    stale: [TEAM_KEY],
    fallback: 'The invitation could not be sent',
  })
  const { errors } = formState
  return (
    <Form form={form} className="team-invite" aria-label="Invite a colleague" onSubmit={send}>
      <Field label="Email" required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" placeholder="name@example.com" />
      </Field>
      <Field label="Role" hint={STAFF_ROLE_HINTS[watch('staffRole')]} error={errors.staffRole?.message}>
        <Select {...register('staffRole')}>
          {STAFF_ROLES.toReversed().map((role) => (
            <option key={role} value={role}>
              {STAFF_ROLE_LABELS[role]}
            </option>
          ))}
        </Select>
      </Field>
      <Button ref={button} type="submit" busy={busy} busyLabel="Inviting...">
        Send invitation
      </Button>
    </Form>
  )
}
