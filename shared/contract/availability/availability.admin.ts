import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Success } from '../text.ts'
import { BlockedTime, Hours, NewBlockedTime, WeeklyHours } from './availability.ts'

export const listAgentBlockedTimes = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/blocked-times',
  access: ['admin'],
  summary: "An agent's blocked time that has not passed, by start; at most 500",
  params: ById,
  response: z.array(BlockedTime),
})

export const blockAgentTime = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/blocked-times',
  refuses: [409],
  access: ['admin'],
  summary: "Block an agent's time; 409 when it is taken already",
  params: ById,
  body: NewBlockedTime,
  response: BlockedTime,
  status: 201,
})

export const unblockAgentTime = endpoint({
  method: 'DELETE',
  path: '/api/admin/blocked-times/:id',
  access: ['admin'],
  summary: 'Give blocked time back',
  params: ById,
  response: Success,
})

export const showAgentWeeklyHours = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/weekly-hours',
  access: ['admin'],
  summary: "An agent's weekly hours",
  params: ById,
  response: WeeklyHours,
})

export const setAgentWeeklyHours = endpoint({
  method: 'PUT',
  path: '/api/admin/agents/:id/weekly-hours',
  access: ['admin'],
  summary: "Set an agent's weekly hours; an empty list means any time",
  params: ById,
  body: Hours,
  response: WeeklyHours,
})
