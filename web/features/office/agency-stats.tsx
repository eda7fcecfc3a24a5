import type { Summary } from '#shared/contract/office/office.admin.ts'
import { formatCount, formatRating } from '#web/lib/format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Stat, StatStrip } from '#web/ui/stat-strip.tsx'

const waits = (total: number, words: string): Pick<Stat, 'note' | 'bulb'> => ({
  note: `${formatCount(total)} ${words}`,
  ...(total > 0 && { bulb: { state: 'hollow', tone: 'pending' } }),
})

/** The agency in four figures (docs/product.md P6.4). */
export function AgencyStats({ summary }: { summary: Summary | undefined }) {
  if (!summary) return <Skeleton className="h-[172px] skeleton-panel" />
  const { agents, bookings, testimonials, averageRating } = summary
  return (
    <StatStrip
      stats={[
        {
          label: 'Total Agents',
          figure: formatCount(agents.total),
          note: `${formatCount(agents.active)} active`,
          ...(agents.active > 0 && { bulb: { state: 'lit', tone: 'confirmed' } }),
        },
        { label: 'Total Bookings', figure: formatCount(bookings.total), ...waits(bookings.pending, 'pending') },
        { label: 'Testimonials', figure: formatCount(testimonials.total), ...waits(testimonials.pending, 'to review') },
        testimonials.approved === 0
          ? { label: 'Avg Rating', figure: '–', note: 'no reviews yet' }
          : { label: 'Avg Rating', figure: formatRating(averageRating), of: '5', note: 'from approved reviews' },
      ]}
    />
  )
}
