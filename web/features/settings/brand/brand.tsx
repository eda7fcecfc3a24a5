import '#web/features/settings/settings.css'
import './brand.css'
import { useQuery } from '@tanstack/react-query'
import { BrandForm } from '#web/features/settings/brand/brand-form.tsx'
import { brandQuery } from '#web/features/settings/brand/brand-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How the agency looks and is reached, read anew each time it is opened (docs/product.md P6.210). */
export function Brand() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...brandQuery,
    refetchOnMount: 'always',
  })
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The brand could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data || !isFetchedAfterMount) return <Skeleton className="h-96 max-w-[880px]" />
  return <BrandForm brand={data} />
}
