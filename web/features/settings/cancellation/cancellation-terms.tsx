import './cancellation-terms.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { agencyQuery } from '#web/features/settings/agency-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The agency's cancellation terms where something is booked or paid (docs/product.md P2.20). */
export function CancellationTerms() {
  const { data, ...read } = useQuery(agencyQuery)
  return <TermsFrame {...read} text={data?.cancellationTerms} />
}

/** A text that is read when it is shown: undefined until it is there. */
interface ReadText {
  text: string | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Cancellation terms of any source with their title. */
export function TermsFrame(read: ReadText) {
  const id = useId()
  return (
    <section className="cancellation-terms" aria-labelledby={id}>
      <p id={id} className="cancellation-title">
        Cancellation terms
      </p>
      <Loaded {...read}>{(text) => <ClampedText text={text} about="Cancellation terms" />}</Loaded>
    </section>
  )
}

/** The text alone: while it loads, when that failed, and then as `children` draws it. */
export function CancellationText({ children }: { children: (text: string) => ReactNode }) {
  const { data, ...read } = useQuery(agencyQuery)
  return (
    <Loaded {...read} text={data?.cancellationTerms}>
      {children}
    </Loaded>
  )
}

function Loaded({
  text,
  isError,
  isFetching,
  refetch,
  children,
}: ReadText & { children: (text: string) => ReactNode }) {
  if (text !== undefined) return children(text)
  if (!isError) return <Skeleton className="mt-1 h-12" />
  return (
    <div className="cancellation-failure" role="alert">
      <span>The cancellation terms did not load.</span>
      <Button size="sm" busy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}
