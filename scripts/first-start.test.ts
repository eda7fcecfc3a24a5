import { chmodSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import type { Role } from '#shared/model/role.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'seven paper lanterns' }

/** An unused data folder; its database is stopped and deleted with the test. */
function makeEmptyFolder(): string {
  const dataDir = makeTempFolder()
  chmodSync(dataDir, 0o755)
  onTestFinished(async () => {
    await until(() => findPostmaster(path.join(dataDir, 'postgres', 'data')) === undefined, 10_000)
  })
  return dataDir
}

/** The logins printed by a start. */
function printedBy(product: Product): { role: Role; login: string; password: string }[] {
  const lines = product.said().matchAll(/^ {2}(Admin|Customer|Agent)\b.*? (\S+@?\S*) +(\S+)$/gm)
  return [...lines].map(([, who = '', login = '', password = '']) => ({
    role: who.toLowerCase() as Role, // the expression matches only these three
    login,
    password,
  }))
}

async function logIn({ url }: Product, role: Role, login: string, password: string): Promise<number> {
  const name = role === 'agent' ? { username: login } : { email: login }
  const answer = await fetch(`${url}/api/${role}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...name, password }),
  })
  return answer.status
}

async function logInWithAll(product: Product): Promise<number[]> {
  const answers = []
  for (const { role, login, password } of printedBy(product)) {
    answers.push(await logIn(product, role, login, password))
  }
  return answers
}

const countAgents = async ({ url }: Product) => ((await (await fetch(`${url}/api/agents`)).json()) as unknown[]).length

async function stop(product: Product): Promise<void> {
  product.process.kill('SIGTERM')
  expect(await product.exited).toBe(0)
}

describe('the first start', () => {
  test('with an admin of its own also loads the demo, and every printed login works, also after a restart without that admin', async () => {
    const dataDir = makeEmptyFolder()
    const first = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '', ...OWNER })
    expect(await countAgents(first)).toBeGreaterThan(0)
    expect(await logIn(first, 'admin', OWNER.ADMIN_EMAIL, OWNER.ADMIN_PASSWORD)).toBe(200)
    expect(await logInWithAll(first)).toEqual([200, 200, 200, 200, 200, 200])
    await stop(first)

    const second = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '' })
    expect(await countAgents(second)).toBeGreaterThan(0)
    expect(await logIn(second, 'admin', OWNER.ADMIN_EMAIL, OWNER.ADMIN_PASSWORD)).toBe(200)
    expect(await logInWithAll(second)).toEqual([200, 200, 200, 200, 200, 200])
    await stop(second)

    const third = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '0' })
    expect(third.said()).not.toContain('Demo log-ins')
    expect(await logIn(third, 'admin', OWNER.ADMIN_EMAIL, OWNER.ADMIN_PASSWORD)).toBe(200)
    await stop(third)
  }, 60_000)

  test('with DEMO_DATA=0 loads nothing and prints no logins; neither does a later start with the demo switched on', async () => {
    const dataDir = makeEmptyFolder()
    const first = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '0', ...OWNER })
    expect(first.said()).not.toContain('Demo log-ins')
    expect(await countAgents(first)).toBe(0)
    expect(await logIn(first, 'admin', OWNER.ADMIN_EMAIL, OWNER.ADMIN_PASSWORD)).toBe(200)
    await stop(first)

    const second = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '' })
    expect(await countAgents(second)).toBe(0)
    expect(second.said()).not.toContain('Demo log-ins')
    await stop(second)
  }, 60_000)

  test('with the demo admin’s address keeps the given password, and does not print the published one', async () => {
    const dataDir = makeEmptyFolder()
    const owner = { ...OWNER, ADMIN_EMAIL: 'Office@Marquee.example' }
    const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '', ...owner })
    expect(await logIn(product, 'admin', owner.ADMIN_EMAIL, owner.ADMIN_PASSWORD)).toBe(200)
    expect(await logInWithAll(product)).toEqual([200, 200, 200, 200, 200])
    expect(printedBy(product).map(({ login }) => login)).not.toContain('office@marquee.example')
    await stop(product)
  }, 60_000)
})
