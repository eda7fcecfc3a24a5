import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { sharedFileHeaders } from '#server/http/answers/security-headers.ts'
import { chooseEncoding } from '#server/http/requests/encoding.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import { findBrandFile, findBrandRow } from '#server/settings/brand/brand-rows.ts'
import { showBrand, updateBrand, uploadHero, uploadLogo } from '#shared/contract/office/brand/brand.admin.ts'
import { brandPicture, brandSheet } from '#shared/contract/office/brand/brand.ts'
import { presentBrand } from './present-brand.ts'
import { saveBrand } from './save-brand.ts'
import { storeHero, storeLogo } from './store-look.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The brand as owners set it, and the files of the agency's look. */
export function brandRoutes(route: Route, context: AppContext): void {
  const { db, config } = context
  const shared = Object.entries(sharedFileHeaders(config))
  route(brandPicture, async ({ params: { id, name }, setHeader }) => {
    const file = await findBrandFile(db, id, name)
    if (!file) throw notFound('There is no such picture')
    for (const [name, value] of shared) setHeader(name, value)
    setHeader('content-type', file.type)
    setHeader('cache-control', FOR_GOOD)
    setHeader('content-security-policy', "default-src 'none'; sandbox")
    return file.bytes
  })
  // pages carry it in themselves; those of the release before link it
  route(brandSheet, async ({ params: { id }, header, setHeader }) => {
    const packed = chooseEncoding(header('accept-encoding'), ['br']) === 'br'
    const file = await findBrandFile(db, id, packed ? 'look.css.br' : 'look.css')
    if (!file) throw notFound('There is no such style sheet')
    for (const [name, value] of shared) setHeader(name, value)
    if (packed) setHeader('content-encoding', 'br')
    setHeader('vary', 'accept-encoding')
    setHeader('cache-control', FOR_GOOD)
    return file.bytes
  })
  route(showBrand, async () => presentBrand(await findBrandRow(db), config))
  route(updateBrand, ({ body, actor, requestId, header }) =>
    saveBrand(context, { brand: body, version: readIfMatch(header('if-match')), actor, requestId }),
  )
  route(uploadLogo, ({ actor, requestId, readFile }) => storeLogo(context, { actor, requestId, read: readFile }))
  route(uploadHero, async ({ actor, requestId, readFile }) => ({
    imageUrl: await storeHero(context, { actor, requestId, read: readFile }),
  }))
}
