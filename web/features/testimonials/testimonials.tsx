import './testimonials.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { approvedQuery } from '#web/features/testimonials/queries.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { Chase } from '#web/ui/chase.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Carousel = lazyPart(async () => (await import('#web/features/testimonials/carousel.tsx')).Carousel)

const loading = <Chase>Loading reviews...</Chase>
const failed = <Failure message="Error loading reviews" helper="Please try again later" />

/** What guests said. Below the fold, so it waits until the page has nothing better to do. */
export function Testimonials() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data, isError } = useQuery({ ...approvedQuery, enabled: idle })
  return (
    <section className="section testimonials" aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title">What the room said</h2>
        {isError && failed}
        {!isError && !data && loading}
        {data?.length === 0 && <Empty message="No testimonials available" />}
        {data && data.length > 0 && <Carousel testimonials={data} loading={loading} missing={failed} />}
      </div>
    </section>
  )
}
