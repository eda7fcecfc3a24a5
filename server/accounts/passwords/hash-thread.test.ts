import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { startHashLine } from './hash-thread.ts'

const ORDER = { message: 'x', nonce: Buffer.alloc(16), tagLength: 32, memory: 64, passes: 1, parallelism: 1 }

/** The threads of this process with a priority below the usual, as nice(1) has it (proc(5)). */
function findLowThreads(): string[] {
  return readdirSync('/proc/self/task').filter((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) >= 10
  })
}

test.runIf(process.platform === 'linux')(
  'hashes that nobody waits for have a thread of low priority, which ends when it idles (S7)',
  async () => {
    const before = findLowThreads()
    const derive = startHashLine({ isLow: true }, 200)
    const tags = await Promise.all([derive(ORDER), derive(ORDER)])
    const begun = findLowThreads().filter((thread) => !before.includes(thread))
    expect(begun).toHaveLength(1)
    await vi.waitFor(() => expect(findLowThreads()).not.toContain(begun[0]), { timeout: 5000 })
    // and begins again
    expect([...tags, await derive(ORDER)].every((tag) => tag.length === 32 && tag.equals(tags[0]))).toBe(true)
  },
)

test('a thread for people has the usual priority and stays', async () => {
  const before = findLowThreads()
  await startHashLine({ isLow: false }, 0)(ORDER)
  expect(findLowThreads().filter((thread) => !before.includes(thread))).toEqual([])
})
