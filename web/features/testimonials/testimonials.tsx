import './testimonials.css'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { REVIEW_TEXTS } from '#shared/model/texts/home.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'
import { say } from '#web/lib/site-texts.ts'
import { useNear } from '#web/lib/use-near.ts'
import { Chase } from '#web/ui/chase.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Carousel = lazyPart(async () => (await import('#web/features/testimonials/carousel.tsx')).Carousel)

const loading = <Chase>Loading reviews...</Chase>
const failed = <Failure message="Error loading reviews" helper="Please try again later" />

/** What guests said. Far below the fold, so it is asked for when it comes near. */
export function Testimonials() {
  const section = useRef<HTMLElement>(null)
  const near = useNear(section)
  const { data, isError } = useQuery({ ...approvedQuery, enabled: near })
  return (
    <section ref={section} className="section testimonials" aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title">{say(REVIEW_TEXTS, 'reviews.title')}</h2>
        {isError && failed}
        {!isError && !data && loading}
        {data?.length === 0 && <Empty message="No testimonials available" />}
        {data && data.length > 0 && <Carousel testimonials={data} loading={loading} missing={failed} />}
      </div>
    </section>
  )
}
