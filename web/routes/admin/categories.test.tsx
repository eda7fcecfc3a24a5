import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { choosePicture } from '#web/routes/test-support/choose-picture.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildCategory, dialog, field, gone, open, row, stored } from './test-support/catalog.tsx'

const path = '/admin/categories'
const CREATE = 'POST /api/categories'
const UPDATE = `PUT /api/categories/${uuid(801)}`
const REMOVE = `DELETE /api/categories/${uuid(801)}`
const add = () => dialog().getByRole('button', { name: 'Add Category' })
const save = () => dialog().getByRole('button', { name: 'Save Changes' })
const confirm = () => dialog().getByRole('button', { name: 'Delete', exact: true })

test('each row says what it is called, its name, and how many agents it has', async () => {
  await open(path)
  for (const text of ['Models', 'model', '2 agents']) {
    await expect.element(row('Models').getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(row('Djs').getByText('0 agents')).toBeVisible()
})

test('none: says so; failed: can be tried again', async () => {
  api.answers['GET /api/admin/categories'] = () => refusal(500, 'Something broke')
  await open(path)
  await expect.element(page.getByText('The categories could not be loaded')).toBeVisible()
  api.answers['GET /api/admin/categories'] = () => json(200, [])
  await button('Try again').click()
  await expect.element(page.getByText('No categories yet')).toBeVisible()
  await button('Add Category').click()
  await expect.element(page.getByRole('dialog', { name: 'Add Category' })).toBeVisible()
})

test.each([320, 390, 768])('fits %i pixels with the longest names', async (width) => {
  await page.viewport(width, 800)
  api.categories = [buildCategory(1, 'w'.repeat(64), { displayName: 'W'.repeat(100), agents: 1234 })]
  await open(path)
  await expect.poll(() => document.querySelectorAll('article').length).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('categories are moved with buttons and by dragging; a refused order goes back (P6.128)', async () => {
  const names = () => [...document.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'))
  const ORDER = 'PUT /api/admin/categories/order'
  api.categories = [buildCategory(1, 'model'), buildCategory(2, 'dj'), buildCategory(3, 'dancer')]
  api.answers[ORDER] = (body) => {
    const { ids } = body as { ids: string[] }
    api.categories = ids.flatMap((id) => api.categories.filter((one) => one.id === id))
    return json(200, { success: true })
  }
  await open(path)
  await button('Move Models down').click()
  await expect.poll(names).toEqual(['Djs', 'Models', 'Dancers'])
  await expect.element(page.getByText('Models is now 2 of 3.')).toBeInTheDocument()
  await expect.element(button('Move Djs up')).toHaveAttribute('aria-disabled', 'true')
  expect(api.sent).toMatchObject([{ call: ORDER, body: { ids: [uuid(802), uuid(801), uuid(803)] } }])
  await userEvent.dragAndDrop(row('Dancers'), row('Djs'))
  await expect.poll(names).toEqual(['Dancers', 'Djs', 'Models'])
  api.answers[ORDER] = () => refusal(409, 'The categories have changed. Look at the list again.')
  await button('Move Models up').click()
  await expect
    .poll(shownToasts)
    .toEqual([['Error', 'The categories have changed. Look at the list again.', 'destructive']])
  await expect.poll(names).toEqual(['Dancers', 'Djs', 'Models'])
})

test('a hidden category is marked; its own features are sent line by line (P6.129, P6.130)', async () => {
  api.categories = [buildCategory(1, 'model', { hidden: true })]
  api.answers[UPDATE] = () => json(200, api.categories[0])
  await open(path)
  await expect.element(row('Models').getByText('Hidden')).toBeVisible()
  await button('Edit Models').click()
  await field('Features').fill('Runway\n\n  Fittings  ')
  await dialog().getByRole('switch', { name: 'Hidden' }).click()
  await save().click()
  await gone()
  expect(api.sent).toMatchObject([{ body: { features: ['Runway', 'Fittings'], hidden: false } }])
})

describe('creating a category', () => {
  test('needs a name and a display name', async () => {
    await open(path)
    await button('Add Category').click()
    await expect.element(field('Name')).toHaveAccessibleDescription('Lowercase with underscores.')
    await field('Name').fill('fire_artist')
    await add().click()
    const toast = ['Validation Error', 'Name and Display Name are required', 'destructive']
    await expect.poll(shownToasts).toEqual([toast])
    await expect.element(field('Display Name')).toHaveFocus()
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
    expect(api.sent).toEqual([])
  })

  test('sends what was typed and the picture, and the public site is read anew', async () => {
    api.answers['POST /api/admin/upload-image'] = () => json(200, { imageUrl: stored('c') })
    api.answers[CREATE] = () => {
      api.categories = [...api.categories, buildCategory(3, 'fire_artist')]
      return json(201, buildCategory(3, 'fire_artist'))
    }
    const { client } = await open(path)
    client.setQueryData(['categories'], [])
    await button('Add Category').click()
    await field('Name').fill('fire_artist')
    await field('Display Name').fill('Fire Artists')
    await choosePicture()
    await expect.element(button('Remove')).toBeVisible()
    await add().click()
    await gone()
    await expect.element(row('Fire_artists')).toBeVisible()
    expect(api.sent.at(-1)).toEqual({
      call: CREATE,
      version: null,
      body: { name: 'fire_artist', displayName: 'Fire Artists', description: '', image: stored('c') },
    })
    expect(client.getQueryState(['categories'])?.isInvalidated).toBe(true)
  })

  test('that is refused says so beside the field, or in the toast whose words are fixed', async () => {
    api.answers[CREATE] = () => refusal(409, 'Taken', { name: 'There is a category with this name already' })
    await open(path)
    await button('Add Category').click()
    await field('Name').fill('model')
    await field('Display Name').fill('Models')
    await add().click()
    await expect.element(field('Name')).toHaveAccessibleDescription('There is a category with this name already')
    expect(shownToasts()).toEqual([])
    api.answers[CREATE] = () => refusal(500, 'Something broke')
    await add().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to create category', 'destructive']])
    await expect.element(field('Display Name')).toHaveValue('Models')
  })

  test('whose picture cannot be uploaded says so', async () => {
    api.answers['POST /api/admin/upload-image'] = () => refusal(413, 'A file can have at most 10 MB')
    await open(path)
    await button('Add Category').click()
    const input = await choosePicture()
    await expect.poll(shownToasts).toEqual([['Upload failed', 'A file can have at most 10 MB', 'destructive']])
    expect(input.value).toBe('')
  })
})

describe('changing a category', () => {
  test('leaves the image as it is', async () => {
    api.categories = [buildCategory(1, 'model', { image: stored('d'), version: 4 })]
    api.answers[UPDATE] = () => json(200, buildCategory(1, 'model'))
    await open(path)
    await button('Edit Models').click()
    await field('Description').fill('The runway')
    await save().click()
    await gone()
    expect(api.sent).toEqual([
      { call: UPDATE, version: '4', body: { name: 'model', displayName: 'Models', description: 'The runway' } },
    ])
  })

  test('sends another image when one is chosen', async () => {
    api.answers['POST /api/admin/upload-image'] = () => json(200, { imageUrl: stored('e') })
    api.answers[UPDATE] = () => json(200, buildCategory(1, 'model'))
    await open(path)
    await button('Edit Models').click()
    await choosePicture()
    await expect.element(button('Remove')).toBeVisible()
    await save().click()
    await gone()
    expect(api.sent.at(-1)?.body).toMatchObject({ image: stored('e') })
  })

  test('that fails says so', async () => {
    api.answers[UPDATE] = () => Promise.reject(new TypeError('offline'))
    await open(path)
    await button('Edit Models').click()
    await save().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to update category', 'destructive']])
  })

  test('that another admin changed meanwhile shows the change', async () => {
    api.answers[UPDATE] = () => {
      api.categories = [buildCategory(1, 'model', { displayName: 'Runway', version: 2 })]
      return api.sent.at(-1)?.version === '2' ? json(200, buildCategory(1, 'model')) : refusal(409, 'Changed')
    }
    await open(path)
    await button('Edit Models').click()
    await field('Description').fill('Mine')
    await save().click()
    await expect.element(dialog().getByText('Someone else changed this category')).toBeVisible()
    await expect.element(dialog().getByText('Now Runway')).toBeVisible()
    await button('Keep mine').click()
    await save().click()
    await gone()
    expect(api.sent.at(-1)).toMatchObject({ version: '2', body: { displayName: 'Runway', description: 'Mine' } })
  })
})

describe('leaving with something typed', () => {
  const question = () => page.getByRole('dialog', { name: 'Discard your changes?' })
  const leave = [
    ['Cancel', () => dialog().getByRole('button', { name: 'Cancel' }).click()],
    ['the cross', () => dialog().getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ] as const

  test.each(leave)('asks first: %s', async (_name, go) => {
    await open(path)
    await button('Edit Models').click()
    await field('Description').fill('Not saved')
    await go()
    await expect.element(question()).toBeVisible()
    await question().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Description')).toHaveValue('Not saved')
    await go()
    await question().getByRole('button', { name: 'Discard' }).click()
    await gone()
    expect(api.sent).toEqual([])
  })

  test('asks before another page, and does not when nothing was typed or it was saved', async () => {
    api.answers[UPDATE] = () => json(200, buildCategory(1, 'model'))
    const { router } = await open(path)
    await button('Add Category').click()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await gone()
    await button('Edit Models').click()
    await field('Description').fill('Kept')
    void router.navigate('/elsewhere')
    await expect.element(question()).toBeVisible()
    await question().getByRole('button', { name: 'Cancel' }).click()
    expect(router.state.location.pathname).toBe(path)
    await save().click()
    await gone()
    await router.navigate('/elsewhere')
    expect(router.state.location.pathname).toBe('/elsewhere')
  })
})

describe('deleting a category', () => {
  test('asks first', async () => {
    api.answers[`DELETE /api/categories/${uuid(802)}`] = () => {
      api.categories = api.categories.slice(0, 1)
      return json(200, { success: true })
    }
    await open(path)
    await button('Delete Djs').click()
    await expect.element(dialog()).toHaveAccessibleName('Delete Djs?')
    await confirm().click()
    await gone()
    expect(row('Djs').elements()).toEqual([])
    expect(shownToasts()).toEqual([])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Categories')
  })

  test('in use says how many agents it has, and deletes it when they have another', async () => {
    api.answers[REMOVE] = () => {
      api.categories = api.categories.slice(1)
      return json(200, { success: true })
    }
    await open(path)
    await button('Delete Models').click()
    await expect.element(dialog().getByText('2 agents are in this category.')).toBeVisible()
    const move = dialog().getByRole('button', { name: 'Move and delete' })
    await expect.element(move).toBeDisabled()
    await dialog()
      .getByLabelText(/^Move them to/)
      .selectOptions('Djs')
    await move.click()
    await gone()
    const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url))
    expect(asked).toContain(`/api/categories/${uuid(801)}?moveTo=${uuid(802)}`)
    expect(row('Models').elements()).toEqual([])
  })

  test('that only archived agents and invites use says so in the dialog, and offers the same', async () => {
    api.answers[`DELETE /api/categories/${uuid(802)}`] = () =>
      refusal(409, 'This category is in use by 3 agents (3 archived).')
    await open(path)
    await button('Delete Djs').click()
    await confirm().click()
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent('This category is in use by 3 agents (3 archived).')
    await expect.element(dialog().getByLabelText(/^Move them to/)).toBeVisible()
    expect(shownToasts()).toEqual([])
  })

  test('that fails otherwise says so in one toast', async () => {
    api.answers[`DELETE /api/categories/${uuid(802)}`] = () => refusal(500, 'Something broke')
    await open(path)
    await button('Delete Djs').click()
    await confirm().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to delete category', 'destructive']])
    await gone()
  })
})
