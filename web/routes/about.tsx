import './about.css'
import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#shared/model/pages.ts'
import { BookBand } from '#web/features/bookings/request/book-band.tsx'
import { Team } from '#web/features/catalog/team.tsx'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'
import { brand } from '#web/lib/brand.ts'
import { formatCount, formatRating } from '#web/lib/format.ts'
import { useTitle } from '#web/lib/use-title.ts'

const VALUES = [
  {
    name: 'Excellence',
    text: 'Everyone we book knows the job, the schedule and the venue before doors open.',
  },
  {
    name: 'Integrity',
    text: 'You see the price up front, and we tell you early if something isn’t possible.',
  },
  {
    name: 'Service',
    text: 'Send one message. We confirm with everyone, and a person answers when you call.',
  },
  {
    name: 'Passion',
    text: 'We do this for the moment the lights go down and the room goes quiet.',
  },
] as const

const sum = (figures: readonly number[]) => figures.reduce((total, each) => total + each, 0)

/** Who the agency is; what it has done is what the record says (docs/product.md P2.16). */
export function About() {
  useTitle(PAGES['/about'].title)
  return (
    <>
      <section className="wrap mission" aria-labelledby="mission-title">
        <div className="mission-words">
          <h1>About {brand.name}</h1>
          <h2 id="mission-title">Our mission</h2>
          <p>
            A great night starts with the right person. We represent people worth remembering, tell you what they cost,
            and get the one you choose there on time and ready.
          </p>
        </div>
        <div className="mission-scene" />
      </section>
      <section className="section" aria-labelledby="values-title">
        <div className="wrap">
          <h2 id="values-title">Our values</h2>
          <dl className="values">
            {VALUES.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section about-team" aria-labelledby="team-title">
        <div className="wrap">
          <h2 id="team-title">Our team</h2>
          <p>Some of our talent. We’re one call away.</p>
          <Team />
        </div>
      </section>
      <section className="section" aria-labelledby="experience-title">
        <div className="wrap experience">
          <h2 id="experience-title">Our experience</h2>
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
