import { PackageField } from '#web/features/bookings/request/packages/package-field.tsx'
import type { usePackage } from '#web/features/bookings/request/packages/use-package.ts'
import { Button } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'

interface PackageChoiceProps {
  choice: ReturnType<typeof usePackage>
  onReload: () => void
}

/** Where there are packages: which one, what it brings, and why one that was chosen does not count. */
export function PackageChoice({ choice, onReload }: PackageChoiceProps) {
  const { offers, offer, choose, notice, failed } = choice
  const words = offer && [offer.description, offer.features.join(' · ')].filter(Boolean).join('\n')
  return (
    <>
      {offers.length > 0 && (
        <div className="booking-full booking-package">
          <PackageField offers={offers} offer={offer} onChoose={choose} />
          {offer && words && <ClampedText key={offer.id} text={words} about={`What ${offer.name} brings`} />}
        </div>
      )}
      <div role="status" className="booking-full booking-notice">
        {notice && <p>{notice}</p>}
        {failed && (
          <>
            <p>The package could not be loaded. The price is by the hour now.</p>
            <Button size="sm" onClick={onReload}>
              Try again
            </Button>
          </>
        )}
      </div>
    </>
  )
}
