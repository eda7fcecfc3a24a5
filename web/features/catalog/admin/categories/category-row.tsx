import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { CategoryPicture } from '#web/features/catalog/admin/categories/category-picture.tsx'
import { formatCount } from '#web/lib/format.ts'
import { EditDelete } from '#web/ui/edit-delete.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The type of what is dragged: nothing else can be dropped here. */
const DRAGGED = 'application/x-marquee-category'

interface CategoryRowProps {
  category: AdminCategory
  place: number
  places: number
  onMove: (to: number) => void
  /** Another category was dropped on this one. */
  onDrop: (id: string) => void
  onEdit: () => void
  onDelete: () => void
}

/** A category in its place, which buttons or dragging change. */
export function CategoryRow({ category, place, places, onMove, onDrop, onEdit, onDelete }: CategoryRowProps) {
  const { id, name, displayName, agents, hidden } = category
  const [over, setOver] = useState(false)
  return (
    // dragging is for the mouse; the buttons do the same
    <article
      className={`category-row ${over ? 'is-over' : ''}`}
      aria-label={displayName}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.getData(DRAGGED))
      }}
    >
      <GripVertical className="category-grip" aria-hidden="true" />
      <CategoryPicture {...category} sizes="45px" />
      <b className="category-name">
        {displayName} {hidden && <span className="category-hidden">Hidden</span>}
      </b>
      <span className="category-slug">{name}</span>
      <span className="category-agents num">
        {formatCount(agents)} {agents === 1 ? 'agent' : 'agents'}
      </span>
      <span className="category-moves">
        <IconButton
          label={`Move ${displayName} up`}
          aria-disabled={place === 0 || undefined}
          onClick={() => onMove(place - 1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${displayName} down`}
          aria-disabled={place === places - 1 || undefined}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </span>
      <span className="roster-actions">
        <EditDelete name={displayName} onEdit={onEdit} onDelete={onDelete} />
      </span>
    </article>
  )
}
