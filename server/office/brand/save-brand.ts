import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { z } from 'zod'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { findBrandRow } from '#server/settings/brand/brand-rows.ts'
import type { BrandSettings, updateBrand } from '#shared/contract/office/brand/brand.admin.ts'
import { insertSet, type LookSet, nameSet, readSetFile, requireSet } from './brand-sets.ts'
import { writeLookSheet } from './look-sheet.ts'
import { presentBrand } from './present-brand.ts'

/** A change of the brand. */
export interface BrandChange extends By<OwnerActor> {
  brand: z.output<typeof updateBrand.body>
  /** The row version it was decided on; undefined when the client didn't say. */
  version: number | undefined
}

/**
 * Changes the brand, audited, and makes icons, share picture and style sheet anew (docs/product.md P6.210 to P6.215).
 * What equals the original is stored as the original. A request that changes nothing is a no-op.
 * @throws AppError invalid_request (400) for a logo or photo that is not stored, conflict (409) when another request
 *   changed the row
 */
export async function saveBrand(
  context: AppContext,
  { brand, version, actor, requestId }: BrandChange,
): Promise<BrandSettings> {
  const { db, config } = context
  const { originalBrand } = config
  const orNull = (field: 'name' | 'phone' | 'email') => (brand[field] === originalBrand[field] ? null : brand[field])
  const [name, phone, email] = [orNull('name'), orNull('phone'), orNull('email')]
  const logo = await requireSet(db, { address: brand.logo, kind: 'logo', field: 'logo' })
  const hero = await requireSet(db, { address: brand.hero, kind: 'hero', field: 'hero' })
  const accent = brand.accent
  // outside the transaction: drawing takes a while, and depends on nothing that another request may change
  const made = await makeLook(db, { name, original: originalBrand.name, accent, logo, hero: hero?.id ?? null })
  const saved = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('brand_settings').select('version').forUpdate().executeTakeFirstOrThrow()
    const is = await findBrandRow(trx)
    const wanted = {
      ...{ name, phone, email, accent_dark: accent?.dark ?? null, accent_light: accent?.light ?? null },
      ...{ logo_set: logo?.id ?? null, hero_set: hero?.id ?? null },
    }
    const before = pick(is, wanted)
    if (isDeepStrictEqual(before, wanted)) return is
    assertVersion(version, is.version, 'brand')
    if (made) await insertSet(trx, made)
    await trx
      .updateTable('brand_settings')
      .set({ ...wanted, made_set: made?.id ?? null })
      .execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'brand.changed', entity: 'brand', entityId: 'agency' },
      ...changed(before, wanted),
    })
    return findBrandRow(trx)
  })
  await context.brand.settle()
  return presentBrand(saved, config)
}

type Stored = Record<string, string | null>

const pick = (row: Readonly<Record<string, unknown>>, like: Stored): Stored =>
  Object.fromEntries(Object.keys(like).map((field) => [field, row[field] as string | null])) // texts, as the table says

function changed(before: Stored, after: Stored) {
  const fields = Object.keys(after).filter((field) => before[field] !== after[field])
  const named = (values: Stored) => Object.fromEntries(fields.map((field) => [FIELDS[field] ?? field, values[field]]))
  return { before: named(before), after: named(after) }
}
const FIELDS: Readonly<Record<string, string>> = {
  ...{ accent_dark: 'accentInTheDark', accent_light: 'accentInTheLight', logo_set: 'logo', hero_set: 'photo' },
}

interface LookFrom {
  name: string | null
  original: string
  accent: { dark: string; light: string } | null
  logo: { id: string; width: number | null; height: number | null; tone: 'own' | 'ink' | null } | null
  hero: string | null
}

/** Icons, share picture and style sheet; none while the site looks as it began. */
async function makeLook(db: Database, { name, original, accent, logo, hero }: LookFrom): Promise<LookSet | undefined> {
  if (name === null && accent === null && logo === null && hero === null) return undefined
  // a logo has all three, as its table says
  const drawn = logo && { id: logo.id, width: logo.width ?? 1, height: logo.height ?? 1, tone: logo.tone ?? 'own' }
  // the reader of fonts comes with it, which few processes need in memory
  const { drawMade } = await import('./draw-made.ts')
  const files = await drawMade({
    name: name ?? original,
    accent: accent?.dark ?? null,
    logo: drawn && { bytes: await readSetFile(db, drawn.id, 'logo.webp'), tone: drawn.tone },
    hero: hero === null ? null : await readSetFile(db, hero, 'hero-wide.webp'),
  })
  const sheet = writeLookSheet({ accent, logo: drawn, hero, name })
  if (sheet !== undefined) files.push(...packSheet(Buffer.from(sheet)))
  return nameSet({ kind: 'made', files })
}

/** The style sheet as it is, and packed once for all. */
const packSheet = (bytes: Buffer) => [
  { name: 'look.css', type: 'text/css', bytes },
  { name: 'look.css.br', type: 'text/css', bytes: brotliCompressSync(bytes) },
]
