import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountLinks } from '#web/app/site-links.ts'
import { useRole } from '#web/features/accounts/sign-in/auth-status.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Menu = lazyPart(async () => (await import('#web/ui/menu.tsx')).Menu, 'The menu did not load')

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
  const closed = (
    <Trigger
      onPointerEnter={Menu.preload}
      onFocus={Menu.preload}
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
    <Menu
      trigger={<Trigger />}
      entries={entries}
      defaultOpen
      loading={closed}
      missing={closed}
      onMissing={() => setAsked(false)}
    />
  )
}
