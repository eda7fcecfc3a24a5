import { type ReactNode, useState } from 'react'
import { Switch } from '#web/ui/switch.tsx'

interface SavedSwitchProps {
  /** What is stored. */
  checked: boolean
  /** Stores the choice. It shows its own errors; a rejection only puts the switch back. */
  save: (on: boolean) => Promise<unknown>
  children: ReactNode
}

/** A switch that is saved at once: it shows the choice while it is saved, and what is stored after that. */
export function SavedSwitch({ checked, save, children }: SavedSwitchProps) {
  const [saving, setSaving] = useState<boolean>()
  const isSaving = saving !== undefined
  async function choose(on: boolean) {
    if (isSaving) return
    // no transition: one that waits for the network would hold back those of the router
    setSaving(on)
    await save(on).catch(() => undefined)
    setSaving(undefined)
  }
  return (
    // not disabled while it is saved: that would take the focus away
    <Switch
      checked={saving ?? checked}
      aria-busy={isSaving || undefined}
      onChange={({ target }) => void choose(target.checked)}
    >
      {children}
    </Switch>
  )
}
