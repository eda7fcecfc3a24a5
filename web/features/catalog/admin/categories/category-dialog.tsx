import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { CategoryPicture } from '#web/features/catalog/admin/categories/category-picture.tsx'
import { useCategoryForm } from '#web/features/catalog/admin/categories/use-category-form.ts'
import { FormFrame, useFormParts } from '#web/features/catalog/admin/form-frame.tsx'
import { PictureUpload } from '#web/features/catalog/admin/picture-upload.tsx'
import { useLeaveGuard } from '#web/features/catalog/admin/use-leave-guard.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** As the contract says. */
const MAX_LINES = 8

interface CategoryDialogProps {
  /** Null for a new one. */
  category: AdminCategory | null
  onClose: () => void
}

/** Creates a category or changes one (docs/product.md P6.11). */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const parts = useFormParts()
  const form = useCategoryForm({
    category,
    onSaved: () => {
      guard.release()
      onClose()
    },
    onAtFault: parts.goTo,
  })
  const guard = useLeaveGuard(form.dirty, onClose)
  const { values, errors, change, conflict } = form
  return (
    <FormFrame
      as={Dialog}
      title={category ? `Edit ${category.displayName}` : 'Add Category'}
      action={category ? 'Save Changes' : 'Add Category'}
      what="category"
      width={600}
      formClass="agent-part"
      firstField="displayName"
      {...{ parts, guard, form, conflict }}
    >
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
      <Field
        label="Features"
        error={errors.features}
        hint={`Shown as a list on Services, one per line, up to ${MAX_LINES}. Leave blank for our standard list.`}
      >
        <Textarea
          name="features"
          rows={4}
          value={values.features}
          onChange={({ target }) => change({ features: target.value })}
        />
      </Field>
      <div>
        <Switch name="hidden" checked={values.hidden} onChange={({ target }) => change({ hidden: target.checked })}>
          Hidden
        </Switch>
        <p className="field-hint">Not shown on Services or offered in chat. Its talent and bookings don’t change.</p>
      </div>
      <div data-field="image">
        <PictureUpload
          title="Image, 3:4 portrait"
          hint={category ? 'Choose an image to replace this one.' : 'We show a poster until you add an image.'}
          preview={
            <CategoryPicture name={values.name} displayName={values.displayName} image={values.image} sizes="96px" />
          }
          error={errors.image}
          onUploaded={(image) => change({ image })}
          onRemove={
            values.image !== (category?.image ?? null) ? () => change({ image: category?.image ?? null }) : undefined
          }
          onBusy={parts.setUploading}
        />
      </div>
    </FormFrame>
  )
}
