import { IS_PUBLIC } from '#server/catalog/queries.ts'
import type { AppContext } from '#server/context.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'

/** How long changes are gathered before the names are read again, in milliseconds. */
const GATHER_MS = 300

/** One for each database: the search and the assistant read the same. */
const kept = new WeakMap<AppContext['db'], () => Promise<Lexicon>>()

/** The agency's names, kept in memory from the first call on. */
export function keepLexicon(context: Pick<AppContext, 'db' | 'changes'>): () => Promise<Lexicon> {
  const read = kept.get(context.db) ?? rememberLexicon(context)
  kept.set(context.db, read)
  return read
}

/**
 * Keeps the agency's names in memory: categories, agents and specialties, read again after they changed.
 * @returns a reader; the first call waits for the database
 */
function rememberLexicon({ db, changes }: Pick<AppContext, 'db' | 'changes'>): () => Promise<Lexicon> {
  let known: Promise<Lexicon> | undefined
  let timer: NodeJS.Timeout | undefined

  async function read(): Promise<Lexicon> {
    const [categories, agents] = await Promise.all([
      db
        .selectFrom('categories')
        .select(['name', 'display_name as displayName'])
        .where('hidden', '=', false)
        .orderBy('position')
        .orderBy('created_at')
        .execute(),
      db.selectFrom('agents').select(['id', 'name', 'specialties']).where(IS_PUBLIC).execute(),
    ])
    return buildLexicon(categories, agents)
  }

  function refresh(): void {
    if (timer || !known) return
    timer = setTimeout(() => {
      timer = undefined
      const next = read()
      // the last known names stand until there are others
      next.then(
        () => {
          known = next
        },
        () => {
          known = undefined
        },
      )
    }, GATHER_MS)
    timer.unref()
  }
  changes.onResume(refresh)
  changes.onChange((table) => {
    if (table === 'agents' || table === 'categories') refresh()
  })

  return () => {
    known ??= read().catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
}
