import type { ReactNode } from 'react'
import { isForAdults } from '#shared/model/agent.ts'

interface AgreementProps {
  /** Opens the terms. */
  link: ReactNode
  /** The category that is booked; undefined while nobody is chosen. */
  category: string | undefined
}

/** What sending the request agrees to (docs/product.md P3.53). */
export function Agreement({ link, category }: AgreementProps) {
  return (
    <p className="booking-agreement">
      By sending this request you agree to the {link}
      {category !== undefined && isForAdults(category) && ' and confirm that you are 21 or older'}.
    </p>
  )
}
