import { useQueryClient } from '@tanstack/react-query'
import type { Setup } from '#shared/contract/office/setup.admin.ts'
import { isKeepable, type KeepableStep } from '#shared/model/setup.ts'
import { SETUP_KEY, setupQuery } from '#web/features/office/setup/queries.ts'
import { STEP_WORDS } from '#web/features/office/setup/step-words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

type Step = Setup['steps'][number]

/** Whether nothing is left to do at a step. */
export const isSettled = ({ done, kept }: Step) => done || kept !== null

/** One step: a bulb, what it is, and where it is done. One that may be fine as it is can be kept (docs/product.md P17.11). */
export function StepRow({ row }: { row: Step }) {
  const { step, done, kept, have } = row
  const { title, text, to, link } = STEP_WORDS[step]
  const state = done ? 'done' : kept ? 'kept as it is' : 'to do'
  return (
    <article className="setup-step">
      <Bulb
        state={done ? 'lit' : kept ? 'solid' : 'hollow'}
        className={isSettled(row) ? 'text-confirmed' : 'text-pending'}
      />
      <div>
        <h3>
          {title}
          <span className="sr-only">: {state}</span>
        </h3>
        <p className="text-b3 text-ink-2">
          {kept && !done ? `Kept as it is${kept.by ? ` by ${kept.by}` : ''}, ${formatDate(kept.at)}.` : text(have ?? 0)}
        </p>
      </div>
      <div className="setup-actions">
        {!done && isKeepable(step) && <KeepButton step={step} title={title} kept={kept !== null} />}
        {(done || !kept) && (
          <ButtonLink as={Link} to={to} variant={done ? 'bare' : 'soft'} size="sm" aria-label={`${link}: ${title}`}>
            {done ? 'Change' : link}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

/** Keeps a step as it is, or reopens it. */
function KeepButton({ step, title, kept }: { step: KeepableStep; title: string; kept: boolean }) {
  const client = useQueryClient()
  const { send, busy, button } = useSubmit({
    write: (body: { kept: boolean }) => call('PUT /api/admin/setup/kept-steps', { body: { ...body, step } }),
    onDone: (setup) => client.setQueryData(setupQuery.queryKey, setup),
    stays: true,
    stale: [SETUP_KEY],
    fallback: 'The step could not be changed. Please try again.',
  })
  return (
    <Button
      ref={button}
      variant="bare"
      size="sm"
      busy={busy}
      aria-label={kept ? `Reopen ${title}` : `Keep ${title} as it is`}
      onClick={() => send({ kept: !kept })}
    >
      {kept ? 'Reopen' : 'Keep as it is'}
    </Button>
  )
}
