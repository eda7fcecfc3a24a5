import { useQuery } from '@tanstack/react-query'
import { addressLine } from '#shared/model/brand.ts'
import { agencyQuery } from '#web/features/settings/agency-query.ts'
import { brand } from '#web/lib/brand.ts'

/** Where the agency gets its letters; the brand's address until the office's is known. */
export function AgencyAddress() {
  const { data } = useQuery(agencyQuery)
  return addressLine(data?.address ?? brand.address)
}
