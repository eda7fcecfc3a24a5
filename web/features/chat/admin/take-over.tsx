import { useState } from 'react'
import { useChange } from '#web/features/chat/admin/use-change.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface TakeOverProps {
  id: string
  /** The name kept with the admin's account; null before the first time. */
  chatName: string | null
  colleague: string | null
}

/** Takes a conversation over, under the kept name; from a colleague after a question (docs/product.md P10.49). */
export function TakeOver({ id, chatName, colleague }: TakeOverProps) {
  const [typed, setTyped] = useState<string>()
  const [asking, setAsking] = useState(false)
  const name = typed ?? chatName ?? ''
  const take = useChange(async () => {
    const body = { ...(name !== chatName && { name }), ...(colleague !== null && { fromColleague: true }) }
    await call('POST /api/admin/conversations/:id/take', { params: { id }, body })
    setAsking(false)
  }, 'Failed to take the conversation over')
  return (
    <form
      className="conversation-take"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        if (colleague === null) take.mutate(undefined)
        else setAsking(true)
      }}
    >
      {colleague !== null && <p>{colleague} has this conversation.</p>}
      {chatName !== null && typed === undefined ? (
        <p className="conversation-as">
          <span>
            The visitor sees you as <b>{chatName}</b>. The assistant stays quiet until you hand back.
          </span>
          <Button size="sm" variant="bare" onClick={() => setTyped(chatName)}>
            Change name
          </Button>
        </p>
      ) : (
        <Field label="Your name, as the visitor sees it" required hint="The assistant stays quiet until you hand back.">
          <Input
            autoComplete="given-name"
            maxLength={60}
            value={name}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <Button
        type="submit"
        variant="lit"
        disabled={name.trim() === ''}
        busy={take.isPending}
        busyLabel="Taking over..."
        aria-haspopup={colleague === null ? undefined : 'dialog'}
      >
        Take over
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Take over from ${colleague}?`}
          action="Take over"
          busy={take.isPending}
          onConfirm={() => take.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-2">The visitor sees that you took over, and {colleague} gets an email.</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
