import { useId, useRef, useState } from 'react'
import type { AdminCategory } from '#shared/contract/roster.ts'
import { CategoryPicture } from '#web/features/catalog/office/category-picture.tsx'
import { ConflictNotice } from '#web/features/catalog/office/conflict-notice.tsx'
import { PictureUpload } from '#web/features/catalog/office/picture-upload.tsx'
import { useCategoryForm } from '#web/features/catalog/office/use-category-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface CategoryDialogProps {
  /** Null for a new one. */
  category: AdminCategory | null
  onClose: () => void
}

/** Creates a category or changes one. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [uploading, setUploading] = useState(false)
  const goTo = (field: string) =>
    element.current
      ?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden]), [data-field="${field}"] button`)
      ?.focus()
  // it let go of the focus while it was busy
  const toButton = () => button.current?.focus({ preventScroll: true })
  const form = useCategoryForm({ category, onSaved: onClose, onAtFault: goTo, onRefused: toButton })
  const { values, errors, change, conflict } = form
  const settle = (whose: 'theirs' | 'mine') => {
    form.settle(whose)
    goTo('displayName')
  }
  return (
    <Dialog
      title={category ? `Edit ${category.displayName}` : 'Add Category'}
      width={600}
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button
            ref={button}
            type="submit"
            form={id}
            variant="lit"
            disabled={uploading}
            busy={form.busy}
            busyLabel="Saving..."
          >
            {category ? 'Save Changes' : 'Add Category'}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={id}
        noValidate
        className="agent-part"
        onSubmit={(event) => {
          event.preventDefault()
          if (!uploading) form.submit()
        }}
      >
        {conflict && (
          <ConflictNotice
            what="category"
            changes={conflict}
            onLoad={() => settle('theirs')}
            onKeep={() => settle('mine')}
          />
        )}
        <div className="agent-pair">
          <Field label="Display Name" required error={errors.displayName}>
            <Input
              name="displayName"
              value={values.displayName}
              placeholder="Fire Artists"
              autoComplete="off"
              onChange={({ target }) => change({ displayName: target.value })}
            />
          </Field>
          <Field label="Name" required error={errors.name} hint="Lowercase with underscores.">
            <Input
              name="name"
              value={values.name}
              placeholder="fire_artist"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
        </div>
        <Field label="Description" error={errors.description}>
          <Textarea
            name="description"
            rows={3}
            value={values.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        <div data-field="image">
          <PictureUpload
            title="Image, 3:4 portrait"
            hint={
              category ? 'The image stays unless another one is chosen.' : 'A poster stands in until an image is added.'
            }
            preview={
              <CategoryPicture name={values.name} displayName={values.displayName} image={values.image} sizes="96px" />
            }
            error={errors.image}
            onUploaded={(image) => change({ image })}
            onRemove={
              values.image !== (category?.image ?? null) ? () => change({ image: category?.image ?? null }) : undefined
            }
            onBusy={setUploading}
          />
        </div>
      </form>
    </Dialog>
  )
}
