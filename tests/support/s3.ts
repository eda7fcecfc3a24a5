import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const [KEY_ID, SECRET, REGION, BUCKET] = ['AKIATEST', 'a/secret+of=tests', 'us-test-1', 'pictures']

/** What the fake does instead of answering. `forget` takes an object and keeps nothing; `garble` gives other bytes. */
type Trouble = 'fail' | 'hang' | 'hang up' | 'forget' | 'garble' | 'refuse'

interface Kept {
  bytes: Buffer
  type: string
  at: Date
}

/** A bucket as a test sees it. */
export interface FakeS3 extends AsyncDisposable {
  /** OBJECTS_URL. @param more parts of the query */
  url(more?: string): string
  /** The objects by their keys, without the bucket. */
  objects: Map<string, Kept>
  /** Methods and keys of all requests so far. */
  asked: string[]
  /** Makes every request of a method meet this; undefined ends it. */
  trouble: { what: Trouble; method?: string } | undefined
  /** Called with each request, before it is answered. */
  onAsked: (() => void) | undefined
}

/** Speaks as much of the S3 API as the product uses, path style, on a real socket; refuses what is not signed right. */
export async function startS3(): Promise<FakeS3> {
  const objects = new Map<string, Kept>()
  const open = new Set<ServerResponse>()
  const fake: Pick<FakeS3, 'asked' | 'trouble' | 'onAsked'> = { asked: [], trouble: undefined, onAsked: undefined }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    open.add(response)
    response.once('close', () => open.delete(response))
    const { method = '', url = '' } = request
    const { pathname, searchParams } = new URL(url, 'http://s3')
    const body = await buffer(request)
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    fake.asked.push(`${method} ${key}`)
    fake.onAsked?.()
    const what = fake.trouble?.method === undefined || fake.trouble.method === method ? fake.trouble?.what : undefined
    if (what === 'hang') return
    if (what === 'hang up') return void response.destroy()
    if (what === 'fail') return refuse(response, 503, 'SlowDown')
    if (what === 'refuse' || !isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (method === 'GET' && key === '') return list(response, searchParams)
    if (method === 'PUT') {
      const type = request.headers['content-type'] ?? ''
      if (what !== 'forget') objects.set(key, { bytes: body, type, at: new Date() })
      return void response.end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const kept = objects.get(key)
    if (!kept) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': kept.type, 'content-length': kept.bytes.length })
    if (method === 'HEAD') return void response.end()
    response.end(what === 'garble' ? Buffer.alloc(kept.bytes.length, 120) : kept.bytes)
  }

  /** Two keys a page: so every test pages. */
  function list(response: ServerResponse, asked: URLSearchParams): void {
    const prefix = asked.get('prefix') ?? ''
    const after = asked.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, 2)
    const isCut = keys.length > page.length
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    )
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`)
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on a port
  const stop = async () => {
    for (const response of open) response.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const login = `${KEY_ID}:${encodeURIComponent(SECRET)}`
  return Object.assign(fake, {
    objects,
    url: (more = '') => `s3://${login}@127.0.0.1:${port}/${BUCKET}/marquee?region=${REGION}&tls=0${more}`,
    [Symbol.asyncDispose]: stop,
  })
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** Recomputes the signature of a request (AWS Signature Version 4, in the Authorization header). */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!said) return false
  const [, keyId, day = '', region = '', names = '', signature] = said
  const hash = String(headers['x-amz-content-sha256'])
  if (keyId !== KEY_ID || region !== REGION || hash !== sha256(body)) return false
  const [path, query = ''] = url.split('?')
  const sorted = query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&')
  const signed = names.split(';')
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const canonical = [method, path, sorted, lines, names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`)
  return createHmac('sha256', signingKey).update(text).digest('hex') === signature
}
