import { type ComponentType, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { LeaveGuard } from '#web/features/catalog/admin/use-leave-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'

/** The parts of a form that are reached from outside it. */
export function useFormParts() {
  const element = useRef<HTMLFormElement>(null)
  const [uploading, setUploading] = useState(false)
  return {
    ...{ element, uploading, setUploading },
    goTo: (field: string) =>
      element.current
        ?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden]), [data-field="${field}"] button`)
        ?.focus(),
  }
}

interface Frame {
  title: string
  className?: string
  width?: number
  onClose: () => void
  actions: ReactNode
  children: ReactNode
}

interface FormFrameProps extends Pick<Frame, 'title' | 'className' | 'width' | 'children'> {
  /** A sheet or a dialog. */
  as: ComponentType<Frame>
  /** What the button that saves says. */
  action: string
  /** What is edited: 'agent'. */
  what: string
  parts: ReturnType<typeof useFormParts>
  guard: LeaveGuard
  form: {
    busy: boolean
    button: RefObject<HTMLButtonElement | null>
    submit: () => void
    settle: (whose: 'theirs' | 'mine') => void
  }
  formClass: string
  /** What another person saved meanwhile, one line per field; undefined without such a change. */
  conflict: readonly (readonly [label: string, now: string])[] | undefined
  /** The id of the field that gets the focus once the conflict is settled. */
  firstField: string
}

/** A form over the list it belongs to: saved, left, or first asked about (docs/product.md P6.17). */
export function FormFrame(props: FormFrameProps) {
  const { as: Frame, action, what, parts, guard, form, formClass, conflict, firstField, children, ...frame } = props
  const id = useId()
  const settle = (whose: 'theirs' | 'mine') => {
    form.settle(whose)
    parts.goTo(firstField)
  }
  return (
    <Frame
      {...frame}
      onClose={guard.close}
      actions={
        <>
          <Button variant="bare" onClick={guard.close}>
            Cancel
          </Button>
          <Button
            ref={form.button}
            type="submit"
            form={id}
            variant="lit"
            disabled={parts.uploading}
            busy={form.busy}
            busyLabel="Saving..."
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={parts.element}
        id={id}
        noValidate
        className={formClass}
        onSubmit={(event) => {
          event.preventDefault()
          if (!parts.uploading) form.submit()
        }}
      >
        {conflict && (
          <ConflictNotice
            title={`Someone else changed this ${what}`}
            changes={conflict}
            onLoad={() => settle('theirs')}
            onKeep={() => settle('mine')}
          />
        )}
        {children}
      </form>
      {guard.asking && (
        <ConfirmDialog
          title="Discard your changes?"
          action="Discard"
          busy={false}
          onConfirm={guard.leave}
          onClose={guard.stay}
        >
          <p>They have not been saved.</p>
        </ConfirmDialog>
      )}
    </Frame>
  )
}
