import { PosterChoice } from '#web/features/catalog/admin/agents/poster-choice.tsx'
import { AgentPicture } from '#web/features/catalog/admin/agents/poster-thumb.tsx'
import type { FieldsState } from '#web/features/catalog/admin/agents/use-agent-form.ts'
import { PictureUpload } from '#web/features/catalog/admin/picture-upload.tsx'

interface PictureFieldsProps {
  form: FieldsState
  onBusy: (busy: boolean) => void
  /** What the colors of the poster are called. */
  inkLegend?: string
}

/** A photo, and the poster that stands for the agent while there is none. */
export function PictureFields({ form: { values, errors, change }, onBusy, inkLegend }: PictureFieldsProps) {
  const { name, category, image, poster } = values
  return (
    <section className="agent-part" aria-label="Picture" data-field="image">
      <PictureUpload
        title="Photo, 3:4 portrait"
        hint={image ? 'Shown instead of the poster.' : 'We show the poster until you add a photo.'}
        preview={
          <AgentPicture name={name} category={category || 'entertainer'} image={image} poster={poster} sizes="96px" />
        }
        error={errors.image}
        onUploaded={(uploaded) => change({ image: uploaded })}
        onRemove={image ? () => change({ image: null }) : undefined}
        onBusy={onBusy}
      />
      <PosterChoice
        inkLegend={inkLegend}
        name={name}
        category={category}
        value={poster}
        onChange={(chosen) => change({ poster: chosen })}
      />
    </section>
  )
}
