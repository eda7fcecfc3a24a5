import { useQuery } from '@tanstack/react-query'
import type { BookingChoices } from '#web/features/bookings/admin/choice-fields.tsx'
import { categoriesQuery } from '#web/features/catalog/queries.ts'
import { callWithHeaders } from '#web/lib/api.ts'
import { readPage } from '#web/lib/page.ts'

/** The categories and the people that bookings can be narrowed to; one who is chosen is among them. */
export function useBookingChoices(person: string): BookingChoices {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: people } = useQuery({
    queryKey: ['agents', 'pick', ''],
    queryFn: async ({ signal }) => readPage(await callWithHeaders('GET /api/admin/agents', { signal })),
    staleTime: 0,
  })
  const rows = people?.rows ?? []
  const missing = person !== '' && !rows.some(({ id }) => id === person)
  const { data: named } = useQuery({
    queryKey: ['agents', 'one', person],
    queryFn: async ({ signal }) =>
      (await callWithHeaders('GET /api/admin/agents/:id', { params: { id: person }, signal })).data,
    enabled: missing && people !== undefined,
  })
  return { categories, people: missing && named ? [named, ...rows] : rows }
}
