import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { onTestFinished } from 'vitest'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, type Login, logIn, readCookie } from './accounts.ts'
import { createAuthenticator, type Site } from './authenticator.ts'
import { openTestApp, startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts'

/** The site of a test's app, where passkeys work. */
export const SITE: Site = { origin: 'http://localhost', rpId: 'localhost' }
/** What a browser at that site sends along. */
export const AT_SITE = { host: 'localhost' }

/** A person who is signed in. */
export type SignedIn = Login & { cookie: string }

/** A new admin or agent, signed in with the password. */
export async function enterStaff(app: TestApp, role: Exclude<Role, 'customer'> = 'admin'): Promise<SignedIn> {
  const login = await buildLogin(app, role)
  return { ...login, cookie: readCookie(await logIn(app, role, login.email)) }
}

/** The middle of a code's 30 seconds: a slow test must not see the next code begin. */
const NOW = new Date(30_000 * Math.floor(Date.now() / 30_000) + 15_000)

/** An app for one test whose clock for codes stands still. It closes when the test is over. */
export async function startFactorApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp({ ...options, context: { ...options.context, now: () => NOW } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  return app
}

/** The same for all tests of a file. Call it at the top of the file. */
export const openFactorApp = (): Promise<TestApp> => openTestApp({ context: { now: () => NOW } })

/** The answer to a code that is wrong or was used. */
export const WRONG_CODE = { fields: { code: 'That code is wrong or was used already' } }

/** Takes the second step of a log-in. */
export const enterCode = (app: TestApp, token: string, code: string, method: 'app' | 'recovery-code' = 'app') =>
  app.call('POST /api/auth/second-factor/login', { body: { token, method, code } })

/** The code an app shows by that clock, some seconds from now. */
export const showCode = (secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: NOW.getTime() + 1000 * seconds })

/** Sets up an authenticator app. @returns its secret, and the recovery codes if it was the first factor */
export async function addApp(app: TestApp, { cookie }: Pick<SignedIn, 'cookie'>) {
  const begun = await app.call('POST /api/auth/authenticator-app', { cookie })
  const { token, secret } = begun.body
  // the code of the step before, so that the test still has the current one
  const code = showCode(secret, -30)
  const { status, body } = await app.call('POST /api/auth/authenticator-app/confirm', { cookie, body: { token, code } })
  if (status !== 200) throw new Error(`the app was not set up: ${JSON.stringify(body)}`)
  return { secret, recoveryCodes: body.recoveryCodes ?? [] }
}

/** Adds a passkey. @returns its device, its row, and the recovery codes if it was the first factor */
export async function addPasskey(app: TestApp, { cookie }: Pick<SignedIn, 'cookie'>, name = `Key ${randomUUID()}`) {
  const device = createAuthenticator(SITE)
  const options = await app.call('POST /api/auth/passkeys/options', { cookie, headers: AT_SITE })
  const { status, body } = await app.call('POST /api/auth/passkeys', {
    ...{ cookie, headers: AT_SITE, body: { name, credential: device.create(options.body) } },
  })
  if (status !== 201) throw new Error(`the passkey was not added: ${JSON.stringify(body)}`)
  return { device, passkey: body.passkey, recoveryCodes: body.recoveryCodes ?? [] }
}

/** What a passkey must sign to log in. */
export async function askForPasskey(app: TestApp) {
  return (await app.call('POST /api/auth/passkey/options', { headers: AT_SITE })).body
}

/** Signs in with a password that is answered with a token for the second factor. */
export async function passFirstStep(app: TestApp, { role, email }: Pick<Login, 'role' | 'email'>) {
  const answer = await logIn(app, role, email)
  const { secondFactor } = answer.body as { secondFactor?: { token: string; methods: string[] } } // checked next
  if (!secondFactor) throw new Error(`no second factor was asked for: ${JSON.stringify(answer.body)}`)
  return { ...answer, ...secondFactor }
}
