import { heldBackDialogues } from '#server/chat/evaluation/held-back-dialogues.ts'
import { heldBackMessages } from '#server/chat/evaluation/held-back-messages.ts'
import type { Instance } from '#server/chat/evaluation/instance.ts'
import { openDialogues } from '#server/chat/evaluation/open-dialogues.ts'
import { openMessages } from '#server/chat/evaluation/open-messages.ts'
import { holdConversation, sideBySide, type TurnResult } from './hold-conversation.ts'

const LANES = 6

/** The results of one message or one conversation, in the line of the report it counts in. */
export interface Result {
  line: string
  turns: readonly TurnResult[]
}

/** The results of both parts. */
export interface Evaluation {
  messages: { open: readonly Result[]; heldBack: readonly Result[] }
  dialogues: { open: readonly Result[]; heldBack: readonly Result[] }
}

/** Holds every conversation of both parts with a running instance. */
export async function evaluate(instance: Instance): Promise<Evaluation> {
  const ask = async <Item>(
    items: readonly Item[],
    read: (item: Item) => { line: string; turns: Parameters<typeof holdConversation>[1] },
  ): Promise<Result[]> =>
    sideBySide(items, LANES, async (item) => {
      const { line, turns } = read(item)
      return { line, turns: await holdConversation(instance, turns) }
    })
  const one = ({ intent, say, want }: (typeof openMessages)[number]) => ({ line: intent, turns: [{ say, want }] })
  const several = ({ kind, turns }: (typeof openDialogues)[number]) => ({ line: kind, turns })
  return {
    messages: { open: await ask(openMessages, one), heldBack: await ask(heldBackMessages, one) },
    dialogues: { open: await ask(openDialogues, several), heldBack: await ask(heldBackDialogues, several) },
  }
}

/** Whether every turn was answered right, and nothing was invented. */
export const isRight = ({ turns }: Result): boolean =>
  turns.every(({ wrong, invented }) => wrong.length === 0 && invented.length === 0)
