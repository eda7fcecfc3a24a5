import './tabs.css'
import { Tabs as Radix } from 'radix-ui'
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { numberFormat } from '#shared/model/lazy-format.ts'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** How many there are behind it; left out while nobody knows. */
  count?: number | undefined
  content: ReactNode
}

interface TabsProps<Value extends string> {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

const count = numberFormat()

/** Shows the open tab when a phone's row is longer than the screen; the page itself does not move. */
function showOpenTab(list: HTMLDivElement | null) {
  const open = list?.querySelector<HTMLElement>('[data-state="active"]')
  if (!list || !open) return
  const past = open.offsetLeft + open.offsetWidth - list.clientWidth
  if (past > list.scrollLeft) list.scrollLeft = past
}

/**
 * Marks a list that was clicked: Radix focuses the tab by script, which browsers ring as they do for the keyboard. A key,
 * or a focus that comes back, brings the ring.
 */
const CLICKED = {
  onPointerDownCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.dataset.clicked = ''
  },
  onKeyDownCapture: ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    delete currentTarget.dataset.clicked
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) delete currentTarget.dataset.clicked
  },
}

/** Text with a count, a rail of bulbs under the one that is open. Arrow keys move; only the open one's content exists. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} /* one of the values given below */>
      <Radix.List ref={showOpenTab} className="tabs" aria-label={label} {...CLICKED}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="tab-count num">{count.format(tab.count)}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tab-content">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
