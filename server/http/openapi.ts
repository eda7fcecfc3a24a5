import { z } from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ErrorBody } from '#shared/contract/errors.ts'

type Json = Record<string, unknown>

/** A schema as JSON Schema 2020-12; named ones become references into the document's components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $defs = {},
    $schema: _,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    // a named schema is defined once in components
    override: () => {},
  }) as Json & { $defs?: Json }
  Object.assign(components, $defs)
  const { id } = schema.meta() ?? {}
  if (id === undefined) return json
  // a named schema comes as a reference to its own definition, or as itself
  components[id] ??= json
  return { $ref: `#/components/schemas/${id}` }
}

function pointAtComponents(document: Json): Json {
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json // was JSON
}

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query', components: Json): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !part.safeParse(undefined).success,
    schema: schemaOf(part, 'input', components),
  }))
}

/** A form with one file. */
function formOf(file: string): Json {
  return { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } }, required: [file] }
}

function operationOf(endpoint: Endpoint, components: Json): Json {
  const {
    summary,
    access,
    params,
    query,
    body,
    accepts,
    file,
    signed,
    response,
    status = 200,
    produces,
    streams,
  } = endpoint
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  const success = produces
    ? { description: 'Done', content: { [produces]: {} } }
    : {
        description: 'Done',
        content: {
          'application/json': { schema: schemaOf(response, 'output', components) },
          ...(streams !== undefined && { [streams]: {} }),
        },
      }
  const parameters = [...parametersOf(params, 'path', components), ...parametersOf(query, 'query', components)]
  return {
    summary,
    'x-access': access,
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input', components) } } },
    }),
    ...(accepts && {
      requestBody: { required: true, content: { [accepts]: { schema: signed ? {} : formOf(file ?? 'file') } } },
    }),
    responses: { [status]: success, '4XX': refusal, '5XX': refusal },
  }
}

/**
 * The API as an OpenAPI 3.1 document, made from the contract.
 * @param endpoints every endpoint of the product
 */
export function describeApi(endpoints: readonly Endpoint[]): Json {
  const components: Json = {}
  schemaOf(ErrorBody, 'output', components)
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, components) }
  }
  return pointAtComponents({
    openapi: '3.1.0',
    info: { title: 'Marquee', version: '1', description: 'The booking house of a talent agency.' },
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  })
}
