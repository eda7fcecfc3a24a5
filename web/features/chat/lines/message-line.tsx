import type { Line } from '#web/features/chat/chat-state.ts'
import { conversation } from '#web/features/chat/conversation.ts'
import { PhoneText } from '#web/features/chat/lines/phone-text.tsx'
import { SuggestedAgents } from '#web/features/chat/lines/suggested-agents.tsx'

const SPEAKER = { visitor: 'You', assistant: 'Assistant', person: 'The agency' } as const

interface MessageLineProps {
  line: Line
  /** Its short replies are offered: nothing was said after it, and the assistant listens. */
  open: boolean
}

/** One thing that was said, with who it suggests and the short replies to its question. */
export function MessageLine({ line: { from, text, author, agents, event, intent, choices }, open }: MessageLineProps) {
  return (
    <>
      <p className={`chat-line ${from === 'visitor' ? 'chat-own' : ''}`}>
        {author ? <b className="chat-author">{author}</b> : <span className="sr-only">{SPEAKER[from]}: </span>}
        <PhoneText>{text}</PhoneText>
      </p>
      {agents.length > 0 && <SuggestedAgents agents={agents} event={event} books={intent === 'booking'} />}
      {open && choices && choices.length > 0 && <Choices choices={choices} />}
    </>
  )
}

/** Short replies to a question; a press sends the text (docs/product.md P10.90). */
function Choices({ choices }: { choices: readonly string[] }) {
  return (
    <ul className="chat-choices" aria-label="Answers to choose from">
      {choices.map((choice) => (
        <li key={choice}>
          <button type="button" onClick={() => void conversation.send(choice)}>
            {choice}
          </button>
        </li>
      ))}
    </ul>
  )
}
