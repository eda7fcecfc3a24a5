import './about.css'
import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#shared/model/pages.ts'
import { ABOUT_TEXTS } from '#shared/model/texts/about.ts'
import { BookBand } from '#web/features/bookings/request/book-band.tsx'
import { Team } from '#web/features/catalog/team.tsx'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'
import { formatCount, formatRating } from '#web/lib/format.ts'
import { findText, say } from '#web/lib/site-texts.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

const VALUES = [1, 2, 3, 4] as const

const sum = (figures: readonly number[]) => figures.reduce((total, each) => total + each, 0)

/** Who the agency is; what it has done is what the record says (docs/product.md P2.16). */
export function About() {
  useTitle(PAGES['/about'].title)
  return (
    <>
      <section className="wrap mission" aria-labelledby="mission-title">
        <div className="mission-words">
          <h1>{say(ABOUT_TEXTS, 'about.title')}</h1>
          <h2 id="mission-title">{say(ABOUT_TEXTS, 'about.mission')}</h2>
          <MarkedText text={findText(ABOUT_TEXTS, 'about.mission-text')} />
        </div>
        <div className="mission-scene" />
      </section>
      <section className="section" aria-labelledby="values-title">
        <div className="wrap">
          <h2 id="values-title">{say(ABOUT_TEXTS, 'about.values')}</h2>
          <dl className="values">
            {VALUES.map((n) => (
              <div key={n}>
                <dt>{say(ABOUT_TEXTS, `about.value-${n}`)}</dt>
                <dd>{say(ABOUT_TEXTS, `about.value-${n}-text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section about-team" aria-labelledby="team-title">
        <div className="wrap">
          <h2 id="team-title">{say(ABOUT_TEXTS, 'about.team')}</h2>
          <p>{say(ABOUT_TEXTS, 'about.team-text')}</p>
          <Team />
        </div>
      </section>
      <section className="section" aria-labelledby="experience-title">
        <div className="wrap experience">
          <h2 id="experience-title">{say(ABOUT_TEXTS, 'about.experience')}</h2>
          <Experience />
        </div>
      </section>
      <BookBand />
    </>
  )
}

/** What the record says; a dash while it is not known. */
function Experience() {
  const { agents, complete, total } = useRoster()
  const { data: reviews } = useQuery(approvedQuery)
  const events = agents && formatCount(sum(agents.map(({ totalBookings }) => totalBookings)))
  const rating = reviews?.length ? formatRating(sum(reviews.map((review) => review.rating)) / reviews.length) : '—'
  return (
    <ul className="num">
      <li>
        <b>{events === undefined ? '—' : `${events}${complete ? '' : '+'}`}</b> <span>Events</span>
      </li>
      <li>
        <b>{rating}</b> <span>{reviews?.length === 0 ? 'No reviews yet' : 'Rating'}</span>
      </li>
      <li>
        <b>{total === undefined ? '—' : formatCount(total)}</b> <span>Agents</span>
      </li>
    </ul>
  )
}
