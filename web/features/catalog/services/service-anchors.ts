import { SERVICE_NAMES } from '#shared/model/services.ts'

/** Ids the page around the blocks uses itself. */
const RESERVED = ['main', 'root']

const plural = (name: string) => `${name}s`

/** The plural, and 'dancers' on the first of the two that dance (docs/product.md P2.15). */
function aliasesOf(name: string, all: readonly string[]): string[] {
  if (name === 'exotic_dancer') return [plural(name), 'dancers']
  return name === 'dancer' && all.includes('exotic_dancer') ? [] : [plural(name)]
}

/**
 * The ids of each block: its category's name, then its aliases, each once on the page.
 * @returns by category name; and under `missing` the ids that links may name though there is no such category
 */
export function serviceAnchors(names: readonly string[]) {
  const taken = new Set([...RESERVED, ...names])
  const anchors = new Map<string, string[]>()
  for (const name of names) {
    const aliases = aliasesOf(name, names).filter((alias) => !taken.has(alias))
    for (const alias of aliases) taken.add(alias)
    anchors.set(name, [...(RESERVED.includes(name) ? [] : [name]), ...aliases])
  }
  const missing = SERVICE_NAMES.flatMap((name) => [name, ...aliasesOf(name, [])]).filter((id) => !taken.has(id))
  return { anchors, missing: [...new Set(missing)] }
}
