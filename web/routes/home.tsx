import { Browse } from '#web/features/catalog/browse.tsx'
import { Hero } from '#web/features/catalog/hero.tsx'
import { Profile } from '#web/features/catalog/profile.tsx'
import { useOpenedAtBrowse } from '#web/features/catalog/use-opened-at-browse.ts'
import { Testimonials } from '#web/features/testimonials/testimonials.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Rail } from '#web/ui/bulb.tsx'

export function Home() {
  useTitle('Home')
  useOpenedAtBrowse()
  return (
    <>
      <Hero />
      <Rail />
      <Browse />
      <Testimonials />
      <Profile />
    </>
  )
}
