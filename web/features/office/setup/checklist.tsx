import { useState } from 'react'
import type { Setup } from '#shared/contract/office/setup.admin.ts'
import { isSettled, StepRow } from '#web/features/office/setup/step-row.tsx'
import { Button } from '#web/ui/button.tsx'

/** Open steps before the rest unfolds: the waiting work below stays in sight. */
const FIRST = 3

/** How far the checklist is, and its next steps; all of them when asked. */
export function Checklist({ steps, first = FIRST }: { steps: Setup['steps']; first?: number }) {
  const [all, setAll] = useState(false)
  const open = steps.filter((row) => !isSettled(row))
  const shown = all ? steps : open.slice(0, first)
  return (
    <>
      <ProgressBulbs steps={steps} />
      {shown.length > 0 && (
        <ul className="setup-steps">
          {shown.map((row) => (
            <li key={row.step}>
              <StepRow row={row} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="bare" size="sm" className="setup-more" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Show fewer steps' : `Show all ${steps.length} steps`}
      </Button>
    </>
  )
}

/** How far the checklist is: a bulb a step, and the count in words. */
function ProgressBulbs({ steps }: { steps: Setup['steps'] }) {
  const done = steps.filter(isSettled).length
  return (
    <p className="setup-progress">
      <span className="setup-bulbs" aria-hidden="true">
        {steps.map(({ step }, i) => (
          <i key={step} className={i < done ? 'is-lit' : undefined} />
        ))}
      </span>
      <span>
        {done} of {steps.length} steps done
      </span>
    </p>
  )
}
