/** Tags of one customer at most, and letters of one tag. */
export const MAX_TAGS = 20
export const TAG_LENGTH = 40

/**
 * Makes tags of typed words: without spaces around them or empty ones, each once in any case, in the order typed.
 * @param typed one entry for each tag
 */
export function readTags(typed: readonly string[]): string[] {
  const byWord = new Map<string, string>()
  for (const tag of typed.map((one) => one.trim().replace(/\s+/g, ' '))) {
    if (tag !== '' && !byWord.has(tag.toLowerCase())) byWord.set(tag.toLowerCase(), tag)
  }
  return [...byWord.values()]
}
