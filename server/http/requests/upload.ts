import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError, invalid } from '#server/errors.ts'

/** The largest file accepted unless an endpoint says otherwise, in bytes (docs/product.md S26). */
export const UPLOAD_LIMIT = 10 * 1024 * 1024

/** How long a file of that size may take to arrive, in milliseconds (docs/product.md S92); a larger one in proportion. */
const BODY_MS = 15_000

/** How long a request that was answered early may still send, in milliseconds; what it sends is dropped. */
const LINGER_MS = 2000

const LIMITS = { fileSize: UPLOAD_LIMIT, files: 1, fields: 10, parts: 11, fieldSize: 10_000, fieldNameSize: 100 }

const MB = 1024 * 1024

const tooLarge = (limit: number) => new AppError('too_large', `A file can have at most ${limit / MB} MB`)

/**
 * Binds routes that take one file as multipart/form-data. They live in a Fastify context of their own, so that every
 * other route goes on refusing such a body with 415; origin, limits and access are checked before any of it is read.
 * @param limit the largest file, in bytes
 */
export function bindUpload(app: FastifyInstance, limit = UPLOAD_LIMIT): (options: RouteOptions) => void {
  return (options) => {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      await scope.register(multipart, { limits: { ...LIMITS, fileSize: limit } })
      scope.addContentTypeParser('*', (_request, _body, done) => {
        done(new AppError('unsupported_type', 'Send the file as multipart/form-data'))
      })
      scope.route(options)
    })
  }
}

/**
 * Reads the one file of a request, counting its bytes as they come; its name and declared type are ignored.
 * @param field the form field that carries it
 * @param limit the largest file, in bytes
 * @throws AppError invalid_request (400) when there is none, the form can't be read or takes too long, too_large (413)
 */
export async function readUpload(request: FastifyRequest, field: string, limit = UPLOAD_LIMIT): Promise<Buffer> {
  try {
    if (Number(request.headers['content-length']) > limit + 100_000) throw tooLarge(limit)
    return await inTime(findFile(request, field, limit), (BODY_MS * limit) / UPLOAD_LIMIT)
  } catch (error) {
    dropTheRest(request)
    throw refusalOf(error, limit)
  }
}

/** Refuses a file that is still arriving when its time is over. */
async function inTime(file: Promise<Buffer>, limitMs: number): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const kind = limitMs === BODY_MS ? 'picture' : 'file'
    const sentence = `The upload took longer than ${limitMs / 1000} seconds. Please try a smaller ${kind} or another connection.`
    timer = setTimeout(() => reject(new AppError('invalid_request', sentence)), limitMs)
  })
  try {
    return await Promise.race([file, late])
  } finally {
    clearTimeout(timer)
    // one that comes to its end later has no reader
    file.catch(() => {})
  }
}

async function findFile(request: FastifyRequest, field: string, limit: number): Promise<Buffer> {
  // the client left while the body waited to be read: its end event has passed
  if (request.raw.destroyed) throw new AppError('invalid_request', 'The request ended early')
  // no body at all: multipart has not seen it
  if (!request.isMultipart()) throw invalid({ [field]: 'Choose a file to upload' })
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    if (part.fieldname !== field) throw invalid({ [field]: `Send the file as the form field ${field}` })
    const { file } = part
    // the reader would go on to the end of what is sent, which may never come
    const cut = () => void file.destroy(tooLarge(limit))
    if (file.truncated) cut()
    else file.once('limit', cut)
    const bytes = await part.toBuffer()
    if (bytes.length === 0) break
    return bytes
  }
  throw invalid({ [field]: 'Choose a file to upload' })
}

const TOO_MUCH = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT', 'FST_FILES_LIMIT'])

function refusalOf(error: unknown, limit: number): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(limit)
  if (typeof code === 'string' && TOO_MUCH.has(code)) return new AppError('too_large', 'The form has too many parts')
  // any other failure to read a form is the form's fault
  return new AppError('invalid_request', 'The upload could not be read')
}

/** The answer goes out at once; what is still on its way is dropped, and soon the connection with it. */
function dropTheRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return
  raw.unpipe()
  raw.resume()
  const hangUp = setTimeout(() => raw.destroy(), LINGER_MS).unref()
  raw.once('close', () => clearTimeout(hangUp))
  raw.once('end', () => clearTimeout(hangUp))
}
