/** Words before a name that are no first name. */
const TITLES = new Set([
  'dj',
  'mc',
  'dr',
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'the',
  'lady',
  'king',
  'queen',
  'sir',
  'madame',
])

/**
 * How a person is called in a sentence: 'Grant' of 'Grant Oyelaran', all of 'DJ Nova'.
 * @param name one line
 * @returns the first word; the whole name when that is a title or an initial
 */
export function firstName(name: string): string {
  const trimmed = name.trim()
  const [first = ''] = trimmed.split(/\s+/)
  const plain = first.replace(/\.$/, '')
  return [...plain].length < 2 || TITLES.has(plain.toLowerCase()) ? trimmed : first
}

/**
 * A name to greet a person by of whom only the user name is known: 'Jules Park' of 'jules.park' and of
 * 'jules.park@example.com'.
 */
export function nameFromUsername(username: string): string {
  const words = username
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || username
}
