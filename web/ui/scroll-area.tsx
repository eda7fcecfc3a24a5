import './scroll-area.css'
import { ScrollArea as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'

/** How long its bar stays after the last scroll, in milliseconds (docs/product.md P13.5). */
const HIDE_DELAY = 600

interface ScrollAreaProps extends ComponentProps<'div'> {
  /** Of what scrolls, within the element that everything else is for. */
  contentClassName?: string
}

/** A part of a screen that scrolls in itself; its bar shows while it does. */
export function ScrollArea({ contentClassName, children, ...viewport }: ScrollAreaProps) {
  return (
    <Radix.Root type="scroll" scrollHideDelay={HIDE_DELAY} className="scroll-area">
      <Radix.Viewport disableImplicitContentElement {...viewport}>
        {/* its own way of layout would not let long words break */}
        <Radix.Content className={contentClassName} style={{ display: undefined }}>
          {children}
        </Radix.Content>
      </Radix.Viewport>
      <Radix.Scrollbar className="scroll-bar">
        <Radix.Thumb className="scroll-thumb" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
