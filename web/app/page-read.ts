import type { QueryClient } from '@tanstack/react-query'
import { PAGE_READ_ID, type PageRead } from '#shared/contract/page-read.ts'
import { categoriesQuery, facetsQuery, occasionQuery, packagesQuery } from '#web/features/catalog/queries.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'

/** What the page brought along; nothing when it could not be written with it, and then the screen asks for itself. */
export function findPageReads(page: Document): PageRead[] {
  const text = page.getElementById(PAGE_READ_ID)?.textContent
  return text ? (JSON.parse(text) as PageRead[]) : [] // the server wrote it by the same contract
}

const KEYS: Record<Exclude<PageRead['call'], 'GET /api/occasions/:occasion/agents'>, readonly string[]> = {
  'GET /api/agents/facets': facetsQuery.queryKey,
  'GET /api/categories': categoriesQuery.queryKey,
  'GET /api/packages': packagesQuery.queryKey,
  'GET /api/testimonials/approved': approvedQuery.queryKey,
}

/** Puts an answer where its screen looks for it. A list that is not whole is drawn, and asked for all the same. */
export function adoptPageRead(client: QueryClient, { call, answer, whole, occasion }: PageRead): void {
  const queryKey = call === 'GET /api/occasions/:occasion/agents' ? occasionQuery(occasion).queryKey : KEYS[call]
  client.setQueryData<PageRead['answer']>(queryKey, answer)
  if (!whole) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
