import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('a failed read is not tried again', async () => {
  const read = vi.fn(() => Promise.reject(new Error('down')))
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: read })).rejects.toThrow('down')
  expect(read).toHaveBeenCalledOnce()
})

test('a failed write is not tried again', async () => {
  const client = createQueryClient()
  const write = vi.fn(() => Promise.reject(new Error('down')))
  const mutation = client.getMutationCache().build(client, { mutationFn: write })
  await expect(mutation.execute(undefined)).rejects.toThrow('down')
  expect(write).toHaveBeenCalledOnce()
})

test('what was read stays: no interval, no refetch on focus, never stale', async () => {
  const client = createQueryClient()
  const read = vi.fn(() => Promise.resolve('once'))
  await client.fetchQuery({ queryKey: ['x'], queryFn: read })
  const observer = new QueryObserver(client, client.defaultQueryOptions({ queryKey: ['x'], queryFn: read }))
  const stop = observer.subscribe(() => {})
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await client.fetchQuery({ queryKey: ['x'], queryFn: read })
  stop()
  expect(read).toHaveBeenCalledOnce()
  expect(client.getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
})
