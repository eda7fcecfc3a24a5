import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { type BookingValues, chooseHours } from '#web/features/bookings/request/booking-request.ts'

/** The packages there are, as a screen has read them. */
export interface Packages {
  /** Undefined until they have loaded. */
  all: readonly ActivePackage[] | undefined
  loading: boolean
  onReload: () => void
}

interface Options {
  form: UseFormReturn<BookingValues, unknown, BookingRequest>
  packages: Packages
  agent: Agent | undefined
  /** The package the address asks for, and the category it puts first. */
  wanted: string | null
  category: string | null
}

/**
 * The package a request is for (docs/product.md P3.20). What was chosen stays chosen: it counts while it is offered, and
 * while the agent is of its category.
 */
export function usePackage({ form, packages, agent, wanted, category }: Options) {
  const { all } = packages
  const [id, setId] = useState('')
  // a package the server has refused is not offered again, even when the list still has it
  const [refused, setRefused] = useState<string>()
  const asked = all?.find((offer) => offer.id === (id || wanted))
  const fitting = agent?.category ?? asked?.category ?? category
  const offers = (all ?? []).filter((offer) => offer.category === fitting && offer.id !== refused)
  const offer = offers.find((offer) => offer.id === id)

  const { getValues, setValue, formState } = form
  const typedHours = formState.dirtyFields.duration === true
  const fillHours = useCallback(
    (offer: ActivePackage) => {
      const hours = chooseHours(offer, typedHours ? getValues('duration') : null)
      setValue('duration', hours, { shouldValidate: formState.isSubmitted })
    },
    [typedHours, getValues, setValue, formState.isSubmitted],
  )
  // the address's package is chosen once, when the packages are loaded
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    if (taken || !wanted || !all) return
    setTaken(true)
    setId(wanted)
    const offer = all.find(({ id }) => id === wanted)
    if (offer) fillHours(offer)
  }, [taken, wanted, all, fillHours])

  return {
    offers,
    offer,
    choose: (chosen: string) => {
      setId(chosen)
      const offer = offers.find(({ id }) => id === chosen)
      if (offer) fillHours(offer)
    },
    /** Why what was chosen does not count. */
    notice: id && all && !offer ? explainRefusal(id === refused ? undefined : asked, agent) : undefined,
    refuse: () => setRefused(id),
    /** The address asks for one, which is not chosen yet. */
    waiting: !!wanted && !taken && (all !== undefined || packages.loading),
    failed: !!wanted && !all && !packages.loading,
  }
}

const explainRefusal = (offer: ActivePackage | undefined, agent: Agent | undefined): string =>
  offer && agent
    ? `${offer.name} cannot be booked with ${agent.name}. The price is by the hour now.`
    : 'This package is no longer offered. The price is by the hour now.'
