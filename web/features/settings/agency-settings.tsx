import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { PaymentInstructions } from '#web/features/settings/payments/payment-instructions.tsx'
import { PlaceSection } from '#web/features/settings/place/place-section.tsx'
import { settingsQuery } from '#web/features/settings/queries.ts'
import { SettingsForm } from '#web/features/settings/settings-form.tsx'
import { TaxSection } from '#web/features/settings/tax/tax-section.tsx'
import { TestMail } from '#web/features/settings/test-mail.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What the agency decided about itself, read anew each time it is opened. */
export function AgencySettings() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...settingsQuery,
    refetchOnMount: 'always',
  })
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The settings could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data || !isFetchedAfterMount) return <Skeleton className="h-96 max-w-[880px]" />
  return (
    <>
      <SettingsForm settings={data} />
      <PaymentInstructions />
      <PlaceSection />
      <TaxSection />
      <TestMail />
    </>
  )
}
