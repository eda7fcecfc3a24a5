import './setup.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { removalQuery } from '#web/features/office/setup/queries.ts'
import { RemovalForm, type Removed } from '#web/features/office/setup/removal-form.tsx'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface RemovalDialogProps {
  onClose: () => void
  /** Called with whether the session goes on, once the owner has read where the backup is. */
  onRemoved: (goesOn: boolean) => void
}

/** Shows what the removal of the demo does, takes the confirmation, and says where the backup is. */
export function RemovalDialog({ onClose, onRemoved }: RemovalDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery(removalQuery)
  const [removed, setRemoved] = useState<Removed>()
  if (removed) {
    const finish = () => onRemoved(removed.signedInAs !== null)
    return (
      <Dialog
        title="The demo is gone"
        width={520}
        className="setup-gone"
        onClose={finish}
        actions={
          <Button variant="lit" onClick={finish}>
            {removed.signedInAs ? 'Set up your agency' : 'Sign in'}
          </Button>
        }
      >
        <p>Nothing of it is left. The backup of everything that was here:</p>
        <p className="setup-file">{removed.backup.file}</p>
        {removed.signedInAs && (
          <p>
            You are signed in as <b>{removed.signedInAs}</b>.
          </p>
        )}
      </Dialog>
    )
  }
  if (!data) {
    return (
      <Dialog title="Remove the demo?" width={620} onClose={onClose}>
        {isError && !isFetching ? (
          <Failure
            message="What would go could not be loaded."
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        ) : (
          <div role="status">
            <span className="sr-only">Loading what would go...</span>
            <Skeleton className="h-80" />
          </div>
        )}
      </Dialog>
    )
  }
  return (
    <RemovalForm
      removal={data}
      agency={brand.name}
      onRemoved={setRemoved}
      onChanged={() => void refetch()}
      onClose={onClose}
    />
  )
}
