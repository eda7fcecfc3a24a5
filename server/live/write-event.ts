/**
 * One server-sent event (WHATWG HTML §9.2) in ASCII, so that its bytes are its characters.
 * @param name what the client listens for
 * @param id what the client says it saw last when it comes back
 */
export function writeEvent(name: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\n${writeMessage(data)}`
}

/**
 * One server-sent event without a name, in ASCII too.
 * @param data sent as JSON
 */
export function writeMessage(data: unknown): string {
  const json = JSON.stringify(data).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `data: ${json}\n\n`
}
