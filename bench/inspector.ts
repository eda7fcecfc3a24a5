import { setTimeout as sleep } from 'node:timers/promises'

/** A CPU profile as V8 writes it. */
export interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

/** The inspector of a running Node process. */
interface Inspector extends Disposable {
  /** Profiles the process while some work runs. */
  profile(work: () => Promise<unknown>): Promise<Profile>
  /** Evaluates an expression in the process. @returns its value */
  evaluate(expression: string): Promise<unknown>
}

/** What the inspector says of an expression. */
interface Evaluated {
  result: { value?: unknown }
  exceptionDetails?: object
}

const SAMPLE_US = 500

/**
 * Wakes the inspector of a process and connects to it.
 * @param port the one the process was started with (`--inspect-port`)
 */
export async function openInspector(pid: number, port: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await findAddress(port))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('the inspector refused the connection')), { once: true })
  })
  let last = 0
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await call('Profiler.enable')
  await call('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  return {
    async profile(work) {
      await call('Profiler.start')
      await work()
      const { profile } = (await call('Profiler.stop')) as { profile: Profile } // as the protocol has it
      return profile
    },
    async evaluate(expression) {
      const answer = (await call('Runtime.evaluate', { expression, returnByValue: true })) as Evaluated
      if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails))
      return answer.result.value
    },
    [Symbol.dispose]: () => socket.close(),
  }
}

async function findAddress(port: number): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[] // as the inspector lists them
      if (target) return target.webSocketDebuggerUrl
    } catch {
      // it has not opened its port yet
    }
    await sleep(100)
  }
  throw new Error(`no inspector on port ${port}`)
}
