import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { type BookingValues, chooseHours, type FormRequest } from '#web/features/bookings/request/booking-request.ts'
import { PackageField } from '#web/features/bookings/request/packages/package-field.tsx'

interface OtherPackageProps {
  form: UseFormReturn<BookingValues, unknown, FormRequest>
  /** Which of the other performers, from 0. */
  i: number
  /** The packages of the performer's category. */
  offers: readonly ActivePackage[]
}

/** The package of a further performer, where the category has some; it brings its hours along (docs/product.md P3.20). */
export function OtherPackage({ form, i, offers }: OtherPackageProps) {
  const { watch, setValue, getValues, formState } = form
  const chosen = watch(`others.${i}.packageId`)
  const isGone = typeof chosen === 'string' && !offers.some(({ id }) => id === chosen)
  useEffect(() => {
    if (isGone) setValue(`others.${i}.packageId`, undefined)
  }, [isGone, i, setValue])
  const error = formState.errors.others?.[i]?.packageId?.message
  if (offers.length === 0) {
    return error ? (
      <p role="alert" className="field-error booking-full">
        {error}
      </p>
    ) : null
  }
  const choose = (id: string) => {
    setValue(`others.${i}.packageId`, id || undefined)
    const offer = offers.find((one) => one.id === id)
    const typed = formState.dirtyFields.others?.[i]?.duration ? getValues(`others.${i}.duration`) : null
    if (offer) setValue(`others.${i}.duration`, chooseHours(offer, typed))
  }
  return (
    <div className="booking-full">
      <PackageField offers={offers} offer={offers.find(({ id }) => id === chosen)} onChoose={choose} error={error} />
    </div>
  )
}
