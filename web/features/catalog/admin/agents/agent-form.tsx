import { useState } from 'react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { AccountFields } from '#web/features/catalog/admin/agents/account-fields.tsx'
import { LinkFields, MainFields, ProfileFields } from '#web/features/catalog/admin/agents/agent-fields.tsx'
import { FIELD_LABELS, inWords } from '#web/features/catalog/admin/agents/agent-values.ts'
import { EndAgentSessions } from '#web/features/catalog/admin/agents/end-agent-sessions.tsx'
import { useAgentForm } from '#web/features/catalog/admin/agents/use-agent-form.ts'
import { FormFrame, useFormParts } from '#web/features/catalog/admin/form-frame.tsx'
import { PictureFields } from '#web/features/catalog/admin/picture-fields.tsx'
import { useLeaveGuard } from '#web/features/catalog/admin/use-leave-guard.ts'
import { PhotoEditor } from '#web/features/catalog/photos/photo-editor.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface AgentFormProps {
  /** Null for a new one. */
  agent: AdminAgent | null
  onClose: () => void
}

const focusNew = (button: HTMLButtonElement | null) => button?.focus()

/** Adds an agent or changes one (docs/product.md P6.6). */
export function AgentForm({ agent, onClose }: AgentFormProps) {
  const [alone, setAlone] = useState(false)
  const parts = useFormParts()
  const form = useAgentForm({
    agent,
    onSaved: () => {
      guard.release()
      onClose()
    },
    onAddedAlone: () => {
      guard.release()
      setAlone(true)
    },
    onAtFault: parts.goTo,
  })
  const guard = useLeaveGuard(form.dirty, onClose)
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
          No login was created: email, username or password was blank.
        </p>
      </Sheet>
    )
  }
  const { conflict } = form
  return (
    <FormFrame
      as={Sheet}
      title={agent ? `Edit ${agent.name}` : 'Add Agent'}
      action={agent ? 'Save Changes' : 'Add Agent'}
      what="agent"
      className="agent-sheet"
      formClass="agent-form"
      firstField="name"
      {...{ parts, guard, form }}
      conflict={conflict?.fields.map((field) => [FIELD_LABELS[field], inWords(field, conflict.values)])}
    >
      <MainFields form={form} />
      <ProfileFields form={form} />
      <LinkFields form={form} />
      <PictureFields form={form} onBusy={parts.setUploading} />
      {agent && !agent.archivedAt && <PhotoEditor whose={agent.id} heading="h3" />}
      {agent?.login && <EndAgentSessions agent={agent} />}
      {!agent && <AccountFields account={form.account} errors={form.errors} onChange={form.changeAccount} />}
    </FormFrame>
  )
}
