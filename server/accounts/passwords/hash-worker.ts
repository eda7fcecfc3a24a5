import { argon2Sync } from 'node:crypto'
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { HashOrder, HashThreadData } from './hash-thread.ts'

/** As nice(1) has it: beside a busy thread it gets a tenth of the processor, and an idle processor for itself. */
const LOW = 10

// On Linux the priority is the thread's; elsewhere it would be that of the whole process. A service that is lower already
// may not raise itself.
if (process.platform === 'linux' && (workerData as HashThreadData).isLow && getPriority() < LOW) setPriority(LOW)

/** A thread of its own derives tags: the memory of a derivation stays with its thread, so one thread keeps it once. */
parentPort?.on('message', ({ message, nonce, tagLength, memory, passes, parallelism }: HashOrder) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message, nonce, tagLength, memory, passes, parallelism }))
})
