import type { AppContext } from '#server/context.ts'
import { watchLoop } from '#server/http/metrics/loop-delay.ts'
import { toFigures } from '#server/http/metrics/metrics-figures.ts'
import { poolGauge, readGauges, replicaGauges } from './gauges.ts'

/**
 * Sends what this process counts, and the figures of the product, to where metrics go; nothing while that is off.
 * @returns what stops watching the event loop
 */
export function sendFigures(context: AppContext): () => void {
  const { telemetry, metrics, pool, config } = context
  if (telemetry === undefined) return () => {}
  const loop = watchLoop()
  const scheme = new URL(config.publicUrl).protocol.slice(0, -1)
  telemetry.sendFigures(async () =>
    toFigures(metrics.take([poolGauge(pool), ...replicaGauges(context)], loop), {
      scheme,
      more: await readGauges(context),
    }),
  )
  return () => loop.close()
}
