import './tooltip.css'
import './help-tip.css'
import { CircleHelp } from 'lucide-react'
import { Tooltip as Radix } from 'radix-ui'
import { useId, useState } from 'react'

interface HelpTipProps {
  /** What is explained, for those who don't see beside what it stands. */
  about: string
  text: string
}

/** A small sign that says more: after a moment under the pointer, at once with the focus or a tap. */
export function HelpTip({ about, text }: HelpTipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <button
            type="button"
            className="help-tip"
            aria-label={`About ${about}`}
            aria-describedby={id}
            // a press shows it too: touch screens have no hovering
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
          >
            <CircleHelp aria-hidden="true" />
          </button>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className="tooltip help-tip-text"
            side="bottom"
            sideOffset={4}
            collisionPadding={16}
            aria-hidden
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <span id={id} hidden>
        {text}
      </span>
    </>
  )
}
