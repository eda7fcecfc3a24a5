import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { type PhotosOf, photosQuery, type SeenPhotos, savePhotos } from '#web/features/catalog/photos/photo-queries.ts'
import { getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

const refuse = (description: string) => toast({ title: 'Photos not saved', description, variant: 'destructive' })

/**
 * The photos of an editor. A change is on screen at once, then saved; one that is refused goes back, as does one of a
 * list that someone else changed (docs/product.md P2.35).
 */
export function usePhotos(whose: PhotosOf) {
  const client = useQueryClient()
  const { queryKey, ...query } = photosQuery(whose)
  const { data, isFetching, refetch } = useQuery({ queryKey, ...query })
  // for those who don't see the list
  const [news, setNews] = useState('')
  // while saves wait: the list with all their changes, and the version that the next of them is decided on. An editor
  // that is opened meanwhile goes on from it, and no read replaces it.
  const savingKey = ['photos-saving', whose]
  const readSaving = () => client.getQueryData<SeenPhotos>(savingKey)
  const mutationKey = ['photos', whose]
  const { mutate } = useMutation({
    mutationKey,
    // one after another: each is decided on the list that the one before left
    scope: { id: 'photos' },
    mutationFn: ({ photos, version }: SeenPhotos) =>
      savePhotos(whose, { photos, version: readSaving()?.version ?? version }),
    onSuccess: (saved) => {
      client.setQueryData<SeenPhotos>(savingKey, (last) => last && { ...last, version: saved.version })
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, saved)
    },
    onError: (error) => {
      setNews('')
      refuse(getErrorMessage(error))
    },
    onSettled: (saved) => {
      // a list read now would lack what still waits
      if (client.isMutating({ mutationKey }) > 1) return
      client.removeQueries({ queryKey: savingKey })
      if (!saved) void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: ['agents'] })
    },
  })
  /** @param build makes the new list from the one on screen then */
  function change(build: (list: readonly AgentPhoto[]) => AgentPhoto[], said: string) {
    const seen = readSaving() ?? client.getQueryData(queryKey)
    if (!seen) {
      refuse('The photos had to load again. Please make the change once more.')
      void refetch()
      return
    }
    const next = { ...seen, photos: build(seen.photos) }
    client.setQueryData<SeenPhotos>(savingKey, next)
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, next)
    setNews(said)
    mutate(next)
  }
  return { photos: data?.photos, isFetching, refetch, news, change }
}
