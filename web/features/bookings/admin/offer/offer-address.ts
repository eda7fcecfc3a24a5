import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { NEW_BOOKING_OPENED_HERE, wasOpenedHere } from '#web/features/bookings/admin/entry/entry-address.ts'
import { isId } from '#web/features/bookings/admin/search-params.ts'
import { readWhole } from '#web/lib/event-address.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'

/** What a link to the New proposal form names: a version of an event's proposal to begin with, or nothing. */
export interface NewProposalAddress {
  /** The id of an event. */
  like: string | undefined
  /** The version of its proposal. */
  version: number | undefined
}

/** Takes the form's parameters out of an address. */
export const NO_NEW_PROPOSAL = { new: '', like: '', version: '' } as const

/** What an address says of the form; undefined when it does not open it. Invalid values are ignored. */
export function readNewProposal(params: URLSearchParams): NewProposalAddress | undefined {
  if (params.get('new') !== 'proposal') return undefined
  const like = params.get('like') ?? ''
  return { like: isId(like) ? like : undefined, version: readWhole(params.get('version'), 1, 999_999) }
}

/** What the address fills into the New proposal form, and how to open and close it (docs/product.md P16.14). */
export function useNewProposal() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const change = useChangeAddress()
  return {
    /** Undefined while the form is closed. */
    link: readNewProposal(params),
    open: () => change({ ...NO_NEW_PROPOSAL, new: 'proposal' }, { replace: false, state: NEW_BOOKING_OPENED_HERE }),
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1)
      else change(NO_NEW_PROPOSAL)
    },
  }
}
