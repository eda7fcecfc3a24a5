import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { renderMail } from '#server/mail/layout.ts'
import type { MailKindName } from '#server/mail/mail-kinds.ts'
import { MAIL_KINDS } from '#server/mails.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { MAIL_SAMPLES } from './mail-samples.ts'
import { buildMailScene, type MailNames } from './mail-scene.ts'
import { startTestApp } from './start-test-app.ts'

/** Every kind of mail in each way it can read, as it leaves. */
export async function composeAll({ brand: BRAND_NAME, ...names }: MailNames & { brand: string }) {
  const app = await startTestApp({ env: { BRAND_NAME } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db, config } = app.context
  const scene = await buildMailScene(db, names)
  const brand = await readAgencyProfile(db, config)
  const mails = []
  for (const kind of Object.keys(MAIL_SAMPLES) as MailKindName[]) {
    for (const [name, sample] of Object.entries(MAIL_SAMPLES[kind](scene))) {
      const about = { recipient: scene.customer.email, customer_id: null, user_id: null, booking_id: null, data: {} }
      const tries = { attempts: 0, deferred: false, request_id: null }
      const message = await MAIL_KINDS[kind].compose(app.context, {
        ...{ id: randomUUID(), kind, ...tries, ...about },
        ...sample,
      })
      if (message === null) throw new Error(`${kind} (${name}) has nothing to say`)
      const toOffice = 'recipient' in sample && sample.recipient === null
      const toCustomer = !toOffice && !('user_id' in sample) && !/^(agent|staff)-invitation|^chat-/.test(kind)
      mails.push({
        title: `${kind} (${name})`,
        toOffice,
        toCustomer,
        url: config.publicUrl,
        ...renderMail(message, brand),
      })
    }
  }
  return mails
}

export const LONG = {
  customer: 'Maximiliana-Theodora Featherstonehaugh-Cholmondeley von Oster',
  agent: 'The Extraordinarily Magnificent Constantinopolitan Ensembles',
  brand: 'Peachtree Entertainment & Hospitality Company of Old Atlanta',
}

export const ORDINARY = { customer: 'Casey Morgan', agent: 'Imani Okafor', brand: 'Marquee' }
