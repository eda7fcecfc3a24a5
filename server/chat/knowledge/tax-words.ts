import type { Database } from '#server/db/client.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import { listFormat } from '#shared/model/lazy-format.ts'
import { toPercent } from '#shared/model/tax.ts'

const list = listFormat()

/**
 * The tax that is added to prices, in a sentence: 'Sales tax (8%) is added to prices of Bartenders and DJs.'; empty when
 * none is (docs/product.md P7.132). Names only categories that everyone may see.
 */
export async function describeTax(db: Database): Promise<string> {
  const categories = await db
    .selectFrom('categories')
    .select(['display_name', plusTax('categories.name').as('plus_tax')])
    .where('hidden', '=', false)
    .orderBy('display_name')
    .orderBy('id')
    .execute()
  const taxed = categories.filter(({ plus_tax }) => plus_tax).map(({ display_name }) => display_name)
  if (taxed.length === 0) return ''
  const { name, rate } = await db.selectFrom('tax_settings').select(['name', 'rate']).executeTakeFirstOrThrow()
  const listed = list.format(taxed)
  return `${name} (${toPercent(rate)}%) is added to ${taxed.length === categories.length ? 'all prices' : `prices of ${listed}`}.`
}
