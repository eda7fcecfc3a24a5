import { expect } from 'vitest'
import { findBrandRow } from '#server/settings/brand/brand-rows.ts'
import type { updateBrand } from '#shared/contract/office/brand/brand.admin.ts'
import { brandPath } from '#shared/model/brand.ts'
import type { Effects } from './effects.ts'
import { COLORED_SVG } from './logos.ts'
import { makePhoto, upload } from './look.ts'
import type { Proofs } from './proofs.ts'

const read = async ({ app }: Effects, url: string) => (await app.app.inject({ method: 'GET', url })).body

/** The style sheet that pages link; empty while they link none. */
async function readSheet(effects: Effects): Promise<string> {
  const { made_set } = await findBrandRow(effects.db)
  return made_set === null ? '' : read(effects, brandPath(made_set, 'look.css'))
}

/** What each field of the brand changes. */
export const brand: Proofs<typeof updateBrand.body> = {
  name: {
    value: 'Lantern & Co',
    see: async (effects) => JSON.parse(await read(effects, '/manifest.webmanifest')).name,
    ...{ before: 'Marquee', after: 'Lantern & Co' },
  },
  phone: {
    value: '(404) 555-0111',
    see: async ({ app }) => (await app.call('GET /api/agency')).body.phone,
    ...{ before: '(404) 555-0142', after: '(404) 555-0111' },
  },
  email: {
    value: 'desk@lantern.example',
    see: async ({ app }) => (await app.call('GET /api/agency')).body.email,
    ...{ before: 'hello@marquee.example', after: 'desk@lantern.example' },
  },
  accent: {
    value: { dark: '#8fd3ff', light: '#0a3d91' },
    see: readSheet,
    ...{ before: '', after: expect.stringContaining('--lamp:#0a3d91') },
  },
  logo: {
    value: async ({ app, cookie }: Effects) => (await upload(app, cookie, 'logo', COLORED_SVG)).body.imageUrl,
    see: readSheet,
    ...{ before: '', after: expect.stringContaining('.wordmark span{') },
  },
  hero: {
    value: async ({ app, cookie }: Effects) => (await upload(app, cookie, 'hero', await makePhoto())).body.imageUrl,
    see: readSheet,
    ...{ before: '', after: expect.stringContaining('.hero-scene') },
  },
}
