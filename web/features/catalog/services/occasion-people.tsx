import './occasion-people.css'
import { useQuery } from '@tanstack/react-query'
import type { Occasion } from '#shared/model/occasions.ts'
import { occasionQuery } from '#web/features/catalog/queries.ts'
import { formatBookings, formatCategory, formatOffer } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

const SIZES = '(min-width: 1024px) 194px, (min-width: 640px) 30vw, 136px'
/** How many of them a phone shows first. */
const FIRST_ROW = 2

/** Agents who are booked for an occasion, with their rates (docs/product.md P2.28). None where none fit or load. */
export function OccasionPeople({ occasion }: { occasion: Occasion }) {
  const { data: agents = [] } = useQuery(occasionQuery(occasion))
  if (agents.length === 0) return null
  return (
    <ul className="occasion-people">
      {agents.map((agent, index) => (
        <li key={agent.id}>
          <Link to={paths.agent(agent.id)} className="occasion-person lights-up">
            {/* the name follows as text */}
            <span className="poster" aria-hidden="true">
              <Picture src={agent.image} name={agent.name} sizes={SIZES} eager={index < FIRST_ROW} />
            </span>
            <b>{agent.name}</b>
            <span className="text-b3 text-ink-2">
              {formatCategory(agent.category)}, {formatBookings(agent.totalBookings)}
            </span>
            <span className="num occasion-rate">
              {formatOffer(agent.hourlyRate)}
              {agent.hourlyRate ? '/hr' : ''} <PlusTax when={agent.plusTax && !!agent.hourlyRate} />
            </span>
          </Link>
          <ButtonLink as={Link} to={paths.bookAgent(agent.id)} size="sm" wide>
            Book<span className="sr-only"> {agent.name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
