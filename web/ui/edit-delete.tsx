import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

interface EditDeleteProps {
  /** The name of the row. */
  name: string
  onEdit: () => void
  onDelete: () => void
}

/** The buttons of a row whose dialogs change and delete it. */
export function EditDelete({ name, onEdit, onDelete }: EditDeleteProps) {
  return (
    <>
      <IconButton label={`Edit ${name}`} aria-haspopup="dialog" onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${name}`} aria-haspopup="dialog" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  )
}
