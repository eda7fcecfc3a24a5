import './menu.css'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'

export interface MenuEntry {
  label: string
  /** What it does, in a line below. */
  hint?: string
  href?: string
  /** What happens; without it the link is followed. */
  onSelect?: () => void
}

interface MenuProps {
  trigger: ReactNode
  entries: readonly MenuEntry[]
  defaultOpen?: boolean
}

/** A menu under its button. Entries with an address stay links: they open in a new tab when asked to. */
export function Menu({ trigger, entries, defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={8} loop>
          {entries.map(({ label, hint, href, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              asChild={!!href}
              className="menu-item"
              {...(!href && onSelect && { onSelect })}
            >
              {href ? (
                <a
                  href={href}
                  onClick={(event) => {
                    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    setOpen(false)
                    onSelect()
                  }}
                >
                  {label}
                </a>
              ) : (
                <span>
                  {label}
                  {hint && <small>{hint}</small>}
                </span>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
