import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RunningServer } from '../support/running-server.ts'
import { test as base, expect } from './support.ts'

/** A pull CDN: fetches from the product what it is asked for, sends no cookies on, and remembers the paths. */
async function startCdn() {
  const paths: string[] = []
  let target = ''
  const server = createServer(({ url = '', method, headers: { cookie: _, host: _host, ...headers } }, response) => {
    paths.push(url)
    const asked = request(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    asked.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on a port
  return {
    ...{ paths, origin: `http://127.0.0.1:${port}` },
    pullFrom: (url: string) => {
      target = url
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Cdn = Awaited<ReturnType<typeof startCdn>>

const test = base.extend<object, { product: RunningServer; cdn: Cdn }>({
  cdn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const cdn = await startCdn()
      await use(cdn)
      cdn.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ cdn }, use) => {
      const product = new RunningServer({ ASSET_ORIGIN: cdn.origin })
      await product.open()
      cdn.pullFrom(product.url)
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('pages load scripts, styles, fonts and pictures from the CDN, and calls go to the product (S127)', async ({
  page,
  product,
  cdn,
}) => {
  const failed: string[] = []
  const own: string[] = []
  page.on('requestfailed', (one) => {
    if (one.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(one.url())
  })
  page.on('request', (one) => {
    if (one.url().startsWith(product.url)) own.push(new URL(one.url()).pathname)
  })
  for (const path of ['/', '/services', '/about', '/reviews']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-unpainted')
  }
  await page.goto('/')
  const poster = page.locator('main article img').first()
  await poster.scrollIntoViewIfNeeded()
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/api/images/')
  await page.getByRole('link', { name: 'Services' }).first().click()
  await expect(page).toHaveURL(/services/)
  const pictures = await page.locator('img').evaluateAll((all) =>
    all.map((image) => ({
      from: new URL((image as HTMLImageElement).currentSrc || (image as HTMLImageElement).src, location.href).origin,
      broken: (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 0,
    })),
  )
  expect(pictures.filter(({ broken }) => broken)).toEqual([])
  for (const kind of [
    /^\/assets\/.*\.js$/,
    /^\/assets\/.*\.css$/,
    /^\/assets\/.*\.woff2$/,
    /^\/scenes\//,
    /^\/api\/images\//,
  ]) {
    expect(
      cdn.paths.some((path) => kind.test(path)),
      String(kind),
    ).toBe(true)
  }
  expect(cdn.paths.filter((path) => /^\/api\/(?!images\/|brand\/)/.test(path))).toEqual([])
  expect(own.filter((path) => /^\/(assets|scenes|services\/|api\/images)/.test(path))).toEqual([])
  expect(failed).toEqual([])
})
