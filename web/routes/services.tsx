import './services.css'
import { PAGES } from '#shared/model/pages.ts'
import { BookBand } from '#web/features/bookings/request/book-band.tsx'
import { Services as ServiceBlocks } from '#web/features/catalog/services/services.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Rail } from '#web/ui/bulb.tsx'

const REASONS = [
  {
    title: 'Named people',
    text: 'You book a person, not a slot. See the face, the rate and the record first.',
  },
  {
    title: 'Clear rates',
    text: 'Hours times rate, or the price of a package, shown before you send. Anything else is agreed before we confirm.',
  },
  {
    title: 'Atlanta only',
    text: 'One city, known rooms, short drives. Everyone arrives early.',
  },
  {
    title: 'A person answers',
    text: 'Ask at any hour. When it matters, there is a person on the phone.',
  },
] as const

/** What the agency offers, category by category (docs/product.md P2.14). */
export function Services() {
  useTitle(PAGES['/services'].title)
  return (
    <>
      <div className="wrap">
        <header className="page-head">
          <h1>Everyone on the bill</h1>
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
