import './clamped-text.css'
import { useCallback, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A text of a few lines, and a way to read on when it is longer. */
export function ClampedText({ text, about }: { text: string; about: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)
  const measure = useCallback((element: HTMLParagraphElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="clamped-text">
      <p
        ref={measure}
        id={id}
        className={`clamped ${open ? 'is-open' : ''}`}
        // a long text scrolls in its own place, so the keyboard must get there
        {...(open && { tabIndex: 0, role: 'group', 'aria-label': about })}
      >
        {text}
      </p>
      {(cut || open) && (
        <Button
          variant="bare"
          size="sm"
          className="clamped-more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </Button>
      )}
    </div>
  )
}
