/** What a table has for a word of the server; undefined for a word that only another version knows. */
export function known<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

/** The label of a word of the server; the word as it is where there is no label. */
export const getLabel = (labels: Readonly<Record<string, string>>, word: string): string =>
  known(labels, word) ?? String(word ?? '')
