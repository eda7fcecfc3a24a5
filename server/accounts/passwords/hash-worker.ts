import { argon2Sync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import type { HashOrder } from './hash-thread.ts'

/** A thread of its own derives tags: the memory of a derivation stays with its thread, so one thread keeps it once. */
parentPort?.on('message', ({ message, nonce, tagLength, memory, passes, parallelism }: HashOrder) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message, nonce, tagLength, memory, passes, parallelism }))
})
