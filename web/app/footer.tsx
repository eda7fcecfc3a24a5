import { addressLine, DEFAULT_BRAND } from '#shared/model/brand.ts'
import { cityName, isAtlanta } from '#shared/model/place.ts'
import './footer.css'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { openCookieNotice } from '#web/app/cookie-consent.ts'
import { useTermsAddress } from '#web/app/use-terms-address.ts'
import { BrowseLink } from '#web/features/catalog/browse/browse-link.tsx'
import { brand, phoneLink } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

const TermsDialog = lazyPart(
  async () => (await import('#web/features/settings/terms/terms-dialog.tsx')).TermsDialog,
  'The terms did not load',
)

const ORIGINAL_LINKS = [
  { label: 'Models', anchor: 'models' },
  { label: 'Dancers', anchor: 'dancers' },
  { label: 'Bartenders', anchor: 'bartenders' },
  { label: 'Massage therapists', anchor: 'massage_therapists' },
  { label: 'Entertainers', anchor: 'entertainers' },
  { label: 'DJs', anchor: 'djs' },
  { label: 'Photographers', anchor: 'photographers' },
] as const

/** The original seven, or the first categories of an agency that lacks one of them (docs/product.md P2.13). */
const listServices = () =>
  brand.categories
    ?.slice(0, ORIGINAL_LINKS.length)
    .map(({ name, displayName }) => ({ label: displayName, anchor: name })) ?? ORIGINAL_LINKS

export function Footer() {
  const [termsOpen, setTermsOpen] = useState(false)
  const asked = useTermsAddress()
  const closeTerms = () => {
    setTermsOpen(false)
    asked.leave()
  }
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div>
          <Wordmark as={Link} to={paths.home} name={brand.name} />
          <p className="text-ink-2 mt-5">Call us</p>
          <a className="footer-phone num" href={phoneLink(brand.phone)}>
            {brand.phone}
          </a>
          <p className="text-ink-2 flex items-center gap-3">
            <MapPin aria-hidden="true" />
            {isAtlanta() || brand.address !== DEFAULT_BRAND.address ? addressLine(brand.address) : cityName()}
          </p>
        </div>
        <nav aria-label="Services">
          <h2>Services</h2>
          <ul>
            {listServices().map(({ label, anchor }) => (
              <li key={anchor}>
                <Link to={paths.service(anchor)}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={brand.name}>
          <h2>{brand.name}</h2>
          <ul>
            <li>
              <BrowseLink />
            </li>
            <li>
              <Link to={paths.about}>About</Link>
            </li>
            <li>
              <Link to={paths.reviews}>Reviews</Link>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>Contact</a>
            </li>
            <li>
              <Link to={paths.customerLogin}>Customer Login</Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className="footer-city" aria-hidden="true" />
      <div className="wrap footer-base">
        {/* the page may have been written last year */}
        <span className="text-b3 text-ink-3" suppressHydrationWarning>
          © {new Date().getFullYear()} {brand.name}
        </span>
        <div>
          <ButtonLink as={Link} to={paths.privacy} variant="bare" size="sm">
            Privacy
          </ButtonLink>
          <Button variant="bare" size="sm" aria-haspopup="dialog" onClick={() => setTermsOpen(true)}>
            Terms
          </Button>
          <Button variant="bare" size="sm" data-opens-cookie-notice onClick={openCookieNotice}>
            Cookie
          </Button>
        </div>
      </div>
      {(termsOpen || asked.open) && <TermsDialog onClose={closeTerms} onMissing={closeTerms} />}
    </footer>
  )
}
