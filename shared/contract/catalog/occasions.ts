import { z } from 'zod'
import { OCCASION_NAMES } from '../../model/occasions.ts'
import { endpoint } from '../endpoint.ts'
import { Agent } from './agents.ts'

export const listOccasionAgents = endpoint({
  method: 'GET',
  path: '/api/occasions/:occasion/agents',
  access: 'public',
  summary:
    'A few agents who are booked for an occasion: the best rated of each fitting category, only with a known rate',
  etag: true,
  params: z.object({ occasion: z.enum(OCCASION_NAMES, 'Not an occasion we know') }),
  response: z.array(Agent),
})
