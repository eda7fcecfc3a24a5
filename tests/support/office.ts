import { onTestFinished } from 'vitest'
import { signInAdmin } from './sign-in.ts'
import { openTestApp, startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts'

/** The product, and the cookie and id of an admin who is signed in. */
interface Office {
  app: TestApp
  admin: string
  adminId: string
}

/** The product for all tests of a file, with an admin. Call it at the top of the file. */
export async function openOffice(options: TestAppOptions = {}): Promise<Office> {
  const app = await openTestApp(options)
  const { id: adminId, cookie: admin } = await signInAdmin(app)
  return { app, admin, adminId }
}

/** The product for one test, with an admin. It closes when the test is over. */
export async function startOffice(options: TestAppOptions = {}): Promise<Office> {
  const app = await startTestApp(options)
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { id: adminId, cookie: admin } = await signInAdmin(app)
  return { app, admin, adminId }
}
