import { z } from 'zod'

export type Json = Record<string, unknown>
type Direction = 'input' | 'output'

/**
 * A text that is checked and then read as something narrower (a member of a list, an id, an address) is described as
 * that: of a pipe the library describes the first step alone.
 */
function narrow(schema: z.core.$ZodTypes, json: Json): void {
  const { def } = schema._zod
  if (def.type !== 'pipe' || json.type !== 'string') return
  const { type, ...narrower } = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' }) as Json
  delete narrower.$schema
  if (type === 'string') Object.assign(json, narrower)
}

/**
 * A schema as JSON Schema 2020-12.
 * @param io what a caller sends, or what it gets
 * @param components gets the named schemas, which become references
 */
export function describeSchema(schema: z.ZodType, io: Direction, components: Json): Json {
  const {
    $defs = {},
    $schema: _,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') narrow(zodSchema, jsonSchema as Json)
    },
  }) as Json & { $defs?: Json }
  Object.assign(components, $defs)
  const { id } = schema.meta() ?? {}
  if (id === undefined) return json
  // a named schema comes as a reference to its own definition, or as itself
  components[id] ??= json
  return { $ref: `#/components/schemas/${id}` }
}
