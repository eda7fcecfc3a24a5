import { ChevronDown } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountLinks } from '#web/app/site-links.ts'
import { useRole } from '#web/features/accounts/auth-status.ts'

const loadMenu = () => import('#web/ui/menu.tsx')
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }))

function Trigger(props: ComponentProps<'button'>) {
  return (
    <button type="button" aria-haspopup="menu" aria-expanded="false" {...props} className="nav-link">
      Account
      <ChevronDown aria-hidden="true" className="icon-s" />
    </button>
  )
}

/** The menu's code comes when the pointer or the focus gets near; a click opens it as soon as it is there. */
export function AccountMenu() {
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const entries = accountLinks(useRole()).map(({ label, to }) => ({
    label,
    href: to,
    onSelect: () => void navigate(to),
  }))
  const preload = () => void loadMenu()
  const closed = (
    <Trigger
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setAsked(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setAsked(true)
      }}
    />
  )
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <Menu trigger={<Trigger />} entries={entries} defaultOpen />
    </Suspense>
  )
}
