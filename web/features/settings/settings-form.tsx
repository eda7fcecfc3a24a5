import type { AgencySettings } from '#shared/contract/settings/settings.ts'
import { currencyWords } from '#shared/model/currency-words.ts'
import { AGREEMENT_FIELDS, MOST_TEMPLATE } from '#shared/model/proposal.ts'
import { PolicyTiers } from '#web/features/settings/cancellation/policy-tiers.tsx'
import { ConflictNotice } from '#web/features/settings/conflict-notice.tsx'
import { type DraftField, FIELD_LABELS } from '#web/features/settings/draft.ts'
import { OpeningHours } from '#web/features/settings/opening-hours.tsx'
import { useSettingsForm } from '#web/features/settings/use-settings-form.ts'
import { useFormElement } from '#web/forms/use-form-element.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** '{agency} (name of the agency), {customer} (name of the customer)': the fields of the agreement's template. */
const TEMPLATE_FIELDS = Object.entries(AGREEMENT_FIELDS)
  .map(([name, meaning]) => `{${name}} (${meaning.charAt(0).toLowerCase()}${meaning.slice(1)})`)
  .join(', ')

/** Settings that are no text. */
type Untyped = 'openingHours' | 'reviewNewAgents' | 'cancellationPolicy' | 'countersignByHand'

/** What the agency decides about itself, as a form (docs/product.md P6.17 for what happens when two change it). */
export function SettingsForm({ settings }: { settings: AgencySettings }) {
  const form = useSettingsForm(settings)
  const { draft, errors, conflict, changed, busy, set } = form
  const { element, leaving, submit } = useFormElement<DraftField>(
    changed.length > 0,
    form.submit,
    (name) => `[name="${name}"], #settings-${name}`,
  )

  /** What a field of one text is wired with. */
  const text = (field: Exclude<DraftField, Untyped>) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  })
  const field = (name: DraftField, hint: string) => ({ label: FIELD_LABELS[name], hint, error: errors[name] })

  return (
    <form
      ref={element}
      tabIndex={-1}
      className="settings-form"
      aria-label="Agency settings"
      noValidate
      onSubmit={submit}
    >
      {leaving && (
        <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset}>
          Your changes to the agency settings are not saved yet.
        </LeaveQuestion>
      )}
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          draft={draft}
          changed={changed}
          onTakeOver={() => form.takeOver(conflict)}
          onGiveUp={() => form.giveUp(conflict)}
        />
      )}
      <section>
        <h2>The office</h2>
        <div className="settings-fields">
          <Field {...field('address', 'Printed on invoices and emails. Up to 500 characters.')}>
            <Textarea rows={3} maxLength={500} {...text('address')} />
          </Field>
          <Field
            {...field('noticeRecipients', 'Email addresses for booking and payment alerts, one per line (up to 20).')}
          >
            <Textarea rows={3} inputMode="email" spellCheck={false} {...text('noticeRecipients')} />
          </Field>
          <div className="settings-wide">
            <OpeningHours
              spans={draft.openingHours}
              error={errors.openingHours}
              onChange={(spans) => set('openingHours', spans)}
            />
          </div>
        </div>
      </section>
      <section>
        <h2>Talent</h2>
        <Switch
          name="reviewNewAgents"
          checked={draft.reviewNewAgents}
          onChange={({ target }) => set('reviewNewAgents', target.checked)}
        >
          Talent who join by invite go public only after the office publishes them
        </Switch>
      </section>
      <section>
        <h2>Bookings and money</h2>
        <div className="settings-fields">
          <Field {...field('depositPercent', 'Percent of the price, 1 to 99. Leave blank for no deposit.')}>
            <Input inputMode="numeric" {...text('depositPercent')} />
          </Field>
          <Field {...field('bufferMinutes', 'Minutes kept free after each booking, 0 to 1,440.')}>
            <Input inputMode="numeric" {...text('bufferMinutes')} />
          </Field>
          <Field {...field('agentSharePercent', 'Percent of what the customer paid, 0 to 100. Leave blank if none.')}>
            <Input inputMode="numeric" {...text('agentSharePercent')} />
          </Field>
          <Field
            {...field(
              'bookerRefundLimit',
              `The most a booker can refund or reverse of one payment, in ${currencyWords()}. Owners have no limit.`,
            )}
          >
            <Input inputMode="decimal" {...text('bookerRefundLimit')} />
          </Field>
        </div>
      </section>
      <section>
        <h2>Cancellation</h2>
        <div className="settings-fields">
          <PolicyTiers
            tiers={draft.cancellationPolicy}
            error={errors.cancellationPolicy}
            own={draft.cancellationTerms.trim()}
            onChange={(tiers) => set('cancellationPolicy', tiers)}
          />
          <Field
            className="settings-wide"
            {...field(
              'cancellationTerms',
              'Printed after the terms above. Make sure it does not contradict them. Leave blank for nothing.',
            )}
          >
            <Textarea rows={4} maxLength={5000} {...text('cancellationTerms')} />
          </Field>
          <Field
            {...field(
              'keptSharePercent',
              'Percent of the money kept, without tax, 0 to 100. Leave blank for the usual share.',
            )}
          >
            <Input inputMode="numeric" {...text('keptSharePercent')} />
          </Field>
        </div>
      </section>
      <section>
        <h2>Proposals</h2>
        <div className="settings-fields">
          <Field
            className="settings-wide"
            {...field(
              'agreementTemplate',
              `Customers sign this with a proposal. Fields that are filled in: ${TEMPLATE_FIELDS}. Leave blank to use our standard agreement.`,
            )}
          >
            <Textarea rows={14} maxLength={MOST_TEMPLATE} {...text('agreementTemplate')} />
          </Field>
        </div>
        <Switch
          name="countersignByHand"
          checked={draft.countersignByHand}
          onChange={({ target }) => set('countersignByHand', target.checked)}
        >
          We countersign each agreement by hand; otherwise it is countersigned when the customer signs
        </Switch>
      </section>
      <SaveBar unsaved={changed.map((name) => FIELD_LABELS[name])} busy={busy} onDiscard={form.discard} />
    </form>
  )
}
