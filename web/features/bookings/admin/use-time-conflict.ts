import { useState } from 'react'
import { isTimeConflict } from '#web/features/bookings/admin/time-conflict.ts'
import type { ApiError } from '#web/lib/api.ts'

/** What a body is sent again with when the agent would be booked twice. */
export interface Override {
  confirmAnyway?: boolean
  reason?: string | null
}

/** A refused body, kept until it is sent again with a reason or dropped. */
export function useTimeConflict<Body extends object>() {
  const [conflict, setConflict] = useState<{ sentence: string; body: Body }>()
  return {
    /** For `take` of useSubmit. */
    takeTimeConflict(refusal: ApiError, body: Body): boolean {
      const found = isTimeConflict(refusal)
      setConflict(found ? { sentence: refusal.sentence ?? '', body } : undefined)
      return found
    },
    clearConflict: () => setConflict(undefined),
    /** Props of TimeConflictDialog while there is a conflict. */
    dialogProps: (send: (body: Body & Override) => void) =>
      conflict && {
        sentence: conflict.sentence,
        onConfirm: (reason: string) => send({ ...conflict.body, confirmAnyway: true, reason }),
        onClose: () => setConflict(undefined),
      },
  }
}
