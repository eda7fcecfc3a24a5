import { findFullNames } from '#server/catalog/words/lexicon.ts'
import { normalizeText } from '#server/catalog/words/words.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { ChatTurn } from '../../chat-turn.ts'
import type { AssistantTools } from '../../replies/reply.ts'
import { readMessage } from '../../understand/read-message.ts'
import { chooseActs } from '../acts.ts'
import { readQuestion } from '../questions.ts'
import { EMPTY_STATE } from '../state.ts'
import { updateState } from '../update.ts'
import { readFragment } from './fragment.ts'

/** Messages of a conversation without a state that are read again. */
const READ_AGAIN = 6

/** What can be read from a conversation whose state is missing, or was of another version. */
export function heardBefore(said: readonly ChatTurn[], { lexicon, now }: AssistantTools): DialogueState {
  let state = EMPTY_STATE
  for (const { role, content } of said.slice(-2 * READ_AGAIN)) {
    if (role === 'user') {
      const reading = readFragment(state, readMessage(content, { lexicon, now, underDiscussion: undefined }))
      const next = updateState(state, reading, now)
      state = { ...next, intent: chooseActs(state, next, reading)[0] }
    } else {
      state = { ...state, ...noteText(content, state, lexicon) }
    }
  }
  return state
}

/** What a text of the assistant asked, and whom it showed. */
function noteText(text: string, { shown }: DialogueState, lexicon: AssistantTools['lexicon']): Partial<DialogueState> {
  const plain = normalizeText(text)
  const named = findFullNames(plain, lexicon)
    .map((id) => ({ id, at: placeOf(id, plain, lexicon) }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id)
    .slice(0, 3)
  return { asked: readQuestion(text), shown: named.length > 0 ? named : shown }
}

function placeOf(id: string, plain: string, { names }: AssistantTools['lexicon']): number {
  for (const list of names.values()) {
    const named = list.find((one) => one.id === id)
    if (named) return plain.indexOf(normalizeText(named.name))
  }
  return -1
}
