import './tooltip.css'
import { Tooltip as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'

/** Around everything that has tooltips: the first waits, those right after it come soon (docs/product.md P13.1). */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

interface TooltipProps {
  /** What it says; the control has the same as its name, because touch screens show no tooltips. */
  text: string
  /** Without it only the control is there. */
  enabled?: boolean
  side?: 'right' | 'bottom'
  /** The one control it belongs to. */
  children: ReactNode
}

/** The name of a control that shows an icon alone. */
export function Tooltip({ text, enabled = true, side = 'right', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  return (
    <Radix.Root open={enabled && open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" side={side} sideOffset={8} aria-hidden="true">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
