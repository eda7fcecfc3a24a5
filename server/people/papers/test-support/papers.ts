import { buildLogin } from '#tests/support/accounts.ts'
import { buildAgent, buildCategory } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

/** An app for all tests of a file with a bartender, and calls by which an owner adds kinds and papers, and a booker lists papers. */
export async function openPapers() {
  const app = await openTestApp()
  const enter = async (staffRole: 'owner' | 'booker') => {
    const { id } = await buildLogin(app, 'admin', staffRole)
    return signIn(app, { role: 'admin', userId: id })
  }
  const cookies = { owner: await enter('owner'), booker: await enter('booker') }
  await buildCategory(app.context.db, 'bartender')
  await buildCategory(app.context.db, 'dj')
  const agentId = (await buildAgent(app.context.db, { name: 'Zoë "Flash" O’Neil', category: 'bartender' })).id
  const owner = { cookie: cookies.owner }
  return {
    ...{ app, cookies, agentId, owner },
    addKind: (name: string, some: { category?: string; required?: boolean } = {}) =>
      app.call('POST /api/admin/settings/paper-kinds', {
        body: { name, category: 'bartender', required: false, ...some },
        ...owner,
      }),
    addPaper: (kindId: string, fields: object = {}, id = agentId) =>
      app.call('POST /api/admin/agents/:id/papers', { ...{ params: { id }, body: { kindId, ...fields }, ...owner } }),
    list: async (id = agentId) =>
      (await app.call('GET /api/admin/agents/:id/papers', { params: { id }, cookie: cookies.booker })).body,
  }
}
