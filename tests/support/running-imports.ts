import type { ImportKind } from '#shared/model/import.ts'
import { signInOwner } from './sign-in-owner.ts'
import { until } from './until.ts'

/** How long a step of an import may take. */
const PATIENCE_MS = 120_000

interface ShownImport {
  id: string
  state: string
  done: number
  made: number
  columns: { field: string }[]
  counts: Record<string, number>
}

/** Imports of a running product, over HTTP, as the owner of the demo makes them. */
export class RunningImports {
  readonly #product: { readonly url: string }
  readonly #patience: number
  #cookie = ''

  /** @param patience milliseconds that a step of an import may take */
  constructor(product: { readonly url: string }, patience = PATIENCE_MS) {
    this.#product = product
    this.#patience = patience
  }

  async signIn(): Promise<void> {
    this.#cookie = await signInOwner(this.#product.url)
  }

  async #call(method: string, path: string, body?: object): Promise<ShownImport> {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#product.url}/api/admin/imports${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        origin: this.#product.url,
        ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as ShownImport
  }

  /** Uploads a file and has it checked, tables with the columns that were guessed. @returns its id */
  async check(kind: ImportKind, name: string, file: string | Buffer): Promise<string> {
    const form = new FormData()
    form.append('file', new Blob([file as string]), name) // bytes too
    const { id } = await this.#call('POST', `?kind=${kind}&name=${name}`, form)
    if (kind !== 'busy' && kind !== 'photos') {
      await this.reach(id, 'mapping')
      const { columns } = await this.show(id)
      await this.#call('PUT', `/${id}`, { columns: columns.map(({ field }) => field) })
    }
    await this.reach(id, 'checked')
    return id
  }

  readonly show = (id: string) => this.#call('GET', `/${id}`)
  readonly run = (id: string) => this.#call('POST', `/${id}/run`, {})
  readonly undo = (id: string) => this.#call('POST', `/${id}/undo`)

  /** Waits for a state, and in it for so many rows. */
  async reach(id: string, state: string, done = 0): Promise<void> {
    await until(async () => {
      const now = await this.show(id)
      return now.state === state && now.done >= done
    }, this.#patience)
  }
}
