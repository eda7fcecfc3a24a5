/** The most characters of one message of a chat (docs/product.md S26). */
export const CHAT_MESSAGE_MAX = 2000

/** What a conversation that seems to be over is asked (docs/product.md P10.5). */
export const ANYTHING_ELSE = 'Is there anything else I can help you with?'
/** What is said to a visitor who needs nothing more (docs/product.md P10.6). */
export const FAREWELL = 'Thank you for chatting with us. Have a wonderful night!'

/** Whether the last question of an assistant's text is whether there is anything else (docs/product.md P10.40). */
export const asksAnythingElse = (text: string): boolean => /\banything else\b[^.!?]*\?[^?]*$/i.test(text)

const NEGATIVE = new Set(['no', 'no thanks', 'nope', 'nah', "i'm good", 'all set', "that's all"])

/** Whether a whole reply is a no, in any case, with any apostrophe and any punctuation at its end (docs/product.md P10.6). */
export function isNegative(text: string): boolean {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\s\p{P}\p{S}]+$/u, '')
  return NEGATIVE.has(said)
}

/** Quick replies to a question of the assistant, each understood by it (docs/product.md P10.42). */
export const YES_NO_REPLIES = {
  confirm: ['Yes, that’s right', 'No, change something'],
  proceed: ['Yes, let’s proceed', 'Not yet'],
  plain: ['Yes', 'No'],
} as const
