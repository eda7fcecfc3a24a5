import { lazy, Suspense } from 'react'

const RemovalDialog = lazy(() =>
  import('#web/features/office/setup/removal-dialog.tsx').then((module) => ({ default: module.RemovalDialog })),
)

interface DemoRemovalProps {
  onClose: () => void
  /** Called with whether the session goes on, once the demo is gone and the dialog closed. */
  onRemoved: (goesOn: boolean) => void
}

/** The dialog that removes the demo, loaded when it opens. */
export function DemoRemoval({ onClose, onRemoved }: DemoRemovalProps) {
  return (
    <Suspense>
      <RemovalDialog
        onClose={onClose}
        onRemoved={(goesOn) => {
          onClose()
          onRemoved(goesOn)
        }}
      />
    </Suspense>
  )
}
