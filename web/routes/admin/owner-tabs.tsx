import { useIsOwner } from '#web/lib/staff-role.ts'
import { Empty } from '#web/ui/empty.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

interface OwnerTab<Value extends string> extends Tab<Value> {
  /** Bookers don't see the tab; its address shows them that it is for owners. */
  ownersOnly?: true
}

interface OwnerTabsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly OwnerTab<Value>[]
}

/** The tabs of a screen that owners and bookers use; a single one needs no row of tabs (docs/product.md P6.48). */
export function OwnerTabs<Value extends string>({ tabs, ...row }: OwnerTabsProps<Value>) {
  const isOwner = useIsOwner()
  const shown = tabs.filter(({ ownersOnly, value }) => isOwner || !ownersOnly || value === row.value)
  const [only, another] = shown
  if (only && !another) return only.content
  return (
    <Tabs
      {...row}
      tabs={shown.map(({ ownersOnly, ...tab }) => (ownersOnly && !isOwner ? { ...tab, content: <OwnersOnly /> } : tab))}
    />
  )
}

function OwnersOnly() {
  return <Empty message="For owners only" helper="Ask an owner for what you need here." />
}
