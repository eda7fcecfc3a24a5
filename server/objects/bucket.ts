import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3Client } from '@aws-sdk/client-s3'
import { unavailable } from '#server/errors.ts'
import { type Breaker, createBreaker } from '#server/integrations/breaker.ts'
import type { Log } from '#server/log.ts'
import type { BucketAddress } from './bucket-address.ts'

/** A bucket of an S3-compatible service. Every call is given up after five seconds, and throws AppError unavailable (503). */
export interface Bucket {
  /** Whether new files go there. */
  writes: boolean
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** @returns undefined when there is no such object */
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Deletes one object; one that is not there is no error. */
  delete(key: string): Promise<void>
  /** A page of the keys there are, with the time each was written. @param from the `next` of the page before */
  list(from?: string): Promise<{ objects: { key: string; at: Date }[]; next: string | undefined }>
  /** Whether the last call was answered. */
  isReachable(): boolean
  close(): void
}

/** Timeout of a call with its answer and a second try, in milliseconds. */
const CALL_TIMEOUT_MS = 5_000
/** Timeout of a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 2_000
/** After three failures in a row the bucket is left alone for ten seconds: its requests are answered at once. */
const BREAKER = { failures: 3, pauseMs: 10_000 }
const RETRY_AFTER_SECONDS = 10
const LOG_MS = 60_000

/**
 * A bucket. The client is loaded for the first call.
 * @param timeoutMs of a call; tests have less patience
 */
export function openBucket(address: BucketAddress, log: Log, timeoutMs = CALL_TIMEOUT_MS): Bucket {
  // a store that is full still gives what it has
  const breakers = { read: createBreaker(BREAKER), write: createBreaker(BREAKER), delete: createBreaker(BREAKER) }
  let isReachable = true
  let saidAt = Number.NEGATIVE_INFINITY
  let opened: Promise<Client> | undefined
  const { bucket: Bucket, prefix } = address

  function fail(err: unknown, breaker: Breaker): never {
    isReachable = false
    if (isAway(err)) breaker.failed()
    if (performance.now() - saidAt > LOG_MS) {
      saidAt = performance.now()
      log.error({ err }, 'the bucket of OBJECTS_URL did not answer as it should')
    }
    throw away()
  }

  /** Makes one call, within its time and unless the breaker is open. */
  async function call<T>(
    kind: keyof typeof breakers,
    make: (client: Client, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const breaker = breakers[kind]
    if (!breaker.mayCall()) throw away()
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      opened ??= openClient(address)
      // tried again by the next call
      opened.catch(() => {
        opened = undefined
      })
      const answer = await make(await opened, signal).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      breaker.succeeded()
      isReachable = true
      return answer
    } catch (error) {
      return fail(error, breaker)
    }
  }

  return {
    writes: address.writes,
    async put(key, bytes, type) {
      const file = { Bucket, Key: prefix + key, Body: bytes, ContentLength: bytes.length, ContentType: type }
      await call('write', ({ s3, client }, abortSignal) => client.send(new s3.PutObjectCommand(file), { abortSignal }))
    },
    get: (key) =>
      call('read', async ({ s3, client }, abortSignal) => {
        const object = { Bucket, Key: prefix + key }
        const { Body } = await client.send(new s3.GetObjectCommand(object), { abortSignal })
        return buffer(addAbortSignal(abortSignal, Body as Readable)) // what the client gives in Node
      }),
    async has(key) {
      const object = { Bucket, Key: prefix + key }
      const found = await call('read', ({ s3, client }, abortSignal) =>
        client.send(new s3.HeadObjectCommand(object), { abortSignal }),
      )
      return found !== undefined
    },
    async delete(key) {
      const object = { Bucket, Key: prefix + key }
      await call('delete', ({ s3, client }, abortSignal) =>
        client.send(new s3.DeleteObjectCommand(object), { abortSignal }),
      )
    },
    async list(from) {
      const window = { Bucket, Prefix: prefix, ...(from !== undefined && { ContinuationToken: from }) }
      const page = await call('read', ({ s3, client }, abortSignal) =>
        client.send(new s3.ListObjectsV2Command(window), { abortSignal }),
      )
      const objects = (page?.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key === undefined || !LastModified ? [] : [{ key: Key.slice(prefix.length), at: LastModified }],
      )
      return { objects, next: page?.NextContinuationToken }
    },
    isReachable: () => isReachable,
    close: () => void opened?.then(({ client }) => client.destroy()).catch(() => {}),
  }
}

/** 503: the bucket does not answer. */
const away = () =>
  unavailable('Pictures and documents are out of reach right now. Please try again in a minute.', RETRY_AFTER_SECONDS)

interface Client {
  s3: typeof import('@aws-sdk/client-s3')
  client: S3Client
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: BucketAddress): Promise<Client> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    ...{ endpoint, region, credentials: { accessKeyId, secretAccessKey } },
    // names of hosts would need a certificate for each bucket
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
    // older services know no other checksums; the key has the hash of its bytes
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, client }
}

/** Whether the whole service is away or overloaded; a refusal of one object says nothing about the others. */
function isAway(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode // of the client's errors
  return status === undefined || status >= 500 || status === 429
}

/** Whether the service says that there is no such object. A bucket that is missing is a failure. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}
