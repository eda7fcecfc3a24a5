import { PAGES } from '#shared/model/pages.ts'
import { useRole } from '#web/features/accounts/sign-in/auth-status.ts'
import { SentSlot } from '#web/features/bookings/request/sent/sent-slot.tsx'
import { Browse } from '#web/features/catalog/browse/browse.tsx'
import { Hero } from '#web/features/catalog/browse/hero.tsx'
import { useOpenedAtBrowse } from '#web/features/catalog/browse/use-opened-at-browse.ts'
import { TraySlot } from '#web/features/catalog/event-tray/tray-slot.tsx'
import { Profile } from '#web/features/catalog/profile/profile.tsx'
import { useProfile } from '#web/features/catalog/profile/use-profile.ts'
import { Testimonials } from '#web/features/testimonials/testimonials.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Rail } from '#web/ui/bulb.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const LatestReviews = lazyPart(
  async () => (await import('#web/features/testimonials/latest-reviews.tsx')).LatestReviews,
)

/** The agency's first page; with a profile open it is called by the agent's name, as the server calls it. */
export function Home() {
  const { id, agent } = useProfile()
  // until it is known whose profile the address names, the title stays as it came
  useTitle(id === null ? PAGES['/'].title : agent?.name)
  useOpenedAtBrowse()
  return (
    <>
      <SentSlot signedIn={useRole() === 'customer'} />
      <Hero />
      <Rail />
      <Browse />
      <Testimonials />
      <TraySlot />
      <Profile reviews={(agentId) => <LatestReviews key={agentId} agentId={agentId} />} />
    </>
  )
}
