import './reviews.css'
import { PAGES } from '#shared/model/pages.ts'
import { REVIEW_TEXTS } from '#shared/model/texts/home.ts'
import { useLinkToken } from '#web/features/accounts/passwords/use-link-token.ts'
import { Reviews as ReviewWall } from '#web/features/testimonials/reviews.tsx'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/lib/site-texts.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Rail } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'

const ReviewByLink = lazyPart(async () => (await import('#web/features/testimonials/review-by-link.tsx')).ReviewByLink)

/** What guests said, and the way to a night of one's own (docs/product.md P9.1). */
export function Reviews() {
  useTitle(PAGES['/reviews'].title)
  const [token] = useLinkToken('review')
  const hydrated = useHydrated()
  return (
    <>
      <div className="wrap">
        <header className="page-head">
          <h1>{say(REVIEW_TEXTS, 'reviews.title')}</h1>
          <ButtonLink as={Link} to={paths.booking} variant="lit" size="xl">
            Book Now
          </ButtonLink>
        </header>
        {token && hydrated && (
          <ReviewByLink token={token} missing={<Failure message="Your link could not be opened" />} />
        )}
        <ReviewWall />
      </div>
      <section className="reviews-end" aria-labelledby="reviews-end-title">
        <Rail />
        <div className="wrap">
          <h2 id="reviews-end-title">The next night is yours.</h2>
          <ButtonLink as={Link} to={paths.booking} size="xl">
            Book Now
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
