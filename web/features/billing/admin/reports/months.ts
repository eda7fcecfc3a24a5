import type { Report } from '#shared/contract/office/reports.admin.ts'
import { addMonths } from '#shared/model/day.ts'

export type Month = Report['months'][number]

/** Every month from the first to the last, those in which nothing happened too. */
export function fillMonths(months: readonly Month[]): Month[] {
  const known = new Map(months.map((each) => [each.month, each]))
  const [first, last] = [[...known.keys()].sort()[0], [...known.keys()].sort().at(-1)]
  const all: Month[] = []
  for (let month = first; month && last && month <= last; month = addMonths(month, 1)) {
    all.push(known.get(month) ?? { month, received: 0, returned: 0, tax: 0 })
  }
  return all
}

/** The twelve months of a year, those in which nothing happened too. */
export function fillYear(months: readonly Month[], year: string): Month[] {
  const known = new Map(months.map((each) => [each.month, each]))
  return Array.from({ length: 12 }, (_, i) => {
    const month = addMonths(`${year}-01`, i)
    return known.get(month) ?? { month, received: 0, returned: 0, tax: 0 }
  })
}
