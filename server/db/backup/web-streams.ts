import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream as NodesReadableStream } from 'node:stream/web'

// Node's type of a web stream and the web's differ in name alone

/** A file as a web stream, which age takes. */
export const readAsWeb = (file: string) => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>

/** A web stream, which age gives, as one of Node's. */
export const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as NodesReadableStream<Uint8Array>)
