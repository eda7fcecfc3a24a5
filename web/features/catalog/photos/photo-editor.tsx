import '#web/features/catalog/admin/catalog-admin.css'
import './photo-editor.css'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { PHOTO_LIMIT } from '#shared/model/agent.ts'
import { PictureUpload } from '#web/features/catalog/admin/picture-upload.tsx'
import { useDeleting } from '#web/features/catalog/admin/use-deleting.ts'
import { DescribePhoto } from '#web/features/catalog/photos/describe-photo.tsx'
import type { PhotosOf } from '#web/features/catalog/photos/photo-queries.ts'
import { PhotoRow } from '#web/features/catalog/photos/photo-row.tsx'
import { usePhotos } from '#web/features/catalog/photos/use-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface PhotoEditorProps {
  whose: PhotosOf
  /** The heading's level: below the screen's or the sheet's title. */
  heading?: 'h2' | 'h3'
}

/** Adds, describes, orders and removes the photos of a profile; each change is saved at once (docs/product.md P2.35). */
export function PhotoEditor({ whose, heading: Heading = 'h2' }: PhotoEditorProps) {
  const { photos, isFetching, refetch, news, change } = usePhotos(whose)
  const title = useRef<HTMLHeadingElement>(null)
  const removing = useDeleting<AgentPhoto>(title)
  const [described, setDescribed] = useState<AgentPhoto>()
  const isFull = (photos?.length ?? 0) >= PHOTO_LIMIT
  const without = (photo: AgentPhoto) => (list: readonly AgentPhoto[]) =>
    list.filter(({ image }) => image !== photo.image)
  const move = (photo: AgentPhoto, from: number, to: number, count: number) => {
    if (to < 0 || to >= count) return
    const said = `Photo ${from + 1} is now ${to + 1} of ${count}.`
    change((list) => without(photo)(list).toSpliced(to, 0, photo), said)
  }
  return (
    <section className="photo-part" aria-labelledby="profile-photos">
      <header>
        <Heading id="profile-photos" ref={title} tabIndex={-1}>
          More photos
        </Heading>
        <p className="field-hint">Up to {PHOTO_LIMIT}, shown below the bio. Changes are saved right away.</p>
      </header>
      <p className="sr-only" role="status">
        {news}
      </p>
      {photos && photos.length > 0 && (
        <ol className="photo-rows">
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.image}
              photo={photo}
              place={at}
              places={photos.length}
              onMove={(to) => move(photo, at, to, photos.length)}
              onDescribe={() => setDescribed(photo)}
              onRemove={() => removing.ask(photo)}
            />
          ))}
        </ol>
      )}
      {!photos && isFetching && <Skeleton className="photo-skeleton" />}
      {!photos && !isFetching && (
        <Failure
          message="The photos could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {photos && isFull && <p className="field-hint">To add another photo, remove one first.</p>}
      {photos && !isFull && (
        <PictureUpload
          title="Add a photo"
          hint="3:4 portrait"
          preview={<ImagePlus aria-hidden="true" />}
          onUploaded={(image) =>
            change((list) => [...list.filter((one) => one.image !== image), { image, alt: '' }], 'Photo added')
          }
          onBusy={() => {}}
        />
      )}
      {described && (
        <DescribePhoto
          photo={described}
          onDone={(alt) =>
            change(
              (list) => list.map((one) => (one.image === described.image ? { ...one, alt } : one)),
              'Description saved',
            )
          }
          onClose={() => setDescribed(undefined)}
        />
      )}
      {removing.row && (
        <ConfirmDialog
          title="Remove this photo?"
          action="Remove"
          busy={false}
          onConfirm={() => {
            if (removing.row) change(without(removing.row), 'Photo removed')
            removing.handlers.onDeleted()
          }}
          onClose={removing.handlers.onClose}
        >
          <p>It will no longer show on the profile.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
