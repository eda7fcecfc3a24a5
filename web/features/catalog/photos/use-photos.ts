import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { type PhotosOf, photosQuery, savePhotos } from '#web/features/catalog/photos/photo-queries.ts'
import { getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The photos of an editor. A change is on screen at once, then saved; one that is refused goes back. */
export function usePhotos(whose: PhotosOf) {
  const client = useQueryClient()
  const query = photosQuery(whose)
  const { data: photos, isFetching, refetch } = useQuery(query)
  // for those who don't see the list
  const [news, setNews] = useState('')
  const { mutate } = useMutation({
    // one after another: the last list is the one that stays
    scope: { id: 'photos' },
    mutationFn: (list: readonly AgentPhoto[]) => savePhotos(whose, list),
    onError: (error) => {
      setNews('')
      toast({ title: 'Photos not saved', description: getErrorMessage(error), variant: 'destructive' })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: query.queryKey })
      void client.invalidateQueries({ queryKey: ['agents'] })
    },
  })
  /** @param build makes the new list from the one on screen then */
  function change(build: (list: readonly AgentPhoto[]) => AgentPhoto[], said: string) {
    const list = build(client.getQueryData(query.queryKey) ?? [])
    void client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData(query.queryKey, list)
    setNews(said)
    mutate(list)
  }
  return { photos, isFetching, refetch, news, change }
}
