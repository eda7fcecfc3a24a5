import type { TestProject } from 'vitest/node'
import { type Cluster, startTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster
  }
}

/** One database server for the whole run; tests take their databases from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const { connection, template } = cluster
  // tests/faults/pooler.test.ts
  if (process.env.TEST_POOLER !== 'transaction') {
    project.provide('cluster', { connection, template })
    return async () => cluster[Symbol.asyncDispose]()
  }
  const { keepsNames, startPgBouncer } = await import('./pgbouncer.ts')
  const pooler = await startPgBouncer(cluster, { pool_mode: 'transaction' })
  const { host, port } = pooler
  project.provide('cluster', { connection, template, pooler: { host, port, keepNames: keepsNames() } })
  return async () => {
    pooler[Symbol.dispose]()
    await cluster[Symbol.asyncDispose]()
  }
}
