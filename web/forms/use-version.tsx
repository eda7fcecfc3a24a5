import { type ReactNode, useState } from 'react'
import type { ApiError } from '#web/lib/api.ts'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'

interface VersionOptions<T> {
  /** The sentence when the server sent none. */
  changed: string
  /** Fills the form from the newer version. */
  onLoad: (theirs: T) => void
}

/**
 * The version that a form began with, while the list may already hold a newer one (docs/product.md P6.17).
 * @param latest the item as the list has it now
 */
export function useVersion<T extends { version: number } | null>(latest: T, { changed, onLoad }: VersionOptions<T>) {
  const [from, setFrom] = useState(latest)
  const [conflict, setConflict] = useState<string>()
  const goOn = () => {
    setFrom(latest)
    setConflict(undefined)
  }
  const notice: ReactNode = conflict && (
    <ConflictNotice
      title={conflict}
      newer={latest?.version !== from?.version}
      onLoad={() => {
        goOn()
        onLoad(latest)
      }}
      onKeep={goOn}
    />
  )
  return {
    from,
    /** Offers the choice between both versions, while there is a conflict. */
    notice,
    /** For `take` of useSubmit. */
    takeConflict({ status, sentence }: ApiError): boolean {
      if (status !== 409) return false
      setConflict(sentence ?? changed)
      return true
    },
    /** Hides the notice: the form is submitted again. */
    clear: () => setConflict(undefined),
  }
}

/** The If-Match header of a version. */
export const ifMatch = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
