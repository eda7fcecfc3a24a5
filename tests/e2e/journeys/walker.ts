import { THEMES } from '../screen.ts'

/** How people look at the product: a phone and a desk, in both themes. */
export const LOOKS = [390, 1440].flatMap((width) =>
  THEMES.map((theme) => ({ width, theme, name: `${width}-${theme}` })),
)
export type Look = (typeof LOOKS)[number]

/** The account of the demo's owner. */
const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }

/** Something on a screen by its role and its accessible name, word for word; a `field` by its label. */
export interface Thing {
  role: 'article' | 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'radio' | 'region' | 'searchbox'
  name: string
  /** What it is inside of. */
  within?: Thing
}

/** A person at a browser. Every action and every look waits, for at most some seconds, until it is possible. */
export interface Walker {
  look: Look
  /** Names a part of the journey, for the report of a failure. */
  step(title: string, walk: () => Promise<void>): Promise<void>
  goto(path: string): Promise<void>
  click(thing: Thing): Promise<void>
  /** Types as a person does, key by key, over what stands there. */
  type(field: Thing, text: string): Promise<void>
  /** Chooses an option of a select by its value. */
  choose(field: Thing, value: string): Promise<void>
  /** Fills in a date and a time, as in 2031-11-10T21:00. */
  setTime(field: Thing, time: string): Promise<void>
  /** The path and query of the page match. */
  isAt(address: RegExp): Promise<void>
  /** Exactly one such thing, or this many. */
  sees(thing: Thing, count?: number): Promise<void>
  /** A visible element whose whole text is this. */
  says(text: string, within?: Thing): Promise<void>
  /** The text of a thing contains or matches this. */
  reads(thing: Thing, text: string | RegExp): Promise<void>
  /** The text of a thing doesn't match. */
  lacks(thing: Thing, text: RegExp): Promise<void>
  /** The value of a field, or the text of the option that is chosen. */
  holds(field: Thing, value: string): Promise<void>
  /** A screen at rest: no violation of WCAG, nothing wider than the window. */
  expectGood(): Promise<void>
}

/** Sends JSON to the product as a program does. @throws when it is refused */
export async function send(
  product: { url: string },
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  cookie = '',
): Promise<{ values: Record<string, unknown>; cookie: string }> {
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  const values = (await answer.json()) as Record<string, unknown> // every answer of the product is an object here
  return { values, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Signs the owner in by the API and runs one call as her, without the browser that walks. */
export async function asOwner(product: { url: string }, method: 'POST' | 'PUT', path: string, body: object) {
  const { cookie } = await send(product, 'POST', '/api/admin/login', OWNER)
  return (await send(product, method, path, body, cookie)).values
}
