import { expect, onTestFinished, test, vi } from 'vitest'
import { startPosterProcess } from './poster-process.ts'
import { renderPoster } from './render-poster.ts'
import { idOfRenderings } from './renderings.ts'

const OPTIONS = { name: 'Vera Lux', category: 'model' }

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a poster drawn in a process of its own is the same, and the process ends when it idles', async () => {
  const posters = startPosterProcess(100)
  onTestFinished(() => posters.close())
  const drawing = posters.renderPoster(OPTIONS)
  const pid = posters.pid()
  expect(isAlive(pid)).toBe(true)
  expect(idOfRenderings(await drawing)).toBe(idOfRenderings(await renderPoster(OPTIONS)))
  await vi.waitFor(() => expect([posters.pid(), isAlive(pid)]).toEqual([undefined, false]), { timeout: 5000 })
})

test('when the process dies, what it was drawing fails, and another one draws the next', async () => {
  const posters = startPosterProcess()
  onTestFinished(() => posters.close())
  const drawing = posters.renderPoster(OPTIONS)
  process.kill(posters.pid() ?? Number.NaN, 'SIGKILL')
  await expect(drawing).rejects.toThrow('the process that draws posters ended')
  expect(await posters.renderPoster(OPTIONS)).not.toEqual([])
})
