import type { Category } from '#shared/contract/catalog/categories.ts'
import { AgentPicture } from '#web/features/catalog/admin/agents/poster-thumb.tsx'

type CategoryPictureProps = Pick<Category, 'name' | 'displayName' | 'image'> & { sizes: string }

/** A category's own image; a poster while it has none. */
export function CategoryPicture({ name, displayName, image, sizes }: CategoryPictureProps) {
  return <AgentPicture category={name} name={displayName} image={image} sizes={sizes} />
}
