/** Where traces and metrics go (docs/decisions/045). */
export interface OtlpSettings {
  /** The collector's address, without /v1/traces, no trailing slash. */
  endpoint: string
  /** Sent with everything: the key of a vendor. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** The share of the traces that begin here that is sent, 0 to 1. */
  ratio: number
  /** How often figures are sent, in milliseconds. */
  metricsEveryMs: number
}
