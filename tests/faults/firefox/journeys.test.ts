/** The three journeys of tests/e2e/journeys in Firefox: a second engine of layout, scripts and accessible names. */
import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { walkAsCustomer } from '../../e2e/journeys/walk-customer.ts'
import { walkAsPerformer } from '../../e2e/journeys/walk-performer.ts'
import { walkAsVisitor } from '../../e2e/journeys/walk-visitor.ts'
import { LOOKS, type Look } from '../../e2e/journeys/walker.ts'
import { firefoxBinary } from '../../support/firefox.ts'
import { RunningServer, seedOnce } from '../../support/running-server.ts'
import { walkInFirefox } from './firefox-walker.ts'

const JOURNEYS = [
  { name: 'a visitor finds a performer and books', walk: walkAsVisitor },
  { name: 'a customer pays, reviews and books again', walk: walkAsCustomer },
  { name: 'a performer joins and answers a request', walk: walkAsPerformer },
]

/** Both widths and both themes, in two looks. */
const ACROSS = LOOKS.filter(({ width, theme }) => width < 700 === (theme === 'dark'))

/** NS_BINDING_ABORTED: the page was left while its font was on its way. Firefox counts it as an error of the page. */
const LEFT_EARLY = /^Error: downloadable font: download failed .* status=2152398850 /

describe.skipIf(firefoxBinary === undefined)('in Firefox', () => {
  let firefox: Browser
  let product: RunningServer | undefined
  let forgetSeed: () => void
  beforeAll(async () => {
    forgetSeed = await seedOnce()
    firefox = await launch({
      browser: 'firefox',
      executablePath: firefoxBinary ?? '',
      // far from the time zone of the agency
      env: { ...process.env, TZ: 'Asia/Tokyo' },
    })
  })
  afterAll(async () => {
    await firefox?.close()
    await product?.close()
    forgetSeed?.()
  })

  const walkOnce = async (page: Page, walk: (typeof JOURNEYS)[number]['walk'], look: Look) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => {
      if (!LEFT_EARLY.test(String(error))) complaints.push(String(error))
    })
    if (product === undefined) {
      product = new RunningServer()
      await product.open()
    }
    await walk(await walkInFirefox(page, look, product.url), product)
    expect(complaints).toEqual([])
  }

  const walks = JOURNEYS.flatMap((journey) => ACROSS.map((look) => ({ ...journey, look })))
  test.for(walks)('$name, $look.width wide in $look.theme', async ({ walk, look }) => {
    const person = await firefox.createBrowserContext()
    onTestFinished(() => person.close())
    try {
      await walkOnce(await person.newPage(), walk, look)
    } catch (error) {
      // a second try finds a product as the first did
      await product?.close()
      product = undefined
      throw error
    }
  })
})
