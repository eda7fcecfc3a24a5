import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Count, Id, Instant, line, Success, text } from '../text.ts'
import { Message } from './conversations.admin.ts'

export const syncKnowledge = endpoint({
  method: 'POST',
  path: '/api/admin/chat-settings/sync-kb',
  access: ['owner'],
  summary: 'Rebuild the knowledge base from agents, categories, pages, policies and written answers',
  response: Message.extend({ entries: Count }),
})

/** A question and its answer, written by the office. */
export const WrittenAnswer = z
  .object({ id: Id, question: z.string(), answer: z.string(), version: z.number().int(), updatedAt: Instant })
  .meta({ id: 'WrittenAnswer' })

export type WrittenAnswer = z.infer<typeof WrittenAnswer>

const WrittenAnswerFields = z.object({
  question: line(500, 'Question is required'),
  answer: text(2000, 'Answer is required'),
})

export const listWrittenAnswers = endpoint({
  method: 'GET',
  path: '/api/admin/written-answers',
  access: ['owner'],
  summary: 'Questions and answers the office wrote for the assistant, newest first, at most 500',
  response: z.array(WrittenAnswer),
})

export const createWrittenAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/written-answers',
  refuses: [422],
  access: ['owner'],
  summary: 'Write an answer; the assistant uses it at once',
  body: WrittenAnswerFields.extend({
    gapId: Id.optional().describe('The group of messages it answers, which leaves the list of chat-gaps'),
  }),
  response: WrittenAnswer,
  status: 201,
})

export const updateWrittenAnswer = endpoint({
  method: 'PUT',
  path: '/api/admin/written-answers/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary: 'Change a written answer. 409 when If-Match is not the current row version',
  params: ById,
  body: WrittenAnswerFields,
  response: WrittenAnswer,
})

export const deleteWrittenAnswer = endpoint({
  method: 'DELETE',
  path: '/api/admin/written-answers/:id',
  access: ['owner'],
  summary: 'Delete a written answer',
  params: ById,
  response: Success,
})
