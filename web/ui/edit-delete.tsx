import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

interface EditDeleteProps {
  /** The name of the row. */
  name: string
  /** What the dialogs do, where it isn't to edit and to delete. */
  verbs?: readonly [edit: string, remove: string]
  onEdit: () => void
  onDelete: () => void
}

/** The buttons of a row whose dialogs change and delete it. */
export function EditDelete({ name, verbs: [edit, remove] = ['Edit', 'Delete'], onEdit, onDelete }: EditDeleteProps) {
  return (
    <>
      <IconButton label={`${edit} ${name}`} aria-haspopup="dialog" onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={`${remove} ${name}`} aria-haspopup="dialog" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  )
}
