import { expect, test } from 'vitest'
import { readFiles, withoutComments } from './files.ts'

/** Files of the server that read the clock of their process, each with its reason (docs/decisions/032). */
const READERS: Record<string, string> = {
  'server/main.ts': 'context.now() is made here',
  'server/accounts/sessions/end-access.ts': 'the time of a live event, which no row keeps',
  'server/live/announce.ts': 'the time of a live event, which no row keeps',
  'server/chat/conversations/live-sessions.ts': 'Redis compares what its clients write',
  'server/db/backup/write-backup.ts': 'the name of a file',
  'server/db/embedded/supervisor.ts': 'how long a process takes',
  'server/http/requests/flood-counter.ts': 'when a window of requests to this process ends',
  'server/integrations/jobs.ts': 'how soon a job is looked at; the crontab looks again',
  'server/integrations/redis.ts': 'how long ago this process tried',
  'server/log.ts': 'how long ago this process said it',
  'server/mail/deliver.ts': 'how long ago this process saw the mail server take a mail',
}

test("the server reads its process's clock in the listed files alone", () => {
  const readers = readFiles('server/**/*.ts')
    .filter(({ name }) => !/\.test\.ts$|\/test-support\//.test(name))
    .filter(({ text }) => /\bDate\.now\(\)|\bnew Date\(\)/.test(withoutComments(text)))
    .map(({ name }) => name)
  expect(readers.sort()).toEqual(Object.keys(READERS).sort())
})
