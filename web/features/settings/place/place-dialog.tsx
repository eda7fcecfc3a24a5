import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { PlaceSettings } from '#shared/contract/settings/place.ts'
import { currencyWords } from '#shared/model/currency-words.ts'
import { cityName, MOST_CITY, type Place, setPlace } from '#shared/model/place.ts'
import { isCurrency } from '#shared/model/place-checks.ts'
import { placeQuery } from '#web/features/settings/place/place-query.ts'
import {
  CLOCK_LABELS,
  DATE_ORDER_LABELS,
  type PlaceValues,
  readValues,
  toValues,
  WEEK_START_LABELS,
} from '#web/features/settings/place/place-values.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch, useVersion } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input, Select } from '#web/ui/field.tsx'

/** Edits the time zone, currency, week, dates and phones (docs/product.md P8.20). */
export function PlaceDialog({ place, onClose }: { place: PlaceSettings; onClose: () => void }) {
  const client = useQueryClient()
  const lists = useId()
  const form = useReadForm<PlaceValues, Place>(toValues(place), readValues)
  const { register } = form
  const { errors } = form.formState
  const version = useVersion(place, {
    changed: 'Someone else changed the place.',
    onLoad: (theirs) => form.reset(toValues(theirs)),
  })
  const submit = useSubmit({
    form,
    write: (body: Place) => {
      version.clear()
      return call('PUT /api/admin/place-settings', { body, headers: ifMatch(version.from) })
    },
    take: version.takeConflict,
    done: () => ({ title: 'Settings saved' }),
    onDone: (saved) => {
      setPlace(saved)
      client.setQueryData(placeQuery.queryKey, saved)
      onClose()
      // what is on screen is written anew
      void client.invalidateQueries()
    },
    stale: [placeQuery.queryKey],
    fallback: 'Failed to save the settings',
  })
  return (
    <FormDialog
      title="Place"
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      {version.notice}
      <Field
        label="Time zone"
        required
        hint="Type a city. Events keep their moment: after a change, their times are shown as clocks there say."
        error={errors.timeZone?.message}
      >
        <Input {...register('timeZone')} list={`${lists}-zones`} maxLength={60} autoComplete="off" spellCheck={false} />
      </Field>
      <datalist id={`${lists}-zones`}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <Field
        label="City"
        hint="Named beside times and in texts. Empty: the city of the time zone."
        error={errors.city?.message}
      >
        <Input
          {...register('city')}
          placeholder={cityName({ ...place, city: '' })}
          maxLength={MOST_CITY}
          autoComplete="address-level2"
        />
      </Field>
      <Field
        label="Currency"
        required
        hint={
          place.currencyFixed
            ? `There is money in ${currencyWords()} already, so the currency can’t be changed.`
            : 'A code with two decimals, such as USD or EUR. Prices keep their numbers. It can’t be changed once there is an invoice, payment or proposal.'
        }
        error={errors.currency?.message}
      >
        <Input
          {...register('currency')}
          list={`${lists}-currencies`}
          maxLength={3}
          autoComplete="off"
          readOnly={place.currencyFixed}
        />
      </Field>
      <datalist id={`${lists}-currencies`}>
        {Intl.supportedValuesOf('currency')
          .filter(isCurrency)
          .map((code) => (
            <option key={code} value={code} />
          ))}
      </datalist>
      <Field label="Weeks start on" hint="In calendars and lists of hours">
        <Choice labels={WEEK_START_LABELS} field={register('weekStart')} />
      </Field>
      <Field label="Dates">
        <Choice labels={DATE_ORDER_LABELS} field={register('dateOrder')} />
      </Field>
      <Field label="Times">
        <Choice labels={CLOCK_LABELS} field={register('clock')} />
      </Field>
      <Field
        label="Country code of phones"
        required
        hint="Of numbers without one: 1 for the US and Canada, 49 for Germany."
        error={errors.phoneCode?.message}
      >
        <Input {...register('phoneCode')} inputMode="tel" maxLength={5} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}

interface ChoiceProps {
  labels: Readonly<Record<string, string>>
  field: ReturnType<ReturnType<typeof useReadForm<PlaceValues, Place>>['register']>
}

function Choice({ labels, field }: ChoiceProps) {
  return (
    <Select {...field}>
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
