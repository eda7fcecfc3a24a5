import type { MarginPart, MarginSums } from '#shared/contract/office/margin.admin.ts'
import type { PersonMarginRow } from './margin-rows.ts'

/** People the screen names; the file names everyone. */
const NAMED = 20

/** What is left: received less what went back, tax, shares and fees; integer cents (docs/product.md P7.127). */
export const marginCents = ({ received, returned, tax, talent, fees }: Omit<MarginSums, 'margin' | 'unknownFees'>) =>
  received - returned - tax - talent - fees

/** The margin of each person; integer cents, in the order of the rows. */
export function presentPeople(rows: readonly PersonMarginRow[]): MarginPart[] {
  return rows.map(({ id, name, category, category_id, unknown, ...sums }) => ({
    ...{ id, name, ...sums },
    unknownFees: unknown,
    margin: marginCents(sums),
  }))
}

/** The margin of each category with any; integer cents, the most received first (docs/product.md P7.150). */
export function presentMarginCategories(rows: readonly PersonMarginRow[]): MarginPart[] {
  return [...Map.groupBy(rows, ({ category_id }) => category_id)]
    .map(([id, own]) => addUp(id, own[0]?.category ?? '', presentPeople(own)))
    .sort((a, b) => b.received - a.received || a.name.localeCompare(b.name))
}

/** The first people, and everyone else in one row, so that the sums stay those of all; integer cents. */
export function nameFirst(people: readonly MarginPart[]): MarginPart[] {
  if (people.length <= NAMED) return [...people]
  return [...people.slice(0, NAMED), addUp(null, 'Everyone else', people.slice(NAMED))]
}

function addUp(id: string | null, name: string, parts: readonly MarginPart[]): MarginPart {
  const sum = (column: keyof MarginSums) => parts.reduce((total, part) => total + part[column], 0)
  return {
    ...{ id, name, received: sum('received'), returned: sum('returned'), tax: sum('tax'), talent: sum('talent') },
    ...{ fees: sum('fees'), unknownFees: sum('unknownFees'), margin: sum('margin') },
  }
}
