import type { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { writeEvent } from '#server/live/write-event.ts'
import type { sendChatMessage } from '#shared/contract/chat/chat.ts'
import type { Reply } from './take-turn.ts'

/**
 * Streams an answer as events: `delta` for each piece, `done` with the whole, or `error`. The work goes on when the
 * client has left.
 * @param work returns the whole answer and calls back with each piece
 * @param response the schema of the fields that `done` sends
 */
export async function* streamAnswer(
  work: (onText: (piece: string) => void) => Promise<Reply>,
  response: (typeof sendChatMessage)['response'],
): AsyncGenerator<string> {
  let waiting = ''
  let done = false
  let wake = () => {}
  const say = (text: string) => {
    waiting += text
    wake()
  }
  const working = work((text) => say(writeEvent('delta', { text })))
    .then(
      (reply: z.input<typeof response>) => say(writeEvent('done', response.parse(reply))),
      (error: unknown) => say(writeEvent('error', describe(error))),
    )
    .finally(() => {
      done = true
      wake()
    })
  for (;;) {
    if (waiting !== '') {
      const text = waiting
      waiting = ''
      yield text
    } else if (done) {
      return working
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
}

/** A failure as the refused request would have said it. */
function describe(error: unknown) {
  if (error instanceof AppError) return { error: error.message, code: error.code }
  return { error: 'Something went wrong. Please try again.', code: 'internal' }
}
