import { type ReactNode, useState } from 'react'
import type { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * For a form over a record whose opening is audited: when someone else changed the record meanwhile, it is opened again
 * rather than merged.
 * @param changed the sentence when the server sent none
 * @param onReload opens the record as it is now
 */
export function useStaleRecord(changed: string, onReload: () => void) {
  const [sentence, setSentence] = useState<string>()
  const notice: ReactNode = sentence && (
    <div role="alert" className="people-buttons">
      <p className="text-danger">{sentence}</p>
      <Button size="sm" onClick={onReload}>
        Open them again
      </Button>
    </div>
  )
  return {
    isStale: sentence !== undefined,
    notice,
    /** Takes the refusal of a save from another version. */
    take(refusal: ApiError): boolean {
      if (refusal.status !== 409) return false
      setSentence(refusal.sentence ?? changed)
      return true
    },
  }
}
