import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, Suspense, useLayoutEffect } from 'react'

interface AppProps {
  client: QueryClient
  /** Called when the page is this browser's own. */
  onShown?: () => void
  /** The router's provider: the browser's, or the one pages are written with. */
  children: ReactNode
}

/** What is around the router, the same for pages as they are written and as they run. */
export function App({ client, onShown, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Suspense>
          {children}
          {onShown && <Shown onShown={onShown} />}
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  )
}

function Shown({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown, [onShown])
  return null
}
