import { useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'

/** The first stops of the keyboard: past the navigation, and on home to the search (docs/product.md P2.37). */
export function SkipLinks() {
  const isHome = useLocation().pathname === paths.home
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {isHome && (
        <a
          className="skip-link"
          href={paths.browse}
          onClick={(event) => {
            const field = document.querySelector<HTMLElement>('search input')
            // while the roster loads there is none: the link leads to where it will be
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
        >
          Skip to search
        </a>
      )}
    </>
  )
}
