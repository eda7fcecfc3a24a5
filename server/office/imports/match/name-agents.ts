import type { Database } from '#server/db/client.ts'

/** What is left of a name when only its letters and digits count: 'Zoë Müller.JPG' and 'zoe-muller' are the same. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The names that a path may be: its file with and without the number behind it, then its folder. */
function namesIn(path: string): string[] {
  const parts = path.split('/')
  const file = (parts.at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')
  const folder = parts.at(-2) ?? ''
  const unnumbered = (name: string) => name.replace(/[\s._-]*\(?\d{1,4}\)?$/, '')
  return [file, unnumbered(file), folder].map(plain).filter((name) => name !== '')
}

/** Someone on the roster; null and why when nobody is meant. */
type Named = { agentId: string; message: null } | { agentId: null; message: string }

/** Finds whom a file is of by its name: 'theo.ics', 'Theo Martin-2.jpg', 'theo-martin/7.jpg' (docs/product.md P17.37). */
export async function readAgentNames(db: Database): Promise<(path: string) => Named> {
  const rows = await db.selectFrom('agents').select(['id', 'name']).where('archived_at', 'is', null).execute()
  const byName = Map.groupBy(rows, ({ name }) => plain(name))
  return (path) => {
    for (const name of namesIn(path)) {
      const [first, second] = byName.get(name) ?? []
      if (second) return { agentId: null, message: `Several people are called ${second.name}` }
      if (first) return { agentId: first.id, message: null }
    }
    return { agentId: null, message: 'Nobody on the roster has the name of this file' }
  }
}
