import { buildCategory } from '#tests/support/factories.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

/** Calls by which an admin keeps the categories, and reads their audit log. @param cookie the admin's */
export function makeCategoryCalls(app: TestApp, cookie: string) {
  const { db } = app.context
  return {
    create: (body: object) =>
      app.call('POST /api/categories', { body: { name: 'x', displayName: 'X', ...body }, cookie }),
    update: (id: string, body: object, headers = {}) =>
      app.call('PUT /api/categories/:id', {
        ...{ params: { id }, body: { name: 'x', displayName: 'X', ...body }, cookie, headers },
      }),
    list: async () => (await app.call('GET /api/admin/categories', { cookie })).body,
    audits: (entityId: string) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('entity_id', '=', entityId)
        .orderBy('id')
        .execute(),
    /** The id of a category by this name, made if there is none. */
    idOf: async (name: string) => {
      await buildCategory(db, name)
      return (await db.selectFrom('categories').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
    },
  }
}
