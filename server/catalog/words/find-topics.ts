import { COMMON_WORDS } from './common-words.ts'
import type { Lexicon } from './lexicon.ts'
import { singularize, splitWords } from './words.ts'

/** Words of a text that agents have as specialties. */
export function findTopics(text: string, { specialties }: Lexicon): string[] {
  const words = splitWords(text).map(singularize)
  return [...new Set(words.filter((word) => specialties.has(word) && !COMMON_WORDS.has(word)))]
}
