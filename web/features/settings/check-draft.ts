import { wasMasked } from '#shared/model/mask-cards.ts'
import { formatWhole } from '#shared/model/money.ts'
import { showMasked } from '#web/lib/masked-card.ts'
import '#web/lib/zod-without-eval.ts'
import { updateSettings } from '#shared/contract/settings/settings.ts'
import { buildBody, type Draft, type DraftField, type DraftSpan } from '#web/features/settings/draft.ts'
import { WEEKDAYS } from '#web/lib/week.ts'

export type DraftErrors = Partial<Record<DraftField, string>>

const sayNumbers = () => ({
  depositPercent: 'Enter a whole number from 1 to 99, or leave blank',
  bufferMinutes: 'Enter a whole number from 0 to 1,440',
  agentSharePercent: 'Enter a whole number from 0 to 100, or leave blank',
  bookerRefundLimit: `Enter an amount from ${formatWhole(0)} to ${formatWhole(1_000_000)}`,
  keptSharePercent: 'Enter a whole number from 0 to 100, or leave blank',
})

/** Checks what was typed as the server will: what travels, or the first thing wrong with each field. */
export function checkDraft(draft: Draft) {
  const body = buildBody(draft)
  const checked = updateSettings.body.safeParse(body)
  if (wasMasked(body, checked.data)) showMasked()
  const errors: DraftErrors = {}
  for (const { path, message } of checked.error?.issues ?? []) {
    const [name, index] = path
    const field = name as DraftField // the body's keys are the draft's
    errors[field] ??= sayWrong(field, Number(index), message, body.noticeRecipients, draft.openingHours)
  }
  return { body: checked.data, errors }
}

function sayWrong(
  field: DraftField,
  index: number,
  message: string,
  recipients: readonly string[],
  spans: readonly DraftSpan[],
): string {
  if (field === 'cancellationPolicy') return 'Check the fields marked above'
  if (field === 'noticeRecipients' && !Number.isNaN(index)) return `'${recipients[index]}' is not an email address`
  const weekday = field === 'openingHours' ? spans[index]?.weekday : undefined
  if (weekday !== undefined) return `${WEEKDAYS[weekday]}: the end must be after the start`
  return (sayNumbers() as Partial<Record<DraftField, string>>)[field] ?? message // no other field has one
}
