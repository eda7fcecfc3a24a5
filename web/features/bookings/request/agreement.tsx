import type { ReactNode } from 'react'
import { isForAdults } from '#shared/model/agent.ts'

interface AgreementProps {
  /** Opens the terms. */
  link: ReactNode
  /** The categories that are booked; none while nobody is chosen. */
  categories: readonly string[]
}

/** What sending the request agrees to (docs/product.md P3.53). */
export function Agreement({ link, categories }: AgreementProps) {
  return (
    <p className="booking-agreement">
      By sending this request you agree to the {link}
      {categories.some(isForAdults) && ' and confirm that you are 21 or older'}.
    </p>
  )
}
