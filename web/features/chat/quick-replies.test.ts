import { expect, test } from 'vitest'
import { DEFAULT_REPLIES, FALLBACK_SERVICES, quickReplies } from '#web/features/chat/quick-replies.ts'

const services = ['Models', 'Dancers', 'Bars', 'Massage', 'Shows', 'Music', 'Photos']
const after = (text: string, suggestedAgents: { name: string }[] = []) =>
  quickReplies({ text, suggestedAgents }, services)

test('begins with the five built-in replies', () => {
  expect(quickReplies(undefined, services)).toEqual([
    'What services do you offer?',
    'Check availability',
    'View pricing',
    'Book now',
    'Speak to a person',
  ])
  expect(after('Good evening.')).toBe(DEFAULT_REPLIES)
})

test('a question about the service gives the first six categories, or six names of ours', () => {
  expect(after('Which service are you looking for?')).toEqual(services.slice(0, 6))
  expect(quickReplies({ text: 'What type of talent?', suggestedAgents: [] }, [])).toEqual(FALLBACK_SERVICES)
})

test.each([
  ['Which service? Is there anything else? Shall I confirm?', 'Models'],
  ['Is there anything else I can help you with? Shall we proceed?', 'No thanks'],
  ['Please confirm the date before we proceed.', 'Yes, that’s right'],
  ['Shall we proceed?', 'Yes, let’s proceed'],
  ['Two are free then. Would you like to see them?', 'Yes'],
  ['The price is $120 an hour.', 'Check availability'],
])('%j is answered in the order of the rules', (text, reply) => {
  expect(after(text)).toContain(reply)
})

test.each([
  'Our office confirms every request in writing.',
  'We never confirm a date in the chat. Call us and we proceed from there.',
  'Is it urgent? Then call us. We confirm by mail.',
])('%j only says so: no yes or no is offered', (text) => {
  expect(after(text)).toBe(DEFAULT_REPLIES)
})

test('a choice of agents offers the ones that were named', () => {
  const agents = [{ name: 'Tunde Vox' }, { name: 'Kei Navarro' }]
  expect(after('I found two. Tell me which one you like.', agents)).toEqual([
    'Tell me about Tunde Vox',
    'Tell me about Kei Navarro',
  ])
  expect(after('Tell me which one you like.')).toBe(DEFAULT_REPLIES)
})
