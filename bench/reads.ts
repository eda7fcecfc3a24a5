import { get } from 'node:http'
import { requestBytes } from './caller.ts'
import { type ServerProcess, startServerProcess } from './children.ts'
import { httpLoad, interleave, type Measured } from './load.ts'
import type { PlainAnswer } from './plain-server.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'

const PATH = '/api/agents'
const ROUNDS = { rounds: 5, ms: 2500 }
/** The headers that node:http adds automatically, in both servers. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

/** GET /api/agents compared with a bare server that sends the same bytes, and its 304s compared with its 200s. */
export async function measureReads(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const { url } = product.hello
  const [json, brotli] = await Promise.all([fetchAnswer(url, '/json'), fetchAnswer(url, '/brotli', 'br')])
  const etag = brotli.headers[brotli.headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? ''
  await using plain = await startServerProcess<{ url: string }>('plain-server.ts', [json, brotli])
  const accept = { 'accept-encoding': 'br' }
  const measured = await interleave(
    {
      json: httpLoad(url, reader(PATH), product, 200),
      plainJson: httpLoad(plain.hello.url, reader(json.path), plain, 200),
      brotli: httpLoad(url, reader(PATH, accept), product, 200),
      plainBrotli: httpLoad(plain.hello.url, reader(brotli.path, accept), plain, 200),
      unchanged: httpLoad(url, reader(PATH, { ...accept, 'if-none-match': etag }), product, 304),
    },
    ROUNDS,
  )
  const name = `GET ${PATH}, 60 agents`
  return [
    compare(`${name}, JSON : bare node:http`, measured.json, measured.plainJson, 0.6),
    compare(`${name}, brotli : bare node:http`, measured.brotli, measured.plainBrotli, 0.6),
    compare(`${name}, 304 : 200`, measured.unchanged, measured.brotli, 1),
  ]
}

/** The same request, repeated. */
function reader(path: string, headers: Record<string, string> = {}): () => Buffer {
  const request = requestBytes('GET', path, { headers })
  return () => request
}

function compare(name: string, product: Measured, reference: Measured, least: number): Row {
  return {
    name,
    unit: '1/s',
    product: product.rate,
    reference: reference.rate,
    ratio: product.rate / reference.rate,
    cpu: { product: product.cpu, reference: reference.cpu },
    bound: { of: 'ratio', least },
  }
}

/** The product's answer as it is on the wire: fetch would decompress it. */
function fetchAnswer(url: string, path: string, encoding?: string): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding }
    get(url + PATH, { headers }, async (response) => {
      try {
        const bytes = Buffer.concat(await response.toArray())
        const kept: string[] = []
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          const [name = '', value = ''] = response.rawHeaders.slice(i, i + 2)
          if (!OWN_HEADERS.has(name.toLowerCase())) kept.push(name, value)
        }
        resolve({ path, headers: kept, bytes })
      } catch (error) {
        reject(error)
      }
    }).on('error', reject)
  })
}
