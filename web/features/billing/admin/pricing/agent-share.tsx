import './pricing.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShareDialog } from '#web/features/billing/admin/pricing/share-dialog.tsx'
import { describeShare } from '#web/features/billing/admin/pricing/shares.tsx'
import { StatementDialog } from '#web/features/billing/admin/pricing/statement-dialog.tsx'
import { shareQuery } from '#web/features/billing/admin/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** One agent's share of a booking, and the statements; for owners (docs/product.md P1.14). */
export function AgentShareLine({ id }: { id: string }) {
  const { data: agent, isFetching, refetch } = useQuery(shareQuery(id))
  const [open, setOpen] = useState<'share' | 'statement'>()
  const close = () => setOpen(undefined)
  if (!agent && isFetching) return <Skeleton className="h-14" />
  if (!agent) {
    return (
      <Failure
        message="The share could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  return (
    <>
      <p className="num">{describeShare(agent)}</p>
      <div className="flex flex-wrap gap-(--s2)">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('share')}>
          Set share
        </Button>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('statement')}>
          Statement
        </Button>
      </div>
      {open === 'share' && <ShareDialog agent={agent} onSaved={close} onClose={close} />}
      {open === 'statement' && <StatementDialog agent={agent} onClose={close} />}
    </>
  )
}
