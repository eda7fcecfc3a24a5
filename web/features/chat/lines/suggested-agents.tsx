import type { ChatEvent, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'
import { firstName } from '#shared/model/person-name.ts'
import { closeChat } from '#web/features/chat/chat-entry.ts'
import { conversation } from '#web/features/chat/conversation.ts'
import { readEventAddress } from '#web/features/chat/lines/event-address.ts'
import { formatCategory } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

const MAX_AGENTS = 3
const PHONE = '(max-width: 767.98px)'

interface SuggestedAgentsProps {
  agents: readonly SuggestedAgent[]
  event: ChatEvent | undefined
  /** The visitor wants to book: a single agent then has one wide button. */
  books: boolean
}

/**
 * Who the assistant suggests, each a step from the booking form with what is known of the event (docs/product.md P10.12,
 * P10.43). Several are numbered, so that a visitor can answer 'the second one' (P10.91).
 */
export function SuggestedAgents({ agents, event, books }: SuggestedAgentsProps) {
  const [only, ...others] = agents
  const single = books && others.length === 0 ? only : undefined
  return (
    <>
      <ol className="chat-agents" aria-label="Suggested agents">
        {agents.slice(0, MAX_AGENTS).map((agent, i) => (
          <li key={agent.id}>
            {others.length > 0 && <span className="chat-number num">{i + 1}</span>}
            <span className="chat-poster" aria-hidden="true">
              <Picture src={agent.image ?? null} name={agent.name} sizes="44px" />
            </span>
            <Facts {...agent} />
            {!single && (
              <Link className="button button-ember button-sm" to={bookPath(agent, event)} onClick={goToForm}>
                Book<span className="sr-only"> {agent.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
      {single && (
        <p className="chat-book">
          <ButtonLink as={Link} variant="lit" wide to={bookPath(single, event)} onClick={goToForm}>
            Book {firstName(single.name)}
            <span className="sr-only">{single.name.trim().slice(firstName(single.name).length)}</span>
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function Facts({ id, name, category, hourlyRate, plusTax }: SuggestedAgent) {
  return (
    <Link className="chat-agent" to={paths.agent(id)} onClick={makeRoom}>
      <b>{name}</b>
      <span>
        {formatCategory(category)}
        {hourlyRate ? (
          <>
            , <span className="num">${hourlyRate}/hr</span>
            <PlusTax when={plusTax} />
          </>
        ) : null}
      </span>
    </Link>
  )
}

const bookPath = ({ id }: SuggestedAgent, event: ChatEvent | undefined) => paths.bookAgent(id, readEventAddress(event))

/** On phones the chat lies over the page that was asked for. */
function makeRoom() {
  if (matchMedia(PHONE).matches) closeChat()
}

/** The conversation goes on when the request has been sent. */
export function goToForm() {
  conversation.opensForm()
  makeRoom()
}
