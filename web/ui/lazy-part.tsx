import { Component, type ComponentType, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react'
import { toast } from '#web/ui/toast-store.ts'

/** A line that dropped for a moment is often back by then. */
const RETRY_AFTER = 400

interface OwnProps {
  /** Stands in until the code is here. */
  loading?: ReactNode
  /** Stands in when it never came; nothing by default, because the page is whole without it. */
  missing?: ReactNode
  /** Lets whoever asked for the part ask again. */
  onMissing?: () => void
}

/**
 * A part of a screen in a chunk of its own. The chunk is asked for twice; what still fails costs the part and never the
 * page around it. The next time the part is wanted it is asked for anew.
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
