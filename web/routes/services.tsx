import './services.css'
import { useSearchParams } from 'react-router'
import { findOccasion, OCCASION_PARAM, OCCASIONS } from '#shared/model/occasions.ts'
import { PAGES } from '#shared/model/pages.ts'
import { SERVICES_TEXTS } from '#shared/model/texts/services.ts'
import { BookBand } from '#web/features/bookings/request/book-band.tsx'
import { OccasionPeople } from '#web/features/catalog/services/occasion-people.tsx'
import { Services as ServiceBlocks } from '#web/features/catalog/services/services.tsx'
import { OccasionLinks } from '#web/features/catalog/services/services-links.tsx'
import { say } from '#web/lib/site-texts.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Rail } from '#web/ui/bulb.tsx'

const REASONS = [1, 2, 3, 4] as const

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
          <h1>{copy?.title ?? say(SERVICES_TEXTS, 'services.title')}</h1>
        </header>
        {copy && <p className="services-lead">{copy.lead}</p>}
        {occasion && <OccasionPeople occasion={occasion} />}
        <OccasionLinks current={occasion} />
        <ServiceBlocks leads={!occasion} />
      </div>
      <section className="section reasons" aria-labelledby="reasons-title">
        <div className="wrap">
          <Rail lit={false} />
          <h2 id="reasons-title">{say(SERVICES_TEXTS, 'services.reasons')}</h2>
          <ul>
            {REASONS.map((n) => (
              <li key={n}>
                <h3>{say(SERVICES_TEXTS, `services.reason-${n}`)}</h3>
                <p>{say(SERVICES_TEXTS, `services.reason-${n}-text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <BookBand />
    </>
  )
}
