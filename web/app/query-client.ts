import { QueryClient } from '@tanstack/react-query'

/** Reads and writes are tried once; what was read stays until a write replaces it (docs/product.md P11.4). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // without a network a call fails and says so, instead of waiting in silence
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()
