import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IdleFlow } from '#web/features/chat/idle-flow.ts'

let said: string[]
let flow: IdleFlow

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  flow = new IdleFlow({
    ask: () => said.push('ask'),
    warn: () => said.push('warn'),
    thank: () => said.push('thank'),
    reset: () => said.push('reset'),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('asks after 150 s, says that it closes after another 120 s, and closes 5 s later', () => {
  flow.heard()
  vi.advanceTimersByTime(149_999)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['ask'])
  vi.advanceTimersByTime(119_999)
  expect(said).toEqual(['ask'])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['ask', 'warn'])
  vi.advanceTimersByTime(4_999)
  expect(said).toEqual(['ask', 'warn'])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['ask', 'warn', 'reset'])
  vi.advanceTimersByTime(1_000_000)
  expect(said).toHaveLength(3)
  expect(flow.phase).toBe('off')
})

test('every word of the assistant begins the time anew', () => {
  flow.heard()
  vi.advanceTimersByTime(149_000)
  flow.heard()
  vi.advanceTimersByTime(149_000)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(said).toEqual(['ask'])
})

test('a no to the open question is thanked for and closes 3 s later', () => {
  flow.heard()
  vi.advanceTimersByTime(150_000)
  expect(flow.replied('No thanks!')).toBe(true)
  expect(said).toEqual(['ask', 'thank'])
  vi.advanceTimersByTime(2_999)
  expect(said).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['ask', 'thank', 'reset'])
})

test('a no is one while it says that it closes, too', () => {
  flow.heard()
  vi.advanceTimersByTime(272_000)
  expect(flow.phase).toBe('closing')
  expect(flow.replied('nope')).toBe(true)
  vi.advanceTimersByTime(2_999)
  expect(said).toEqual(['ask', 'warn', 'thank'])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['ask', 'warn', 'thank', 'reset'])
})

test('any other reply cancels the closing', () => {
  flow.heard()
  vi.advanceTimersByTime(272_000)
  expect(flow.replied('Who is free on Friday?')).toBe(false)
  vi.advanceTimersByTime(1_000_000)
  expect(said).toEqual(['ask', 'warn'])
})

test('a no counts only while the question is open', () => {
  flow.heard()
  expect(flow.replied('no')).toBe(false)
  vi.advanceTimersByTime(1_000_000)
  expect(said).toEqual([])
})

test('a no to the question in the words of the assistant is thanked for and closes 3 s later', () => {
  flow.heard(true)
  expect(flow.replied('No thanks')).toBe(true)
  expect(said).toEqual(['thank'])
  vi.advanceTimersByTime(3_000)
  expect(said).toEqual(['thank', 'reset'])
})

test('that question is closed by the next words of the assistant', () => {
  flow.heard(true)
  expect(flow.replied('Who is free on Friday?')).toBe(false)
  flow.heard()
  expect(flow.replied('no')).toBe(false)
  expect(said).toEqual([])
})

test('a person who has the conversation stops everything', () => {
  flow.heard()
  vi.advanceTimersByTime(160_000)
  flow.stop()
  vi.advanceTimersByTime(1_000_000)
  expect(said).toEqual(['ask'])
})
