import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Category } from '#shared/contract/catalog/categories.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { Services } from './services.tsx'

const categoryOf = (name: string, displayName: string, some: Partial<Category> = {}): Category => ({
  id: name,
  name,
  displayName,
  description: null,
  image: null,
  createdAt: '2025-01-01T00:00:00Z',
  hidden: false,
  features: [],
  ...some,
})

const categories = [
  categoryOf('model', 'Models'),
  categoryOf('exotic_dancer', 'Exotic Dancers', { image: '/nowhere.png' }),
  categoryOf('fire_breather', 'Fire Breathers', { description: 'Flames to order.' }),
]

const packageOf = (n: number, some: Partial<ActivePackage> = {}): ActivePackage => ({
  ...{ id: `p${n}`, name: `Package ${n}`, description: null, category: 'model', basePrice: 42_000, duration: 3 },
  plusTax: false,
  features: [],
  ...some,
})

async function show(
  answer: () => Response | Promise<Response>,
  at = '/services',
  offered: () => Response = () => Response.json([]),
) {
  vi.stubGlobal('fetch', async (url: string) => (url === '/api/packages' ? offered() : answer()))
  const Screen = () => (
    <div className="wrap">
      <Services leads />
      <div className="h-[1200px]" />
    </div>
  )
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/services', Component: Screen }], { initialEntries: [at] })}
      />
    </QueryClientProvider>,
  )
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

test('each category has its words, its features and its booking link', async () => {
  const screen = await show(() => Response.json(categories))
  await expect.element(screen.getByRole('heading', { name: 'Models' })).toBeVisible()
  const dancers = screen.getByRole('region', { name: 'Exotic Dancers' })
  await expect
    .element(dancers.getByRole('link', { name: 'Book Exotic Dancers' }))
    .toHaveAttribute('href', '/booking?category=exotic_dancer')
  expect(dancers.element().querySelectorAll('li')).toHaveLength(4)
  await expect.element(dancers.getByText(/Choreographed acts for private rooms/)).toBeVisible()
})

test('a category nobody has written about gets its own description and the generic one', async () => {
  const screen = await show(() => Response.json(categories))
  const block = screen.getByRole('region', { name: 'Fire Breathers' })
  await expect.element(block.getByText('Flames to order.')).toBeVisible()
  await expect.element(block.getByText(/^Talent for your event in Atlanta/)).toBeVisible()
  expect(block.element().querySelector('img')?.getAttribute('src')).toBe('/services/other-450.webp')
})

test('own features stand in place of the built-in ones (P6.130)', async () => {
  const own = categoryOf('model', 'Models', { features: ['Runway in the rain', 'Own umbrellas'] })
  const screen = await show(() => Response.json([own]))
  const block = screen.getByRole('region', { name: 'Models' })
  await expect.element(block.getByText('Runway in the rain')).toBeVisible()
  expect([...block.element().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(own.features)
})

test("an image that cannot be loaded gives way to the category's poster", async () => {
  const screen = await show(() => Response.json(categories))
  const picture = () =>
    screen.getByRole('region', { name: 'Exotic Dancers' }).element().querySelector('img')?.getAttribute('src')
  await expect.poll(picture).toBe('/services/exotic_dancer-450.webp')
})

test.each(['dancers', 'exotic_dancer'])(
  '#%s leads to the block, 100 px below the top, once it is there',
  async (id) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const screen = await show(() => promise, `/services#${id}`)
    await expect.element(screen.getByText('Loading services...')).toBeVisible()
    resolve(Response.json(categories))
    const block = screen.getByRole('region', { name: 'Exotic Dancers' })
    await expect.poll(() => Math.round(block.element().getBoundingClientRect().top)).toBe(100)
    await expect.element(block.getByRole('heading')).toHaveFocus()
  },
)

test('says when loading has failed, and tries again', async () => {
  let fails = true
  const screen = await show(() => (fails ? new Response('', { status: 500 }) : Response.json(categories)))
  await expect.element(screen.getByText('Something went wrong loading our services.')).toBeVisible()
  fails = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Models' })).toBeVisible()
})

test('says when there is nothing, and every link of the footer still has its anchor', async () => {
  const screen = await show(() => Response.json([]))
  await expect.element(screen.getByText('No services available at this time')).toBeVisible()
  for (const id of ['models', 'dancers', 'bartenders', 'djs', 'photographers']) {
    expect(document.getElementById(id), id).not.toBeNull()
  }
})

test('a long name stays inside a narrow window', async () => {
  await page.viewport(320, 800)
  const long = categoryOf('long', 'Lichtspielhausbeleuchtungsmeisterinnen und -meister')
  const screen = await show(() => Response.json([long]))
  await expect.element(screen.getByRole('heading', { name: long.displayName })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

describe('packages', () => {
  const served = (...packages: ActivePackage[]) => show(categoriesAnswer, '/services', () => Response.json(packages))
  const categoriesAnswer = () => Response.json(categories)

  test('say that tax is added to their price where it is (P7.131)', async () => {
    const screen = await served(packageOf(1, { name: 'Taxed', plusTax: true }), packageOf(2, { name: 'Untaxed' }))
    await expect.element(screen.getByRole('article', { name: 'Untaxed' }).getByText('for 3 hours')).toBeVisible()
    await expect.element(screen.getByRole('article', { name: 'Taxed' }).getByText('plus tax')).toBeVisible()
    expect(screen.getByText('plus tax', { exact: true }).elements()).toHaveLength(1)
  })

  test('stand in the block of their category, with price, hours, what they bring and a link that books them', async () => {
    const offer = packageOf(1, { name: 'Opening Night', description: 'Greets your guests.', features: ['Two looks'] })
    const screen = await served(offer, packageOf(2, { category: 'fire_breather' }))
    const models = screen.getByRole('region', { name: 'Models' })
    const article = models.getByRole('article', { name: 'Opening Night' })
    for (const words of ['$420.00', 'for 3 hours', 'Greets your guests.', 'Two looks']) {
      await expect.element(article.getByText(words)).toBeVisible()
    }
    await expect
      .element(article.getByRole('link', { name: 'Book Opening Night' }))
      .toHaveAttribute('href', '/booking?package=p1')
    expect(models.getByRole('article').elements()).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Exotic Dancers' }).getByText('Packages').elements()).toEqual([])
    await expect.element(screen.getByRole('region', { name: 'Fire Breathers' }).getByRole('article')).toBeVisible()
  })

  test('of many features the first four are shown, the rest unfolds', async () => {
    const features = Array.from({ length: 30 }, (_, i) => (i === 9 ? 'Feature 1' : `Feature ${i + 1}`))
    const screen = await served(packageOf(1, { features }))
    await expect.element(screen.getByText('Feature 4')).toBeVisible()
    await expect.element(screen.getByText('Feature 30')).not.toBeVisible()
    await screen.getByText(/^26 more/).click()
    await expect.element(screen.getByText('Feature 30')).toBeVisible()
  })

  test.each([320, 390, 1440])('twelve with the longest names stay inside %i pixels', async (width) => {
    await page.viewport(width, 900)
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsgalaabendprogramm'
    const screen = await served(...Array.from({ length: 12 }, (_, i) => packageOf(i, { name: `${long} ${i}` })))
    await expect.element(screen.getByRole('heading', { name: `${long} 11` })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('that do not load leave the blocks as they are', async () => {
    const screen = await show(categoriesAnswer, '/services', () => new Response('', { status: 500 }))
    await expect.element(screen.getByRole('link', { name: 'Book Models' })).toBeVisible()
    expect(screen.getByText('Packages').elements()).toEqual([])
  })
})
