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

/** Room below a message, which is still on its way down, in pixels. */
const APART = 16

/** Scrolls the control that has the focus out from under a message that has just come. */
function uncoverFocus(message: HTMLElement | null): void {
  const focused = document.activeElement
  if (!message || !(focused instanceof HTMLElement) || focused === document.body || message.contains(focused)) return
  const above = message.getBoundingClientRect()
  const control = focused.getBoundingClientRect()
  // in a wide window it stands aside; and of a whole region that has the focus not all has to be seen
  if (above.width < innerWidth / 2 || control.height > innerHeight / 2) return
  const end = above.bottom + APART
  if (control.top >= end || control.bottom <= above.top) return
  const kept = focused.style.scrollMarginTop
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  focused.style.scrollMarginTop = `${Math.max(0, end - padding)}px`
  focused.scrollIntoView({ block: 'nearest' })
  focused.style.scrollMarginTop = kept
}

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
            ref={uncoverFocus}
            open={open}
            onOpenChange={(next) => !next && dismissToast(id)}
            type={destructive ? 'foreground' : 'background'}
            role={destructive ? 'alert' : 'status'}
            asChild
          >
            {/* an alert isn't a list item, so neither is the toaster a list */}
            <div className="toast">
              <Bulb {...BULBS[variant ?? 'default']} />
              <div className="min-w-0 flex-1">
                <Radix.Title className="toast-title">{title}</Radix.Title>
                {description && <Radix.Description className="toast-text">{description}</Radix.Description>}
              </div>
              <Radix.Close className="icon-button" aria-label="Close">
                <X aria-hidden="true" />
              </Radix.Close>
            </div>
          </Radix.Root>
        )
      })}
      <Radix.Viewport label="Notifications ({hotkey})" hotkey={['F8']} asChild>
        <div className="toaster" />
      </Radix.Viewport>
    </Radix.Provider>
  )
}
