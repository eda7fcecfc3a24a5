import '../catalog-admin.css'
import './categories.css'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { CategoryDialog } from '#web/features/catalog/admin/categories/category-dialog.tsx'
import { CategoryRow } from '#web/features/catalog/admin/categories/category-row.tsx'
import { DeleteCategory } from '#web/features/catalog/admin/categories/delete-category.tsx'
import { useCategoryOrder } from '#web/features/catalog/admin/categories/use-category-order.ts'
import { adminCategoriesQuery } from '#web/features/catalog/admin/queries.ts'
import { useDeleting } from '#web/features/catalog/admin/use-deleting.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Every category in the order of the site: create, edit, move, delete (docs/product.md P6.11, P6.128). */
export function Categories({ title }: { title: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const { data: categories, isError, isFetching, refetch } = useQuery(adminCategoriesQuery)
  const [editing, setEditing] = useState<AdminCategory | 'new'>()
  const order = useCategoryOrder()
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
      <p role="status" className="sr-only">
        {order.news}
      </p>
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
        <Empty message="No categories yet" helper="Every agent belongs to one." action={add} />
      )}
      {categories && categories.length > 0 && (
        <ul className="category-list">
          {categories.map((category, place) => (
            <li key={category.id}>
              <CategoryRow
                category={category}
                place={place}
                places={categories.length}
                onMove={(to) => order.move(category, to)}
                onDrop={(id) => {
                  const dropped = categories.find((other) => other.id === id)
                  if (dropped) order.move(dropped, place)
                }}
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
