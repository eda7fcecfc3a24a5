import { useSearchParams } from 'react-router'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { isDay } from '#shared/model/day.ts'
import { BlockedTimes } from '#web/features/availability/blocked-times.tsx'
import { useWeek } from '#web/features/availability/use-week.ts'
import { WeeklyHours } from '#web/features/availability/weekly-hours.tsx'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'

/** When an agent can be booked, as the office sets it (docs/product.md P6.16, P6.87). */
export function AgentCalendar({ agent: { id, name } }: { agent: AdminAgent }) {
  const whose = { id, name }
  const [params] = useSearchParams()
  const day = params.get('block')
  const week = useWeek(whose)
  const leaving = useLeaving(week.dirty)
  return (
    <div className="person-stack">
      <BlockedTimes whose={whose} day={isDay(day) ? day : undefined} />
      <WeeklyHours week={week} whose={whose} />
      {leaving && (
        <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset}>
          The weekly hours are not saved yet.
        </LeaveQuestion>
      )}
    </div>
  )
}
