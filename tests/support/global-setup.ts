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
  project.provide('cluster', { connection: cluster.connection, template: cluster.template })
  return async () => cluster[Symbol.asyncDispose]()
}
