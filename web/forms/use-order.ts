import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

interface Order<Row> {
  /** The list's query: its rows are moved before the server answers. */
  queryKey: DataTag<QueryKey, Row[], Error>
  /** Changes with one name are sent one after another. */
  scope: string
  save: (rows: readonly Row[]) => Promise<unknown>
  /** What a row is called. */
  nameOf: (row: Row) => string
  /** The words of the toast for an order that was refused. */
  refused: { title: string; fallback: string }
  onSettled: () => unknown
}

/** Moves rows of a list at once on screen, then on the server; what it refuses goes back. */
export function useOrder<Row extends { id: string }>({
  queryKey,
  scope,
  save,
  nameOf,
  refused,
  onSettled,
}: Order<Row>) {
  const client = useQueryClient()
  const [news, setNews] = useState('')
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: save,
    onError: (error) => {
      setNews('')
      const { title, fallback } = refused
      toast({ title, description: getErrorMessage(error, fallback), variant: 'destructive' })
    },
    onSettled: () => onSettled(),
  })
  function move(row: Row, to: number) {
    const rows = client.getQueryData(queryKey) ?? []
    if (to < 0 || to >= rows.length || rows[to]?.id === row.id) return
    const moved = rows.filter(({ id }) => id !== row.id).toSpliced(to, 0, row)
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, moved)
    setNews(`${nameOf(row)} is now ${to + 1} of ${rows.length}.`)
    mutate(moved)
  }
  return { move, news }
}
