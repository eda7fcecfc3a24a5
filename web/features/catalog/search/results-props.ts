import type { Filter } from '#web/features/catalog/browse/filter.ts'
import type { Search } from '#web/features/catalog/search/search-params.ts'
import type { Listing, useFound } from '#web/features/catalog/search/use-found.ts'
import type { ChangeSearch } from '#web/features/catalog/search/use-search-address.ts'

/** Props of the results of home and of each of their lazy parts. */
export interface ResultsProps {
  /** What is shown: while the next answer is on its way, the one before. */
  listing: Listing | undefined
  found: ReturnType<typeof useFound>
  filter: Filter
  search: Search
  /** For buttons that go away with what they clear. */
  clear: ChangeSearch
}
