import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Raw } from '../text.ts'

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' })

export const live = endpoint({
  method: 'GET',
  path: '/api/health/live',
  access: 'public',
  summary: '200 while the process runs',
  response: Health,
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  summary: '200 when requests can be served: the database answers and its migrations are done',
  response: Health,
})

export const openapi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This API as an OpenAPI 3.1 document',
  response: Raw,
  produces: 'application/json; charset=utf-8',
})
