import './services.css'
import { PAGES } from '#shared/model/pages.ts'
import { BookBand } from '#web/features/bookings/request/book-band.tsx'
import { Services as ServiceBlocks } from '#web/features/catalog/services/services.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Rail } from '#web/ui/bulb.tsx'

const REASONS = [
  {
    title: 'Real people',
    text: 'Choose a person, not a time slot. See their rate and reviews first.',
  },
  {
    title: 'Clear rates',
    text: 'The hourly rate times your hours, or a package price, shown up front. Any extras, we’ll agree on first.',
  },
  {
    title: 'Atlanta only',
    text: 'We only work in Atlanta, so we know the venues. Everyone arrives early.',
  },
  {
    title: 'A person answers',
    text: 'Message us any time, or call and talk to a person.',
  },
] as const

/** What the agency offers, category by category (docs/product.md P2.14). */
export function Services() {
  useTitle(PAGES['/services'].title)
  return (
    <>
      <div className="wrap">
        <header className="page-head">
          <h1>What we book</h1>
        </header>
        <ServiceBlocks />
      </div>
      <section className="section reasons" aria-labelledby="reasons-title">
        <div className="wrap">
          <Rail lit={false} />
          <h2 id="reasons-title">Why choose us</h2>
          <ul>
            {REASONS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <BookBand />
    </>
  )
}
