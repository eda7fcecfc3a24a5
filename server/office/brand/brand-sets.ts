import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import { findBrandSet } from '#shared/model/brand.ts'

/** A file of a set, as it is stored and served. */
export interface LookFile {
  name: string
  type: string
  bytes: Buffer
}

/** Pictures that belong together, under the hash of their content. */
export interface LookSet {
  id: string
  kind: 'logo' | 'hero' | 'made'
  files: readonly LookFile[]
  /** Of a logo. */
  logo?: { width: number; height: number; tone: 'own' | 'ink' }
}

/** Names a set by the hash of its files: another content is another address. */
export function nameSet(set: Omit<LookSet, 'id'>): LookSet {
  const hash = createHash('sha256').update(JSON.stringify([set.kind, set.logo ?? null]))
  for (const { name, bytes } of set.files) hash.update(`\0${name}\0${bytes.length}\0`).update(bytes)
  return { ...set, id: hash.digest('hex') }
}

/** Stores a set; one that is stored already gets a new time. */
export async function insertSet(trx: Database, { id, kind, files, logo }: LookSet): Promise<void> {
  await trx
    .insertInto('brand_sets')
    .values({ id, kind, ...logo })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at: sql`now()` }))
    .execute()
  await trx
    .insertInto('brand_files')
    .values(files.map((file) => ({ set_id: id, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Finds the uploaded set an address belongs to, and keeps it from the sweep.
 * @param address what an upload answered with; null for none
 * @param field what the form calls it
 * @throws AppError invalid_request (400) for any other address, or a set that is no longer stored
 */
export async function requireSet(
  db: Database,
  { address, kind, field }: { address: string | null; kind: 'logo' | 'hero'; field: string },
) {
  if (address === null) return null
  const id = findBrandSet(address)
  if (id === undefined) throw invalid({ [field]: 'Please upload the picture' })
  const set = await db
    .updateTable('brand_sets')
    .set({ created_at: sql`now()` })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning(['id', 'width', 'height', 'tone'])
    .executeTakeFirst()
  if (!set) throw invalid({ [field]: 'This picture is no longer stored. Please upload it again.' })
  return set
}

/** A set's file, which its upload stored. */
export async function readSetFile(db: Database, id: string, name: string): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('brand_files')
    .select('bytes')
    .where('set_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return bytes
}

/**
 * Deletes sets older than a week that the brand no longer uses. Logos stay: issued invoices are printed with theirs
 * (docs/product.md P6.216).
 */
export async function sweepLooks(db: Database): Promise<void> {
  await sql`
    delete from brand_sets s where kind <> 'logo' and created_at < now() - interval '7 days'
    and not exists (select from brand_settings b where s.id in (b.hero_set, b.made_set))`.execute(db)
}
