/** The most characters of one message of a chat (docs/product.md S26). */
export const CHAT_MESSAGE_MAX = 2000
