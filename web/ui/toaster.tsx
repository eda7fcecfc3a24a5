import './toaster.css'
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Bulb, type BulbState } from '#web/ui/bulb.tsx'
import { dismissToast, readToasts, subscribeToToasts, TOAST_DURATION, type ToastMessage } from '#web/ui/toast-store.ts'

const BULBS = {
  default: { state: 'lit', className: 'text-confirmed' },
  neutral: { state: 'hollow', className: 'text-ink-2' },
  destructive: { state: 'out', className: 'text-danger' },
} as const satisfies Record<NonNullable<ToastMessage['variant']>, { state: BulbState; className: string }>

/** Shows the messages of the toast store. F8 focuses them, a swipe of 50 px to the right dismisses one. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts)
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, title, description, variant }) => {
        const destructive = variant === 'destructive'
        return (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={(next) => !next && dismissToast(id)}
            type={destructive ? 'foreground' : 'background'}
            role={destructive ? 'alert' : 'status'}
            className="toast"
          >
            <Bulb {...BULBS[variant ?? 'default']} />
            <div className="min-w-0 flex-1">
              <Radix.Title className="toast-title">{title}</Radix.Title>
              {description && <Radix.Description className="toast-text">{description}</Radix.Description>}
            </div>
            <Radix.Close className="icon-button" aria-label="Close">
              <X aria-hidden="true" />
            </Radix.Close>
          </Radix.Root>
        )
      })}
      <Radix.Viewport className="toaster" label="Notifications ({hotkey})" hotkey={['F8']} />
    </Radix.Provider>
  )
}
