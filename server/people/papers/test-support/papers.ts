import { buildLogin } from '#tests/support/accounts.ts'
import { buildAgent, buildCategory } from '#tests/support/factories.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

/** An app with a bartender, and the cookies of an owner and a booker. */
export async function openPapers() {
  const app = await startTestApp()
  const enter = async (staffRole: 'owner' | 'booker') => {
    const { id } = await buildLogin(app, 'admin', staffRole)
    return signIn(app, { role: 'admin', userId: id })
  }
  const cookies = { owner: await enter('owner'), booker: await enter('booker') }
  await buildCategory(app.context.db, 'bartender')
  await buildCategory(app.context.db, 'dj')
  const agentId = (await buildAgent(app.context.db, { name: 'Zoë "Flash" O’Neil', category: 'bartender' })).id
  return { app, cookies, agentId }
}

/**
 * Calls by which an owner adds kinds and papers, and a booker lists papers.
 * @param stage what `openPapers` gave, once it is there
 */
export function makePaperCalls(stage: () => Awaited<ReturnType<typeof openPapers>>) {
  const owner = () => ({ cookie: stage().cookies.owner })
  return {
    owner,
    addKind: (name: string, some: { category?: string; required?: boolean } = {}) =>
      stage().app.call('POST /api/admin/settings/paper-kinds', {
        body: { name, category: 'bartender', required: false, ...some },
        ...owner(),
      }),
    addPaper: (kindId: string, fields: object = {}, id = stage().agentId) =>
      stage().app.call('POST /api/admin/agents/:id/papers', {
        ...{ params: { id }, body: { kindId, ...fields }, ...owner() },
      }),
    list: async (id = stage().agentId) => {
      const who = { params: { id }, cookie: stage().cookies.booker }
      return (await stage().app.call('GET /api/admin/agents/:id/papers', who)).body
    },
  }
}
