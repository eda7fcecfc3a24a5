import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CategorySelect } from '#web/features/catalog/admin/categories/category-select.tsx'
import { copyLink, InviteCode } from '#web/features/catalog/admin/invites/invite-code.tsx'
import { InviteList } from '#web/features/catalog/admin/invites/invite-list.tsx'
import { INVITES_KEY } from '#web/features/catalog/admin/queries.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

const NOBODY = { email: '', category: '' }

/** Someone who is to be invited. */
export interface Invitee {
  email: string
  name: string
}

interface InvitePanelProps {
  /** Whose profile the invited person claims; absent for someone new. */
  agent?: { id: string; name: string }
  /** Whose email is filled in. */
  invitee?: Invitee | undefined
}

/** Makes a code with which one person registers as an agent, and copies its link (docs/product.md P6.5, P6.102). */
export function InvitePanel({ agent, invitee: known }: InvitePanelProps) {
  const client = useQueryClient()
  const emailField = useRef<HTMLInputElement>(null)
  const [invitee, setInvitee] = useState({ ...NOBODY, email: known?.email ?? '' })
  const { email, category } = invitee
  const invite = useMutation({
    mutationFn: async () => {
      const made = await call('POST /api/admin/invite-codes', { body: agent ? { email, agentId: agent.id } : invitee })
      return { ...made, copied: await copyLink(made.link) }
    },
    onSuccess: () => {
      setInvitee(NOBODY)
      void client.invalidateQueries({ queryKey: INVITES_KEY })
    },
    onError: (error) => {
      // the button let go of the focus while it was busy
      emailField.current?.focus()
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return
      const description = getErrorMessage(error, 'Failed to generate invite code')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  const fields = invite.error instanceof ApiError ? invite.error.fields : {}

  const complete = email.trim() !== '' && (agent !== undefined || category !== '')
  function change(some: Partial<typeof NOBODY>) {
    if (invite.isError) invite.reset()
    setInvitee({ ...invitee, ...some })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (complete && !invite.isPending) invite.mutate()
  }

  return (
    <div className="invite">
      <p className="text-ink-2">
        {agent
          ? `We’ll email a link to create a login for ${agent.name}’s profile. Name, category, rate and bookings don’t change.`
          : 'We’ll email a link to create a login and a profile.'}
      </p>
      <form className={`invite-form ${agent ? 'invite-form-claim' : ''}`} noValidate onSubmit={submit}>
        <Field label="Email" required error={fields.email}>
          <Input
            ref={emailField}
            type="email"
            autoComplete="off"
            placeholder="name@example.com"
            value={email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
        {!agent && (
          <CategorySelect
            required
            value={category}
            error={fields.category}
            onChange={({ target }) => change({ category: target.value })}
          />
        )}
        <Button type="submit" variant="lit" disabled={!complete} busy={invite.isPending} busyLabel="Creating...">
          Create invite
        </Button>
      </form>
      {invite.data ? (
        <InviteCode key={invite.data.code} invite={invite.data} />
      ) : (
        <Field label="Invite code">
          <Input readOnly tabIndex={-1} placeholder="AGENT-XXXX-XXXX" />
        </Field>
      )}
      {!agent && <InviteList />}
    </div>
  )
}
