import { type RefObject, useEffect } from 'react'
import { afterFrame } from '#web/lib/after-frame.ts'

/** Everything a visitor can press. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="menuitem"]'
/** Kept free around the button, in pixels. */
const GAP = 6
/** A picture that is a link is pressed beside the button where it is this wide and high, in pixels. */
const LARGE = 150
/** How far apart the places are that it tries, in pixels. */
const STEP = 12
/** How much of the window's height it may climb. */
const REACH = 0.7
/** Nobody presses a thing that is scrolling by: it moves once the page rests this long, in milliseconds. */
const REST = 120

/** The least climb, in pixels, at which a box touches none of the others; undefined when each place is taken. */
export function findClimb(box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, others: DOMRect[], most: number) {
  const near = others.filter((one) => one.width > 0 && one.right > box.left - GAP && one.left < box.right + GAP)
  for (let climb = 0; climb <= most; climb += STEP) {
    const [top, bottom] = [box.top - climb - GAP, box.bottom - climb + GAP]
    if (near.every((one) => one.bottom <= top || one.top >= bottom)) return climb
  }
  return undefined
}

/**
 * Keeps a fixed button off the page's controls: it climbs to the nearest free place once the page rests. Where there is
 * none it is out of sight until the page moves (docs/product.md P10.63).
 */
export function useDodge(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopFrame = () => {}
    let climbed = 0
    const stop = () => {
      clearTimeout(timer)
      stopFrame()
    }
    const wait = () => {
      stop()
      timer = setTimeout(() => {
        stopFrame = afterFrame(() => settle())
      }, REST)
    }
    const settle = () => {
      const self = button.current
      if (!self?.getClientRects().length || getComputedStyle(self).position !== 'fixed') return
      // on its way to another place
      if (self.getAnimations().length > 0) return wait()
      const { left, right, top, bottom } = self.getBoundingClientRect()
      const atRest = { left, right, top: top + climbed, bottom: bottom + climbed }
      const others = [...document.querySelectorAll(CONTROLS)].filter((one) => one !== self)
      const boxes = others
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width < LARGE || height < LARGE)
      const climb = findClimb(atRest, boxes, window.innerHeight * REACH)
      climbed = climb ?? 0
      self.style.setProperty('--climb', `${climbed}px`)
      self.toggleAttribute('data-crowded', climb === undefined)
    }
    const resized = new ResizeObserver(wait)
    resized.observe(document.body)
    const options = { passive: true, capture: true } as const
    const events = ['scroll', 'resize', 'click', 'focusin'] as const
    for (const event of events) window.addEventListener(event, wait, options)
    wait()
    return () => {
      stop()
      resized.disconnect()
      for (const event of events) window.removeEventListener(event, wait, options)
    }
  }, [button])
}
