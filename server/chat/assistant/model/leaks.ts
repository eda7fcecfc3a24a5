/** Letters and digits in a row that are too many to be chance. */
const WINDOW = 40
const KEY_WINDOW = 10
/** How far ahead of what is shown a text is read, so that nothing that leaks begins in it. */
export const LOOK_AHEAD = 90

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether a text gives away a long piece of the instructions or a piece of a secret: as it is, spaced, reversed or in
 * base64.
 */
export function createLeakCheck({ prompt, secrets }: { prompt: string; secrets: readonly string[] }) {
  const hidden = bare(prompt)
  const windows = new Set<string>()
  for (let at = 0; at + WINDOW <= hidden.length; at++) windows.add(hidden.slice(at, at + WINDOW))
  if (windows.size === 0 && hidden.length >= 16) windows.add(hidden)
  const keys = secrets.filter((secret) => secret.length >= KEY_WINDOW)
  const keyParts = keys.flatMap((key) =>
    Array.from({ length: bare(key).length - KEY_WINDOW + 1 }, (_, at) => bare(key).slice(at, at + KEY_WINDOW)),
  )

  function holds(text: string): boolean {
    if (/\bsk-[\w-]{12,}/.test(text)) return true
    const said = bare(text)
    if (keyParts.some((part) => said.includes(part))) return true
    const size = Math.min(WINDOW, hidden.length)
    for (let at = 0; at + size <= said.length; at++) if (windows.has(said.slice(at, at + size))) return true
    return false
  }

  return (text: string): boolean => {
    if (holds(text) || holds([...text].reverse().join(''))) return true
    return (text.match(/[A-Za-z0-9+/]{32,}={0,2}/g) ?? []).some((run) => holds(Buffer.from(run, 'base64').toString()))
  }
}
