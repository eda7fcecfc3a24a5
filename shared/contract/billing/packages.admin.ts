import { z } from 'zod'
import { formatWhole } from '../../model/money.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, exactLine, Id, Instant, line, text } from '../text.ts'

/** A service at a price, as the office offers it. */
export const ServicePackage = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    category: z.string(),
    basePrice: Cents,
    duration: z.number().int().describe('Hours'),
    features: z.array(z.string()),
    isActive: z.boolean(),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
    createdAt: Instant,
  })
  .meta({ id: 'ServicePackage' })

export type ServicePackage = z.infer<typeof ServicePackage>

const PackageFields = z.object({
  name: line(200, 'Name is required'),
  description: text(5000)
    .nullish()
    .transform((value) => value || null),
  category: exactLine(60, 'Category is required'),
  basePrice: z
    .number('Not a price')
    .int('Whole cents')
    .min(0, { error: () => `At least ${formatWhole(0)}` })
    .max(100_000_000)
    .describe('Cents'),
  duration: z.number('Not a number of hours').int('Whole hours').min(1, '1 to 72 hours').max(72, '1 to 72 hours'),
  features: z.array(line(200, 'Say something or leave it out')).max(30, 'At most 30 features').default([]),
  isActive: z.boolean().default(true),
})

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/admin/service-packages',
  access: ['owner'],
  summary: 'Service packages by category and name, at most 500',
  response: z.array(ServicePackage),
})

export const createPackage = endpoint({
  method: 'POST',
  path: '/api/admin/service-packages',
  access: ['owner'],
  summary: 'Make a service package',
  body: PackageFields,
  response: ServicePackage,
  status: 201,
})

export const updatePackage = endpoint({
  method: 'PUT',
  path: '/api/admin/service-packages/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary: 'Change a service package, or (de)activate it. 409 when If-Match is not the current row version',
  params: ById,
  body: PackageFields,
  response: ServicePackage,
})

export const deletePackage = endpoint({
  method: 'DELETE',
  path: '/api/admin/service-packages/:id',
  access: ['owner'],
  summary: 'Delete a service package',
  params: ById,
  response: z.object({ success: z.literal(true) }),
})
