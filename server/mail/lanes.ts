import { setTimeout as sleep } from 'node:timers/promises'
import type { Metrics } from '#server/http/metrics/metrics.ts'

/** Result of one delivery attempt. */
export type Outcome = 'sent' | 'nothing to send' | 'put off' | 'refused' | 'hung up' | 'nobody answers'

/** How long a lane waits for requests before its next messages, in milliseconds. */
export const GIVE_WAY_MS = 1000
/** When the other lanes begin although the first is not through yet, in milliseconds: it may have given way before. */
const HEAD_START_MS = GIVE_WAY_MS + 1000
/** When a lane without mail looks again while another is sending, in milliseconds. */
const LOOK_AGAIN_MS = 1000
/** So many recipients in a row that the relay hangs up on are the relay's own trouble. */
const HANG_UPS = 6
/** The lane that takes mails that were never tried: recipients in trouble do not hold them up. */
const LANE_OF_UNTRIED = 1

/**
 * Sends side by side, until nothing is due. A recipient in trouble occupies one lane; mail that comes in meanwhile leaves
 * by the others. The first lane begins alone, so that a relay that is away is tried once.
 * @param deliverNext sends the next mails, or some that were never tried; none when there are none
 * @param signal ends the run after the mails that are being sent
 * @returns how many mails left
 */
export async function runLanes(
  { lanes, metrics }: { lanes: number; metrics: Pick<Metrics, 'count'> },
  deliverNext: (untried: boolean) => Promise<Outcome[]>,
  signal?: AbortSignal,
): Promise<number> {
  const ended = new AbortController()
  const end = () => ended.abort()
  const firstThrough = Promise.withResolvers<void>()
  let [left, sending, hangUps] = [0, 0, 0]

  function note(outcome: Outcome): void {
    metrics.count('marquee_mail_messages_total', outcome.replaceAll(' ', '_'))
    if (outcome === 'sent') left += 1
    hangUps = outcome === 'hung up' ? hangUps + 1 : outcome === 'sent' ? 0 : hangUps
    // the mail server is away: the rest waits for the next run
    if (outcome === 'nobody answers' || hangUps >= HANG_UPS) end()
  }

  async function runLane(number: number): Promise<void> {
    while (!ended.signal.aborted) {
      sending += 1
      const outcomes = await deliverNext(number === LANE_OF_UNTRIED).finally(() => {
        sending -= 1
      })
      outcomes.forEach(note)
      firstThrough.resolve()
      if (outcomes.length > 0) continue
      if (sending === 0) end()
      await sleep(LOOK_AGAIN_MS, undefined, { signal: ended.signal }).catch(() => {})
    }
  }

  async function runLater(number: number): Promise<void> {
    const headStart = sleep(HEAD_START_MS, undefined, { signal: ended.signal }).catch(() => {})
    await Promise.race([firstThrough.promise, headStart])
    await runLane(number)
  }

  if (signal?.aborted) return 0
  signal?.addEventListener('abort', end, { once: true })
  try {
    const later = Array.from({ length: lanes - 1 }, (_, i) => runLater(i + 1))
    const runs = [runLane(0), ...later]
    for (const run of runs) run.catch(end)
    const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    return left
  } finally {
    signal?.removeEventListener('abort', end)
  }
}
