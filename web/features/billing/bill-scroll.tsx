import type { ReactNode } from 'react'

/** Where a bill scrolls in its dialog. */
export function BillScroll({ children }: { children: ReactNode }) {
  return (
    // a long bill scrolls in its own place, so the keyboard must get there
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above
    <section className="bill-scroll" aria-label="Bill" tabIndex={0}>
      {children}
    </section>
  )
}
