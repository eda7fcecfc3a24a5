import { useState } from 'react'
import type { ConfirmBlock } from '#shared/contract/errors.ts'
import { isBlocked, readBlocks } from '#web/features/bookings/admin/confirm-blocks.ts'
import type { ApiError } from '#web/lib/api.ts'

/** What a body is sent again with to override what speaks against it. */
export interface Override {
  confirmAnyway?: boolean
  reason?: string | null
}

/** A refused body, kept until it is sent again with a reason or dropped. */
export function useConfirmBlocks<Body extends object>() {
  const [refused, setRefused] = useState<{ blocks: readonly ConfirmBlock[]; body: Body }>()
  return {
    /** The refused body. */
    refusedBody: refused?.body,
    /** For `take` of useSubmit. */
    takeBlocks(refusal: ApiError, body: Body): boolean {
      const blocked = isBlocked(refusal)
      setRefused(blocked ? { blocks: readBlocks(refusal), body } : undefined)
      return blocked
    },
    /** Props of ConfirmBlocksDialog while something blocks. */
    dialogProps: (send: (body: Body & Override) => void) =>
      refused && {
        blocks: refused.blocks,
        onConfirm: (reason: string) => send({ ...refused.body, confirmAnyway: true, reason }),
        onClose: () => setRefused(undefined),
      },
  }
}
