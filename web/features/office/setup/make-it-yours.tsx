import './setup.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Setup } from '#shared/contract/office/setup.admin.ts'
import { Checklist } from '#web/features/office/setup/checklist.tsx'
import { DemoRemoval } from '#web/features/office/setup/demo-removal.tsx'
import { SETUP_KEY, setupQuery } from '#web/features/office/setup/queries.ts'
import { isSettled } from '#web/features/office/setup/step-row.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface MakeItYoursProps {
  /** Called with whether the session goes on, once the demo is gone and its dialog closed. */
  onRemoved: (goesOn: boolean) => void
}

/**
 * The owner's way from the demo to an agency of their own: first whether the demo stays, then the checklist until
 * everything is done (docs/product.md P17.1, P17.10). Nothing while it loads: the waiting work leads.
 */
export function MakeItYours({ onRemoved }: MakeItYoursProps) {
  const { data } = useQuery(setupQuery)
  const [removing, setRemoving] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone: reading goes on here
  const goOn = () => place.current?.focus({ preventScroll: true })
  const isOpen = data && data.demo !== 'loaded' && !data.hidden && !data.steps.every(isSettled)
  return (
    <div ref={place} tabIndex={-1} className="setup-place">
      {data?.demo === 'loaded' && <DemoQuestion onRemove={() => setRemoving(true)} onKept={goOn} />}
      {isOpen && <OpenChecklist setup={data} onRemove={() => setRemoving(true)} onHidden={goOn} />}
      {removing && <DemoRemoval onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
    </div>
  )
}

/** Asks whether the demo is kept for now or removed. */
function DemoQuestion({ onRemove, onKept }: { onRemove: () => void; onKept: () => void }) {
  const client = useQueryClient()
  const { send, busy, button } = useSubmit({
    write: (body: { kept: boolean }) => call('PUT /api/admin/demo/kept', { body }),
    onDone: (setup) => {
      client.setQueryData(setupQuery.queryKey, setup)
      onKept()
      toast({ title: 'The demo stays for now', description: 'Remove it any time in Agency settings.' })
    },
    stale: [SETUP_KEY],
    fallback: 'That could not be saved. Please try again.',
  })
  return (
    <section className="panel admin-panel setup" aria-labelledby="setup-title">
      <header>
        <h2 id="setup-title">Make it yours</h2>
      </header>
      <p className="setup-lead">
        This is a demo: its people, bookings and money are made up. Keep it while you look around, or remove it and set
        up your own agency.
      </p>
      <div className="setup-buttons">
        <Button variant="line" onClick={onRemove}>
          Remove the demo
        </Button>
        <Button ref={button} variant="bare" busy={busy} onClick={() => send({ kept: true })}>
          Keep it for now
        </Button>
      </div>
    </section>
  )
}

interface OpenChecklistProps {
  setup: Setup
  onRemove: () => void
  onHidden: () => void
}

/** The checklist with the next steps, which can be hidden; beside a demo that was kept, the way to remove it. */
function OpenChecklist({ setup, onRemove, onHidden }: OpenChecklistProps) {
  const client = useQueryClient()
  const { send, busy, button } = useSubmit({
    write: (body: { hidden: boolean }) => call('PUT /api/admin/setup/checklist', { body }),
    onDone: (saved) => {
      client.setQueryData(setupQuery.queryKey, saved)
      onHidden()
      toast({ title: 'Checklist hidden', description: 'Find it in Agency settings.' })
    },
    stale: [SETUP_KEY],
    fallback: 'The checklist could not be hidden. Please try again.',
  })
  return (
    <section className="panel admin-panel setup" aria-labelledby="setup-title">
      <header>
        <h2 id="setup-title">Make it yours</h2>
        <Button ref={button} variant="bare" size="sm" busy={busy} onClick={() => send({ hidden: true })}>
          Hide
        </Button>
      </header>
      <Checklist steps={setup.steps} />
      {setup.demo === 'kept' && (
        <p className="setup-kept">
          The demo is still here, and its people don’t count.
          <Button variant="bare" size="sm" onClick={onRemove}>
            Remove the demo
          </Button>
        </p>
      )}
    </section>
  )
}
