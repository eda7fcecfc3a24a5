import { expect, test } from 'vitest'
import { readFiles } from './files.ts'

const server = readFiles('server/**/*.ts').filter(({ name }) => !/\.test\.ts$|\/test-support\//.test(name))

test.each([
  ['outbox_emails', 'server/mail/queue-mail.ts'],
  ['audit_log', 'server/audit/record.ts'],
])('one file alone inserts into %s: %s', (table, writer) => {
  const insert = new RegExp(`insert into ${table}\\b|insertInto\\('${table}'`)
  const writers = server.filter(({ text }) => insert.test(text)).map(({ name }) => name)
  expect(writers).toEqual([writer])
})
