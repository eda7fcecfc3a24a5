import type { CustomerRow } from '#shared/contract/office/customers.admin.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the office should know about a customer at a glance. */
export function CustomerFlags({ customer }: { customer: CustomerRow }) {
  const { isDoNotBook, status, taxExempt, tags } = customer
  if (!isDoNotBook && status === 'active' && !taxExempt && tags.length === 0) return null
  return (
    <span className="desk-badges">
      {isDoNotBook && (
        <Badge tone="danger" bulb="lit">
          Do not book
        </Badge>
      )}
      {status === 'suspended' && (
        <Badge tone="cancelled" bulb="out">
          Suspended
        </Badge>
      )}
      {taxExempt && (
        <Badge tone="neutral" bulb="hollow">
          Tax-exempt
        </Badge>
      )}
      {tags.map((tag) => (
        <Badge key={tag} tone="neutral" bulb="hollow">
          {tag}
        </Badge>
      ))}
    </span>
  )
}
