import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CategorySelect } from '#web/features/catalog/admin/categories/category-select.tsx'
import { copyLink, InviteCode } from '#web/features/catalog/admin/invites/invite-code.tsx'
import { OpenInvites } from '#web/features/catalog/admin/invites/open-invites.tsx'
import { openInvitesQuery } from '#web/features/catalog/admin/queries.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

const NOBODY = { email: '', category: '' }

/** Makes a code with which one person registers as an agent, and copies its link (docs/product.md P6.5). */
export function InvitePanel() {
  const client = useQueryClient()
  const emailField = useRef<HTMLInputElement>(null)
  const [invitee, setInvitee] = useState(NOBODY)
  const { email, category } = invitee
  const invite = useMutation({
    mutationFn: async () => {
      const made = await call('POST /api/admin/invite-codes', { body: invitee })
      return { ...made, copied: await copyLink(made.link) }
    },
    onSuccess: () => {
      setInvitee(NOBODY)
      void client.invalidateQueries({ queryKey: openInvitesQuery.queryKey })
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

  function change(some: Partial<typeof NOBODY>) {
    if (invite.isError) invite.reset()
    setInvitee({ ...invitee, ...some })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (email.trim() && category && !invite.isPending) invite.mutate()
  }

  return (
    <section className="panel invite" aria-labelledby="invite-title">
      <h2 id="invite-title">Invite an agent</h2>
      <form className="invite-form" noValidate onSubmit={submit}>
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
        <CategorySelect
          required
          value={category}
          error={fields.category}
          onChange={({ target }) => change({ category: target.value })}
        />
        <Button type="submit" disabled={!email.trim() || !category} busy={invite.isPending} busyLabel="Generating...">
          Generate Invite Code
        </Button>
      </form>
      {invite.data ? (
        <InviteCode key={invite.data.code} invite={invite.data} />
      ) : (
        <Field label="Invite code">
          <Input readOnly tabIndex={-1} placeholder="AGENT-XXXX-XXXX" />
        </Field>
      )}
      <OpenInvites />
    </section>
  )
}
