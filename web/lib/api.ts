import type { Api, Call } from '#shared/contract/api.ts'
import type { EndpointAnswer, EndpointCall } from '#shared/contract/endpoint.ts'
import type { ErrorBody } from '#shared/contract/errors.ts'
import { heedMasked } from '#web/lib/masked-card.ts'

/**
 * A refused request: any status but 2xx, or an answer with `success: false`. The message is the status, a colon and what
 * the server said (docs/product.md P12.1, P12.8).
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The sentence for people, when the body carries one. */
  readonly sentence: string | undefined
  readonly code: ErrorBody['code'] | undefined
  /** What is wrong with each field, by its name. */
  readonly fields: Record<string, string>
  /** Every reason against confirming a booking, when that is what is refused. */
  readonly blocks: ErrorBody['blocks']
  /** Seconds until another try makes sense, when the server said so. */
  readonly retryAfter: number | undefined

  constructor(status: number, text: string, statusText: string, retryAfter?: string | null) {
    super(`${status}: ${text || statusText}`)
    const body = readErrorBody(text)
    this.status = status
    this.sentence = body.error || undefined
    this.code = body.code
    this.fields = body.fields ?? {}
    this.blocks = body.blocks
    this.retryAfter = Number(retryAfter) > 0 ? Number(retryAfter) : undefined
  }
}

function readErrorBody(text: string): Partial<ErrorBody> {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null // at least what is looked at below is checked
    // only a body of ours has a sentence under `error`; a proxy's may say anything
    return typeof body?.error === 'string' ? body : {}
  } catch {
    return {}
  }
}

/** Whether an answer is a refusal, with any status (docs/product.md P12.8). */
export const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false

/** What a toast or form says when there is no answer. */
export const NOT_REACHED = 'Can’t connect. Please try again.'

/**
 * What a toast or form says about a failure: the server's sentence, else the fallback (docs/product.md P12.8). The
 * thrown message is for developers, never for people.
 */
export function getErrorMessage(error: unknown, fallback = NOT_REACHED): string {
  return (error instanceof ApiError && error.sentence) || fallback
}

let held: Promise<void> | undefined

/**
 * Keeps answers back while the page as the server sent it is taken over: drawn with what they say, it would not match.
 * @returns what lets them through
 */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return resolve
}

type RefusalListener = (key: Call, refusal: ApiError) => void
const refusalListeners = new Set<RefusalListener>()

/**
 * Calls the listener for every refused call of the page. A call itself never opens another page: each page decides what
 * a refusal means for it (docs/product.md P4.2).
 * @returns how to stop
 */
export function listenForRefusals(listener: RefusalListener): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** Asks the person who they are; false when they would not say. */
type Confirm = () => Promise<boolean>
let confirmPerson: Confirm | undefined

/**
 * Takes care of calls the server refuses until the person proves again who they are (docs/product.md P1.21): such a call
 * waits for `confirm` and is made once more.
 * @returns how to stop
 */
export function answerReauthentication(confirm: Confirm): () => void {
  confirmPerson = confirm
  return () => {
    if (confirmPerson === confirm) confirmPerson = undefined
  }
}

interface CallOptions {
  signal?: AbortSignal
  /** Beyond the usual ones: Idempotency-Key, If-Match. */
  headers?: Record<string, string>
}

/** An upload takes a form instead of JSON; the browser writes its content type. */
type Upload<E> = E extends { accepts: 'multipart/form-data' } ? { form: FormData } : unknown
type Input<K extends Call> = EndpointCall<Api[K]> & Upload<Api[K]> & CallOptions
/** The input may be left out when nothing in it is required. */
type Rest<K extends Call> = Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>]
type Answer<K extends Call> = EndpointAnswer<Api[K]>

/**
 * Calls the API: `call('GET /api/agents')`, `call('POST /api/bookings', { body })`.
 * @throws ApiError when the server refuses; what fetch throws when it cannot be reached
 */
export async function call<K extends Call>(key: K, ...rest: Rest<K>): Promise<Answer<K>> {
  const { data } = await callWithHeaders(key, ...rest)
  return data
}

/** As `call`, with the answer's headers: a long list says there how long it is. */
export async function callWithHeaders<K extends Call>(
  key: K,
  // absent only where Rest lets it be: then nothing in it is required
  ...[input = {} as Input<K>]: Rest<K>
): Promise<{ data: Answer<K>; headers: Headers }> {
  try {
    return await sendConfirmed(key, input)
  } catch (error) {
    if (error instanceof ApiError) for (const listener of refusalListeners) listener(key, error)
    throw error
  }
}

/** Sends a call, and once more when the person had to prove who they are first. */
async function sendConfirmed<K extends Call>(key: K, input: Input<K>) {
  try {
    return await send(key, input)
  } catch (error) {
    const asked = error instanceof ApiError && error.code === 'reauthentication_required'
    if (!asked || !(await confirmPerson?.())) throw error
    return await send(key, input)
  }
}

async function send<K extends Call>(key: K, input: Input<K>): Promise<{ data: Answer<K>; headers: Headers }> {
  const [method = 'GET', path = ''] = key.split(' ')
  // every call's input has some of these parts; only callers need to know which
  const { params, query, body, form, signal, headers } = input as CallOptions & LooseInput
  const payload = body !== undefined
  const response = await fetch(addressOf(path, params, query), {
    method,
    credentials: 'include',
    headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
    ...(payload && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
  }).finally(() => held)
  if (payload) heedMasked(response.headers)
  const text = await response.text()
  // the server shaped the answer by the same contract, so nothing else of it is checked here
  const data = (response.ok && text ? JSON.parse(text) : undefined) as Answer<K>
  if (!response.ok || isRefusal(data)) {
    throw new ApiError(response.status, text, response.statusText, response.headers.get('retry-after'))
  }
  return { data, headers: response.headers }
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
}

function addressOf(path: string, params: LooseInput['params'] = {}, query: LooseInput['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}
