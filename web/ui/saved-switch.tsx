import { type ReactNode, useOptimistic, useTransition } from 'react'
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
  const [shown, show] = useOptimistic(checked)
  const [isSaving, startSaving] = useTransition()
  function choose(on: boolean) {
    if (isSaving) return
    startSaving(async () => {
      show(on)
      await save(on).catch(() => undefined)
    })
  }
  return (
    // not disabled while it is saved: that would take the focus away
    <Switch checked={shown} aria-busy={isSaving || undefined} onChange={({ target }) => choose(target.checked)}>
      {children}
    </Switch>
  )
}
