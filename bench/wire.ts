import { get } from 'node:http'

/** The headers that node:http adds automatically, in both servers, and the id that each request has of its own. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

/** An answer as it is on the wire: fetch would decompress it. */
export interface WireAnswer {
  status: number
  /** Names and values in turns. */
  headers: string[]
  etag: string | undefined
  bytes: Uint8Array
}

/** Asks for an answer as it is on the wire. */
export function fetchAnswer(url: string, headers: Record<string, string>): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      try {
        const bytes = Buffer.concat(await response.toArray())
        const kept: string[] = []
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          const [name = '', value = ''] = response.rawHeaders.slice(i, i + 2)
          if (!OWN_HEADERS.has(name.toLowerCase())) kept.push(name, value)
        }
        resolve({ status: response.statusCode ?? 0, headers: kept, etag: response.headers.etag, bytes })
      } catch (error) {
        reject(error)
      }
    }).on('error', reject)
  })
}
