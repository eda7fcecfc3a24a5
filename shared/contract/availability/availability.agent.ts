import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Success } from '../text.ts'
import { BlockedTime, Hours, NewBlockedTime, WeeklyHours } from './availability.ts'

export const listBlockedTimes = endpoint({
  method: 'GET',
  path: '/api/agent/blocked-times',
  access: ['agent'],
  summary: 'Own blocked time that has not passed, by start; at most 500',
  response: z.array(BlockedTime),
})

export const blockTime = endpoint({
  method: 'POST',
  path: '/api/agent/blocked-times',
  refuses: [409],
  access: ['agent'],
  summary: 'Block own time; 409 when it is already taken',
  body: NewBlockedTime,
  response: BlockedTime,
  status: 201,
})

export const unblockTime = endpoint({
  method: 'DELETE',
  path: '/api/agent/blocked-times/:id',
  access: ['agent'],
  summary: 'Give blocked time back',
  params: ById,
  response: Success,
})

export const showWeeklyHours = endpoint({
  method: 'GET',
  path: '/api/agent/weekly-hours',
  access: ['agent'],
  summary: 'Own weekly hours',
  response: WeeklyHours,
})

export const setWeeklyHours = endpoint({
  method: 'PUT',
  path: '/api/agent/weekly-hours',
  access: ['agent'],
  summary: "Set the agent's weekly hours; an empty list means any time",
  body: Hours,
  response: WeeklyHours,
})
