import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:cluster'

/** A connection as the primary holds it. */
interface Handle {
  close(): void
}

/** A message of node:cluster between primary and worker; `seq` numbers those that expect an answer. */
interface ClusterMessage {
  cmd?: unknown
  act?: unknown
  seq?: unknown
  ack?: unknown
}

/**
 * Closes the connection that was being handed to a worker when the worker died. node:cluster's primary accepts every
 * connection, sends it to a worker and closes its own copy once the worker has answered; when the worker is killed before
 * that, the copy stays open and the client waits until its own limit (docs/decisions/029). A closed connection is an
 * error at once, which a proxy or browser answers by trying again. Depends on the messages of the pinned Node;
 * scripts/workers.test.ts fails should they change.
 */
export function closeHandedOver(worker: Worker): void {
  const waiting = new Map<unknown, Handle>()
  const child = worker.process
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean // one of many overloads; passed on as it came
  const watch = (...sent: unknown[]): boolean => {
    const [message, handle] = sent as [ClusterMessage | undefined, Handle | undefined]
    if (message?.cmd === 'NODE_CLUSTER' && message.act === 'newconn' && handle) waiting.set(message.seq, handle)
    return send(...sent)
  }
  child.send = watch as ChildProcess['send'] // takes what it takes
  child.on('internalMessage', (message: ClusterMessage | undefined) => waiting.delete(message?.ack))
  worker.once('exit', () => {
    for (const handle of waiting.values()) handle.close()
    waiting.clear()
  })
}
