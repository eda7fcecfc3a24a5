import type { Log } from '#server/log.ts'
import type { OtlpSettings } from './otlp-settings.ts'
import type { Telemetry } from './telemetry.ts'

/**
 * Opens what sends traces and metrics. Without settings nothing of it is loaded.
 * @param log gets a warning about a collector that takes nothing, at most once a minute
 * @returns undefined when they are off
 */
export async function openTelemetry(
  settings: OtlpSettings | undefined,
  log: Pick<Log, 'warn'>,
): Promise<Telemetry | undefined> {
  if (settings === undefined) return undefined
  const { createOtlp } = await import('./otlp.ts')
  return createOtlp(settings, log)
}
