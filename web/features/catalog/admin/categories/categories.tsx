import '../catalog-admin.css'
import './categories.css'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { CategoryDialog } from '#web/features/catalog/admin/categories/category-dialog.tsx'
import { CategoryPicture } from '#web/features/catalog/admin/categories/category-picture.tsx'
import { DeleteCategory } from '#web/features/catalog/admin/categories/delete-category.tsx'
import { adminCategoriesQuery } from '#web/features/catalog/admin/queries.ts'
import { useDeleting } from '#web/features/catalog/admin/use-deleting.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EditDelete } from '#web/ui/edit-delete.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Every category, by display name: create, edit, delete (docs/product.md P6.11). */
export function Categories({ title }: { title: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const { data: categories, isError, isFetching, refetch } = useQuery(adminCategoriesQuery)
  const [editing, setEditing] = useState<AdminCategory | 'new'>()
  const deleting = useDeleting<AdminCategory>(section)
  const add = (
    <Button variant="lit" onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      Add Category
    </Button>
  )
  return (
    <section ref={section} tabIndex={-1} aria-label="Categories" className="category-section">
      <header className="roster-head">
        {title}
        {categories && categories.length > 0 && add}
      </header>
      {!categories &&
        (isError && !isFetching ? (
          <Failure
            message="The categories could not be loaded"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        ) : (
          <CategorySkeletons />
        ))}
      {categories?.length === 0 && (
        <Empty message="There are no categories yet" helper="Every agent belongs to one." action={add} />
      )}
      {categories && categories.length > 0 && (
        <ul className="category-list">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryRow
                category={category}
                onEdit={() => setEditing(category)}
                onDelete={() => deleting.ask(category)}
              />
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <CategoryDialog category={editing === 'new' ? null : editing} onClose={() => setEditing(undefined)} />
      )}
      {deleting.row && <DeleteCategory category={deleting.row} {...deleting.handlers} />}
    </section>
  )
}

interface CategoryRowProps {
  category: AdminCategory
  onEdit: () => void
  onDelete: () => void
}

function CategoryRow({ category, onEdit, onDelete }: CategoryRowProps) {
  const { name, displayName, agents } = category
  return (
    <article className="category-row" aria-label={displayName}>
      <CategoryPicture {...category} sizes="45px" />
      <b className="category-name">{displayName}</b>
      <span className="category-slug">{name}</span>
      <span className="category-agents num">
        {formatCount(agents)} {agents === 1 ? 'agent' : 'agents'}
      </span>
      <span className="roster-actions">
        <EditDelete name={displayName} onEdit={onEdit} onDelete={onDelete} />
      </span>
    </article>
  )
}

function CategorySkeletons() {
  return (
    <div role="status">
      <span className="sr-only">Loading the categories...</span>
      <div className="category-list">
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} className="roster-skeleton" />
        ))}
      </div>
    </div>
  )
}
