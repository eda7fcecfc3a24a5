import type { ChatEvent, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'
import { closeChat } from '#web/features/chat/chat-entry.ts'
import { formatCategory } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

const MAX_AGENTS = 3
const PHONE = '(max-width: 767.98px)'

/** Who the assistant suggests, each a step from the booking form with what is known of the event (docs/product.md P10.12, P10.43). */
export function SuggestedAgents({
  agents,
  event,
}: {
  agents: readonly SuggestedAgent[]
  event: ChatEvent | undefined
}) {
  return (
    <ul className="chat-agents" aria-label="Suggested agents">
      {agents.slice(0, MAX_AGENTS).map(({ id, name, category, hourlyRate, plusTax, image }) => (
        <li key={id}>
          <span className="chat-poster" aria-hidden="true">
            <Picture src={image ?? null} name={name} sizes="44px" />
          </span>
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
          <Link className="button button-ember button-sm" to={paths.bookAgent(id, event)} onClick={makeRoom}>
            Book<span className="sr-only"> {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** On phones the chat lies over the page that was asked for. */
function makeRoom() {
  if (matchMedia(PHONE).matches) closeChat()
}
