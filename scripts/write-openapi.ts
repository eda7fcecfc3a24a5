/** `npm run openapi`: writes docs/openapi.json from the contract. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeApi } from '#server/http/openapi/openapi.ts'
import { endpoints } from '#shared/contract/api.ts'

/** The path of the document. */
export const OPENAPI_FILE = path.resolve(import.meta.dirname, '../docs/openapi.json')

/** The document's text. */
export const openapiText = () => `${JSON.stringify(describeApi(endpoints), null, 2)}\n`

if (import.meta.main) {
  writeFileSync(OPENAPI_FILE, openapiText())
  console.log('docs/openapi.json written')
}
