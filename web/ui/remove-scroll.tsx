import { Slot } from 'radix-ui'
import { type ComponentProps, type ElementType, useLayoutEffect } from 'react'

let locks = 0

const measureBar = () => window.innerWidth - document.documentElement.clientWidth

/** Read after each layout, where it costs nothing: asked for when a dialog opens, it would lay the dialog out in that task. */
let barWidth: number | undefined
if (typeof ResizeObserver !== 'undefined')
  new ResizeObserver(() => {
    if (locks === 0) barWidth = measureBar()
  }).observe(document.documentElement)

/** Holds the page still while a dialog or menu is open, without the scroll bar's width jumping. */
function lock(): () => void {
  const { documentElement: html, body } = document
  locks += 1
  if (locks === 1) {
    body.style.paddingRight = `${barWidth ?? measureBar()}px`
    html.style.overflow = 'hidden'
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    body.style.paddingRight = ''
    html.style.overflow = ''
  }
}

interface RemoveScrollProps extends ComponentProps<'div'> {
  as?: ElementType
  allowPinchZoom?: boolean
  shards?: unknown
}

/** Radix's dialogs and menus ask for this by the name `react-remove-scroll` (vite.config.ts says why it is ours). */
export function RemoveScroll({ as: As = Slot.Root, allowPinchZoom, shards, ...props }: RemoveScrollProps) {
  useLayoutEffect(lock, [])
  return <As {...props} />
}
