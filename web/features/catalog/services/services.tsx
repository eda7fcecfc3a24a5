import './services.css'
import { useQuery } from '@tanstack/react-query'
import { useArrival } from '#web/features/catalog/browse/use-arrival.ts'
import { categoriesQuery, packagesQuery } from '#web/features/catalog/queries.ts'
import { serviceAnchors } from '#web/features/catalog/services/service-anchors.ts'
import { Anchors, ServiceBlock } from '#web/features/catalog/services/service-block.tsx'
import { JumpList } from '#web/features/catalog/services/services-links.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/**
 * One block per category, each where the links of the site expect it.
 * @param leads whether they are what the page shows first
 */
export function Services({ leads }: { leads: boolean }) {
  const { data: categories, isError, isFetching, refetch } = useQuery(categoriesQuery)
  // without them the blocks are whole all the same
  const { data: packages = [], isPending: packagesPending } = useQuery(packagesQuery)
  useArrival(categories !== undefined && !packagesPending)
  const { anchors, missing } = serviceAnchors(categories?.map(({ name }) => name) ?? [])
  return (
    <>
      {categories && categories.length > 1 && <JumpList categories={categories} anchors={anchors} />}
      <div className="services">
        {categories && <Anchors ids={missing} />}
        {!categories && (isFetching || !isError) && <ServicesSkeleton />}
        {!categories && !isFetching && isError && (
          <Failure
            message="Something went wrong loading our services."
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {categories?.length === 0 && (
          <Empty message="No services available at this time" helper="Every night starts with a name." />
        )}
        {categories?.map((category, index) => (
          <ServiceBlock
            key={category.id}
            category={category}
            packages={packages.filter((offer) => offer.category === category.name)}
            anchors={anchors.get(category.name) ?? []}
            first={leads && index === 0}
          />
        ))}
      </div>
    </>
  )
}

/** As tall as the blocks that are coming, so that what follows them stays out of sight. */
function ServicesSkeleton() {
  return (
    <>
      <Chase className="services-loading">Loading services...</Chase>
      {['a', 'b'].map((place) => (
        <div key={place} className="service" aria-hidden="true">
          <div className="poster">
            <Skeleton className="absolute inset-0" />
          </div>
          <div className="service-words">
            <Skeleton className="h-16 w-2/3" />
            <Skeleton className="mt-6 h-6" />
            <Skeleton className="mt-8 h-14 w-40" />
          </div>
        </div>
      ))}
    </>
  )
}
