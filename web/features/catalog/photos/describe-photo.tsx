import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { PHOTO_ALT_LENGTH } from '#shared/model/agent.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

interface DescribePhotoProps {
  photo: AgentPhoto
  onDone: (alt: string) => void
  onClose: () => void
}

/** Asks for the text that stands for a photo. */
export function DescribePhoto({ photo, onDone, onClose }: DescribePhotoProps) {
  const form = useReadForm({ alt: photo.alt }, ({ alt }) => ({ body: alt.trim().replace(/\s+/g, ' ') }))
  return (
    <FormDialog
      title="Describe the photo"
      form={form}
      submit={{ busy: false }}
      action="Save"
      onSubmit={(alt) => {
        onDone(alt)
        onClose()
      }}
      onClose={onClose}
    >
      <Field
        label="Description"
        hint="Read aloud to people who can’t see the photo, and shown under it when it is enlarged."
      >
        <Textarea {...form.register('alt')} rows={3} maxLength={PHOTO_ALT_LENGTH} />
      </Field>
    </FormDialog>
  )
}
