import type { ReactNode } from 'react'
import type { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface CancelFrameProps {
  width: number
  title?: string
  /** The words of the button that leaves. */
  keep?: string
  /** The words of the button that cancels. */
  label: string
  submit: Pick<ReturnType<typeof useSubmit>, 'button' | 'busy'>
  disabled: boolean
  onPress: () => void
  onClose: () => void
  /** How reading the figures stands. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The form; absent until the figures are there. */
  children?: ReactNode
}

/** The dialog that cancels a booking or an event: loads its figures, then shows the form. */
export function CancelFrame({
  width,
  title = 'Cancel this booking?',
  keep = 'Keep booking',
  label,
  submit,
  disabled,
  onPress,
  onClose,
  query,
  children,
}: CancelFrameProps) {
  return (
    <Dialog
      title={title}
      width={width}
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            {keep}
          </Button>
          <Button ref={submit.button} variant="danger-fill" busy={submit.busy} disabled={disabled} onClick={onPress}>
            {label}
          </Button>
        </>
      }
    >
      <CancelBody query={query}>{children}</CancelBody>
    </Dialog>
  )
}

/** What canceling costs with what follows from it: the form, once the figures are there. */
export function CancelBody({ query, children }: Pick<CancelFrameProps, 'query' | 'children'>) {
  if (children) return <div className="grid gap-(--s4)">{children}</div>
  if (query.error && !query.isFetching) {
    return (
      <Failure
        message="What canceling costs could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">Loading what canceling costs...</span>
      <Skeleton className="h-40" />
    </div>
  )
}
