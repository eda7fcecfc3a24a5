import { type RefObject, useEffect } from 'react'

/**
 * Keeps an element's height in a variable of the page's style, for what has to stay above it.
 * @param shown whether the element is drawn
 */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`, shown = true): void {
  useEffect(() => {
    const element = ref.current
    if (!shown || !element) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => page.setProperty(name, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty(name)
    }
  }, [ref, name, shown])
}
