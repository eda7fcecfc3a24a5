import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useOpenLink } from '#web/features/accounts/passwords/use-link-token.ts'
import { useRole } from '#web/features/accounts/sign-in/auth-status.ts'
import { customerSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { BookingForm } from '#web/features/bookings/request/booking-form.tsx'
import { orderByCategory } from '#web/features/bookings/request/order-by-category.ts'
import type { KnownPerson } from '#web/features/bookings/request/person/use-known-person.ts'
import { readWholeEvent } from '#web/features/bookings/request/when/read-whole-event.ts'
import { useOwnPlaces } from '#web/features/bookings/request/when/use-own-places.ts'
import { packagesQuery, rosterQuery } from '#web/features/catalog/queries.ts'
import { CancellationTerms } from '#web/features/settings/cancellation/cancellation-terms.tsx'
import { TermsLink } from '#web/features/settings/terms/terms-link.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'

const ReplacementPage = lazyPart(
  async () => (await import('#web/routes/replacement.tsx')).ReplacementPage,
  'The offer did not load',
)

const ProposalPage = lazyPart(
  async () => (await import('#web/routes/proposal.tsx')).ProposalPage,
  'The proposal did not load',
)

/** The signed-in customer. */
function useCustomer() {
  const isCustomer = useRole() === 'customer'
  const { data } = useQuery({ ...customerSessionQuery, enabled: isCustomer })
  return isCustomer ? data?.customer : undefined
}

/** Who has just sent another request, from home's ticket (docs/product.md P3.58). */
function readPerson(state: unknown): KnownPerson | undefined {
  const person = typeof state === 'object' && state !== null && 'person' in state ? state.person : undefined
  const known = typeof person === 'object' && person !== null && 'name' in person && 'email' in person
  return known ? (person as KnownPerson) : undefined // written by the ticket alone
}

/** Prices as they are for the reader: to an exempt customer no tax is added (docs/product.md P7.156). */
const priceFor = <Priced extends { plusTax: boolean }>(all: readonly Priced[], exempt: boolean): Priced[] =>
  all.map((one) => (exempt ? { ...one, plusTax: false } : one))

/**
 * Requesting a booking. The address may ask for an agent, a package and an event, or for a category to come first
 * (docs/product.md P3.1, P3.20, P10.43).
 */
export function Booking() {
  const offer = useOpenLink('replacement')
  const proposal = useOpenLink('proposal')
  // the server draws the page without the query, so the first draw is the form
  const hydrated = useHydrated()
  if (hydrated && offer.shown) return <ReplacementPage key={offer.token} token={offer.token} />
  // the card provider leads back without the token
  if (hydrated && proposal.shown) return <ProposalPage key={proposal.token} token={proposal.token || null} />
  return <RequestBooking />
}

function RequestBooking() {
  useTitle('Book Your Experience')
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const roster = useQuery(rosterQuery)
  const packages = useQuery(packagesQuery)
  const wantedPackage = hydrated ? params.get('package') : null
  const category = packages.data?.find(({ id }) => id === wantedPackage)?.category ?? params.get('category')
  const customer = useCustomer()
  const exempt = customer?.taxExempt === true
  const sender = readPerson(useLocation().state)
  const agents = useMemo(
    () => roster.data && priceFor(orderByCategory(roster.data.agents, category), exempt),
    [roster.data, category, exempt],
  )
  const offers = useMemo(() => packages.data && priceFor(packages.data, exempt), [packages.data, exempt])
  return (
    <div className="wrap">
      <header className="booking-head">
        <ButtonLink as={Link} to={paths.home} variant="bare">
          <ArrowLeft aria-hidden="true" />
          Back to Home
        </ButtonLink>
        <h1>Book Your Experience</h1>
        <p>Tell us about your event. You won’t be charged until we confirm.</p>
      </header>
      <BookingForm
        agents={agents}
        loading={roster.isFetching}
        onReload={() => void roster.refetch()}
        wanted={hydrated ? params.get('agent') : null}
        wantedOthers={hydrated ? params.get('with') : null}
        terms={<CancellationTerms />}
        termsLink={<TermsLink />}
        person={sender ?? customer}
        places={useOwnPlaces(customer !== undefined)}
        event={hydrated ? readWholeEvent(params) : {}}
        packages={{
          all: offers,
          loading: packages.isFetching,
          onReload: () => void packages.refetch(),
        }}
        wantedPackage={wantedPackage}
        category={category}
      />
    </div>
  )
}
