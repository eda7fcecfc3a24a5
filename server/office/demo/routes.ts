import { rm } from 'node:fs/promises'
import path from 'node:path'
import { forgetCookie } from '#server/accounts/sessions/open-session.ts'
import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import { getMailFile } from '#server/integrations/mailer.ts'
import * as contract from '#shared/contract/office/demo.admin.ts'
import { readSetup } from '../setup/read-setup.ts'
import { keepDemo } from './keep-demo.ts'
import { previewRemoval } from './preview-removal.ts'
import { removeDemo } from './remove-demo.ts'

/** The demo: what it is, whether it is kept, and how it goes. */
export function demoRoutes(route: Route, context: AppContext): void {
  const { db, config } = context

  route(contract.previewDemoRemoval, ({ actor }) => previewRemoval(context, actor))
  route(contract.removeDemo, async ({ body, setHeader, actor, requestId, header }) => {
    const removal = await removeDemo(context, { ...body, cookies: header('cookie'), actor, requestId })
    const folder = path.join(config.dataDir, 'mail')
    for (const id of removal.messageIds) await rm(getMailFile(folder, id), { force: true })
    const { backup, deviceCookie, email, ended } = removal
    if (deviceCookie) setHeader('set-cookie', deviceCookie)
    if (ended) setHeader('set-cookie', forgetCookie(config))
    const signedInAs = email ?? (ended ? null : await findEmail(context, actor.userId))
    return { backup: { file: backup.file, bytes: backup.bytes }, signedInAs }
  })
  route(contract.keepDemo, async ({ body, actor, requestId }) => {
    await keepDemo(db, { ...body, actor, requestId })
    return readSetup(context)
  })
}

async function findEmail({ db }: AppContext, id: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  return user?.email ?? null
}
