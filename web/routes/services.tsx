import './services.css'
import { useSearchParams } from 'react-router'
import { findOccasion, OCCASION_PARAM, OCCASIONS } from '#shared/model/occasions.ts'
import { PAGES } from '#shared/model/pages.ts'
import { BookBand } from '#web/features/bookings/request/book-band.tsx'
import { OccasionPeople } from '#web/features/catalog/services/occasion-people.tsx'
import { Services as ServiceBlocks } from '#web/features/catalog/services/services.tsx'
import { OccasionLinks } from '#web/features/catalog/services/services-links.tsx'
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

/** What the agency offers, category by category (docs/product.md P2.14), and for an occasion who is booked (P2.28). */
export function Services() {
  const [params] = useSearchParams()
  const occasion = findOccasion(params.get(OCCASION_PARAM))
  const copy = occasion && OCCASIONS[occasion]
  useTitle(copy?.title ?? PAGES['/services'].title)
  return (
    <>
      <div className="wrap">
        <header className="page-head">
          <h1>{copy?.title ?? 'What we book'}</h1>
        </header>
        {copy && <p className="services-lead">{copy.lead}</p>}
        {occasion && <OccasionPeople occasion={occasion} />}
        <OccasionLinks current={occasion} />
        <ServiceBlocks leads={!occasion} />
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
