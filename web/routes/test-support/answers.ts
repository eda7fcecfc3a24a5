import type { Agency } from '#shared/contract/settings/settings.ts'

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
export const refusal = (status: number, error: string, fields?: Record<string, string>) =>
  json(status, { error, code: 'conflict', ...(fields && { fields }) })

/** What GET /api/agency answers. */
export const AGENCY: Agency = {
  ...{ name: 'Marquee', phone: '(404) 555-0142', email: 'hello@marquee.example', address: 'Atlanta, Georgia' },
  cancellationTerms: 'Free until a week before.',
}

/** A list in pages of 100, as the server sends it. */
export function paged(rows: readonly unknown[], url: URL): Response {
  const from = Number(url.searchParams.get('cursor') ?? 0)
  const rest = rows.length > from + 100
  return json(200, rows.slice(from, from + 100), {
    ...((from === 0 || rest) && { 'x-total-count': String(rows.length) }),
    ...(rest && { link: `<${url.pathname}?cursor=${from + 100}&limit=100>; rel="next"` }),
  })
}
