import { expect } from 'vitest'
import type { TestAnswer, TestApp } from './start-test-app.ts'

/** The address of the next page, as the answer's Link header names it; undefined on the last page. */
export const findNextUrl = ({ headers }: Pick<TestAnswer<unknown>, 'headers'>): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]

/** Reads a list from an address to its last page. @returns the rows of each page */
export async function readPages<Row>(app: Pick<TestApp, 'send'>, url: string, cookie: string): Promise<Row[][]> {
  const pages: Row[][] = []
  for (let next: string | undefined = url; next !== undefined; ) {
    const answer = await app.send({ url: next, headers: { cookie } })
    expect(answer.status).toBe(200)
    pages.push(answer.body as Row[]) // the rows of the list at this address
    next = findNextUrl(answer)
  }
  return pages
}
