import { Component, type ComponentType, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react'
import { toast } from '#web/ui/toast-store.ts'

/** The wait before the second request, in milliseconds: a short loss of connection is often over by then. */
const RETRY_AFTER = 400

interface OwnProps {
  /** Shown until the code is loaded. */
  loading?: ReactNode
  /** Shown when the code can't be loaded; nothing by default, because the page works without the part. */
  missing?: ReactNode
  /** Lets the caller ask for the part again. */
  onMissing?: () => void
}

/**
 * A part of a screen in its own chunk. The chunk is requested twice; when both fail, the part is missing and the page
 * around it still works. The next time the part is drawn, the chunk is requested again.
 * @param apology said in a toast, for parts that a click asks for
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, apology?: string) {
  const twice = () => load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(load))
  // a lazy component remembers its failure, so each new try needs a new one
  const begin = () => lazy(async () => ({ default: await twice() }))
  let Part = begin()

  function LazyPart({ loading, missing, onMissing, ...rest }: Props & OwnProps) {
    const props = rest as unknown as Props // what is left once our own three are taken out
    return (
      <PartBoundary
        missing={missing}
        onMissing={() => {
          Part = begin()
          if (apology) toast({ title: apology, variant: 'destructive' })
          onMissing?.()
        }}
      >
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
  /** Fetches the code ahead of its use; whether that works shows when it is used. */
  const preload = () => void load().catch(() => undefined)
  return Object.assign(LazyPart, { preload })
}

interface BoundaryProps {
  missing: ReactNode
  onMissing: () => void
  children: ReactNode
}

/** Keeps a broken part to itself. */
class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(_error: Error, _info: ErrorInfo) {
    this.props.onMissing()
  }

  override render() {
    return this.state.failed ? this.props.missing : this.props.children
  }
}
