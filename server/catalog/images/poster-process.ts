import { type ChildProcess, fork } from 'node:child_process'
import type { RenderPoster } from './render-poster.ts'
import type { Rendering } from './renderings.ts'

/** How long the process is kept for another poster, in milliseconds. */
const IDLE_MS = 10_000

/** What the process answers. */
export type DrawnPoster = { id: number } & ({ renderings: Rendering[] } | { failure: string })

/** Draws posters in a process of its own. */
export interface PosterProcess {
  /** @throws when it could not be drawn, or its process ended meanwhile */
  renderPoster: RenderPoster
  /** Its process while there is one. */
  pid(): number | undefined
  /** Ends the process; what is being drawn is refused. */
  close(): void
}

interface Job {
  resolve: (renderings: Rendering[]) => void
  reject: (error: Error) => void
}

/**
 * Starts a process for the first poster, and again after it ended. It ends when it idles: the memory a drawing needs, 100 MB
 * and more, is given back with its process alone.
 * @param idleMs how long it is kept for another poster
 */
export function startPosterProcess(idleMs = IDLE_MS): PosterProcess {
  const waiting = new Map<number, Job>()
  let last = 0
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function begin(): ChildProcess {
    const begun = fork(new URL('./poster-child.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    begun.unref()
    begun.channel?.unref()
    begun.on('message', (drawn) => finish(drawn as DrawnPoster)) // poster-child.ts sends nothing else
    const drop = () => child === begun && end()
    begun.on('error', drop)
    begun.on('exit', drop)
    return begun
  }

  function finish(drawn: DrawnPoster): void {
    const job = waiting.get(drawn.id)
    waiting.delete(drawn.id)
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref()
    if ('renderings' in drawn) job?.resolve(drawn.renderings)
    else job?.reject(new Error(`poster process: ${drawn.failure}`))
  }

  function end(): void {
    clearTimeout(idle)
    const [gone, refused] = [child, [...waiting.values()]]
    child = undefined
    waiting.clear()
    if (gone?.connected) gone.disconnect()
    for (const { reject } of refused) reject(new Error('the process that draws posters ended'))
  }

  return {
    renderPoster: (options) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        child ??= begin()
        last += 1
        waiting.set(last, { resolve, reject })
        child.send({ id: last, options })
      }),
    pid: () => child?.pid,
    close: end,
  }
}
