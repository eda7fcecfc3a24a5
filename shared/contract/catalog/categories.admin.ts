import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, exactText, Id, line, Success, text } from '../text.ts'
import { orNull } from './agents.admin.ts'
import { Category } from './categories.ts'

/** A category as admins see one. */
export const AdminCategory = Category.extend({
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
  agents: z.number().int().describe('Agents of this category on the roster'),
}).meta({ id: 'AdminCategory' })

export type AdminCategory = z.infer<typeof AdminCategory>

/** Lines of an own feature list at most. */
export const MAX_FEATURES = 8

const CategoryFields = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .regex(/^[a-z][a-z0-9_]{0,63}$/, 'Lowercase letters, digits and underscores, beginning with a letter'),
  displayName: line(100, 'Display name is required'),
  description: orNull(text(5000)).optional(),
  image: orNull(exactText(500)).optional(),
  hidden: z.boolean('Say true or false').optional(),
  features: z
    .array(line(120, 'Write a few words'))
    .max(MAX_FEATURES, `At most ${MAX_FEATURES} lines`)
    .optional()
    .describe('What /services lists about it; the built-in lines when empty'),
})

export const listAdminCategories = endpoint({
  method: 'GET',
  path: '/api/admin/categories',
  access: ['admin'],
  summary: 'Every category with how many agents it has, in the order of the site; at most 500',
  response: z.array(AdminCategory),
})

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/categories',
  refuses: [409],
  access: ['admin'],
  summary: 'Add a category',
  body: CategoryFields,
  response: Category,
  status: 201,
})

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/api/categories/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Change a category; fields that are left out stay. 409 when If-Match is not current',
  params: ById,
  body: CategoryFields,
  response: Category,
})

export const orderCategories = endpoint({
  method: 'PUT',
  path: '/api/admin/categories/order',
  refuses: [409],
  access: ['admin'],
  summary: 'Put the categories in an order, in which every list has them. 409 unless each category is named once',
  body: z.object({ ids: z.array(Id).min(1, 'Name the categories').max(500) }),
  response: Success,
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/categories/:id',
  refuses: [409],
  access: ['admin'],
  summary:
    'Delete a category. 409 with the count while it is in use, unless moveTo names the category everything moves to',
  params: ById,
  query: z.object({
    moveTo: Id.optional().describe('Another category: agents, invites, service packages and kinds of papers go there'),
  }),
  response: Success,
})
