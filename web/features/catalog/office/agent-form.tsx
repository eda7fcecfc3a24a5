import { useId, useRef, useState } from 'react'
import type { AdminAgent } from '#shared/contract/roster.ts'
import { AccountFields } from '#web/features/catalog/office/account-fields.tsx'
import { LinkFields, MainFields, ProfileFields } from '#web/features/catalog/office/agent-fields.tsx'
import { FIELD_LABELS, inWords } from '#web/features/catalog/office/agent-values.ts'
import { ConflictNotice } from '#web/features/catalog/office/conflict-notice.tsx'
import { PictureFields } from '#web/features/catalog/office/picture-fields.tsx'
import { useAgentForm } from '#web/features/catalog/office/use-agent-form.ts'
import { useLeaveGuard } from '#web/features/catalog/office/use-leave-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface AgentFormProps {
  /** Null for a new one. */
  agent: AdminAgent | null
  onClose: () => void
}

const focusNew = (button: HTMLButtonElement | null) => button?.focus()

/** Adds an agent or changes one (docs/product.md P6.6). */
export function AgentForm({ agent, onClose }: AgentFormProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [uploading, setUploading] = useState(false)
  const [alone, setAlone] = useState(false)
  const goTo = (field: string) =>
    element.current
      ?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden]), [data-field="${field}"] button`)
      ?.focus()
  // it let go of the focus while it was busy
  const toButton = () => button.current?.focus({ preventScroll: true })
  const leave = () => {
    guard.release()
    onClose()
  }
  const form = useAgentForm({
    agent,
    onSaved: leave,
    onAddedAlone: () => {
      guard.release()
      setAlone(true)
    },
    onAtFault: goTo,
    onRefused: toButton,
  })
  const guard = useLeaveGuard(form.dirty)
  if (alone) {
    return (
      <Sheet
        title={`${form.values.name.trim()} is on the roster`}
        className="agent-sheet"
        onClose={onClose}
        actions={
          <Button ref={focusNew} variant="lit" onClick={onClose}>
            Done
          </Button>
        }
      >
        <p role="status" className="text-ink-2">
          No log-in was made: email, username or password was empty.
        </p>
      </Sheet>
    )
  }
  const { conflict, settle } = form
  return (
    <Sheet
      title={agent ? `Edit ${agent.name}` : 'Add Agent'}
      className="agent-sheet"
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button
            ref={button}
            type="submit"
            form={id}
            variant="lit"
            disabled={uploading}
            busy={form.busy}
            busyLabel="Saving..."
          >
            {agent ? 'Save Changes' : 'Add Agent'}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={id}
        noValidate
        className="agent-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!uploading) form.submit()
        }}
      >
        {conflict && (
          <ConflictNotice
            what="agent"
            changes={conflict.fields.map((field) => [FIELD_LABELS[field], inWords(field, conflict.values)])}
            onLoad={() => {
              settle('theirs')
              goTo('name')
            }}
            onKeep={() => {
              settle('mine')
              goTo('name')
            }}
          />
        )}
        <PictureFields form={form} onBusy={setUploading} />
        <MainFields form={form} />
        <ProfileFields form={form} />
        <LinkFields form={form} />
        {!agent && <AccountFields account={form.account} errors={form.errors} onChange={form.changeAccount} />}
      </form>
      {guard.asking && (
        <ConfirmDialog
          title="Discard what you typed?"
          action="Discard"
          busy={false}
          onConfirm={guard.leave}
          onClose={guard.stay}
        >
          <p>It has not been saved.</p>
        </ConfirmDialog>
      )}
    </Sheet>
  )
}
