import { addLink, chooseFile, edit, enter, insertAgents, OFFICE, removeAgents, row, save, sheet } from './roster.ts'
import { expect, test } from './support.ts'

const PHOTO = 'assets/posters/sabine-laurent-600.webp'

test.beforeEach(async ({ page, product }) => enter(page, product))

// the product is shared: other journeys count the agents of the roster
test.afterAll(async ({ product }) => {
  for (const name of ['Odette', 'Vesper', 'Conflict', 'Ember Vale', 'Keyed', 'Crowd']) await removeAgents(product, name)
  await product.query(`delete from users where username = 'vesper'`)
})

test('a new agent with a photo is on the public site in the same window', async ({ page }) => {
  await page.goto('/admin/agents')
  const home = page.getByRole('link', { name: /Marquee/ }).first()
  await home.click()
  const shown = page.getByText(/^Showing \d+ of/)
  const before = Number(/\d+/.exec((await shown.textContent()) ?? '')?.[0])
  await page.goBack()
  await addLink(page).click()
  await expect(page).toHaveURL(/\?new=1$/)
  await chooseFile(page, PHOTO)
  await expect(sheet(page).locator('.upload img')).toHaveAttribute('src', /^\/api\/images\/[0-9a-f]{64}\/600\.webp$/)
  await sheet(page).getByLabel('Name (required)').fill('Odette Marchand')
  await sheet(page).getByLabel('Category').selectOption('dj')
  await sheet(page).getByLabel('Hourly rate').fill('$210')
  await sheet(page).getByLabel('Specialties').fill('Vinyl,, Disco , ')
  await save(page, 'Add Agent')
  await expect(page.getByText('Agent created successfully', { exact: true })).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  await expect(row(page, 'Odette Marchand').getByText('$210/hr')).toBeVisible()
  await home.click()
  await expect(shown).toHaveText(new RegExp(`^Showing ${before + 1} of`))
  const card = row(page, 'Odette Marchand')
  await expect(card.getByText('Vinyl · Disco', { exact: false })).toBeVisible()
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/images\//)
})

test('a file that is not a picture is refused, and the input is cleared', async ({ page }) => {
  await page.goto('/admin/agents?new=1')
  await chooseFile(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') })
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible()
  await expect(page.locator('input[type="file"]')).toHaveValue('')
})

test("two admins change one agent: the second sees the first one's change, and keeps both", async ({
  page,
  browser,
  product,
}) => {
  await insertAgents(product, 1, 'Conflict')
  const name = 'Conflict 001'
  await product.query('update agents set hourly_rate = 100 where name = $1', [name])
  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await enter(other, product)
  await Promise.all([edit(page, name), edit(other, name)])
  await sheet(other).getByLabel('Hourly rate').fill('140')
  await sheet(other).getByLabel('Reason for the change').fill('A year on')
  await save(other, 'Save Changes')
  await expect(sheet(other)).toHaveCount(0)

  await sheet(page).getByLabel('Bio').fill('Written second')
  await save(page, 'Save Changes')
  await expect(sheet(page).getByRole('heading', { name: 'Someone else changed this agent' })).toBeVisible()
  await expect(sheet(page).getByText('Now $140')).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(sheet(page).getByLabel('Hourly rate')).toHaveValue('140')
  await save(page, 'Save Changes')
  await expect(sheet(page)).toHaveCount(0)
  expect(await product.query('select hourly_rate, bio from agents where name = $1', [name])).toEqual([
    { hourly_rate: 140, bio: 'Written second' },
  ])
  const [entry] = await product.query<{ reason: string }>(`select reason from audit_log where reason = 'A year on'`)
  expect(entry).toBeDefined()
  await other.context().close()
  await removeAgents(product, 'Conflict')
})

test('a deleted agent is gone from the roster and the site, and the login no longer works', async ({
  page,
  product,
}) => {
  const login = { username: 'vesper', email: 'vesper@example.com', password: 'four unrelated words here' }
  await page.goto('/admin/agents?new=1')
  await sheet(page).getByLabel('Name (required)').fill('Vesper Quill')
  await sheet(page).getByLabel('Category').selectOption('entertainer')
  await sheet(page)
    .getByRole('switch', { name: /Create a login/ })
    .click()
  await sheet(page).getByLabel('Email').fill(login.email)
  await sheet(page).getByLabel('Username').fill(login.username)
  await sheet(page).getByLabel('Password').fill(login.password)
  await save(page, 'Add Agent')
  await expect(row(page, 'Vesper Quill').getByText('Login', { exact: true })).toBeVisible()
  const logIn = async () => {
    const headers = { origin: product.url, 'content-type': 'application/json' }
    return (await fetch(`${product.url}/api/agent/login`, { method: 'POST', headers, body: JSON.stringify(login) }))
      .status
  }
  expect(await logIn()).toBe(200)
  await page.getByRole('button', { name: 'Archive Vesper Quill' }).click()
  await expect(
    page.getByRole('heading', { name: 'Are you sure you want to delete this agent?', exact: true }),
  ).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(row(page, 'Vesper Quill')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Roster' })).toBeFocused()
  expect(await logIn()).toBe(401)
  await page.goto('/')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  await expect(row(page, 'Vesper Quill')).toHaveCount(0)
})

test('an invite shows its code and copies its link', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  await page.goto('/admin/agents')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const generate = page.getByRole('button', { name: 'Create invite' })
  await expect(generate).toBeDisabled()
  await sheet(page).getByLabel('Email').fill('invited@example.com')
  await sheet(page).getByLabel('Category').selectOption('bartender')
  await generate.click()
  const code = (await page.getByText(/^AGENT-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? ''
  await expect(page.getByText(/^Works once, until /)).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/agent/register?code=${code}`)
  expect(await product.query('select email, category from agent_invite_codes where code = $1', [code])).toEqual([
    { email: 'invited@example.com', category: 'bartender' },
  ])
  await expect(page.getByText('We’re emailing this link to invited@example.com.')).toBeVisible()
  await expect.poll(() => product.mailsTo('invited@example.com')).toHaveLength(1)
  await sheet(page).getByLabel('Email').fill(OFFICE.email)
  await sheet(page).getByLabel('Category').selectOption('bartender')
  await generate.click()
  await expect(page.getByText(/There is already an account with this email address/)).toBeVisible()
})

test('a category is created, cannot be deleted while an agent is in it, moves the agent, and is deleted', async ({
  page,
  product,
}) => {
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await save(page, 'Add Category')
  await expect(page.getByText('Name and Display Name are required', { exact: true })).toBeVisible()
  await sheet(page).getByLabel('Display Name').fill('Fire Artists')
  await sheet(page).getByLabel('Name (required)', { exact: true }).fill('Fire Artist')
  await save(page, 'Add Category')
  await expect(sheet(page).getByText(/Lowercase letters, digits and underscores/)).toBeVisible()
  await sheet(page).getByLabel('Name (required)', { exact: true }).fill('fire_artist')
  await save(page, 'Add Category')
  await expect(row(page, 'Fire Artists').getByText('fire_artist')).toBeVisible()

  await product.query(`insert into agents (name, category) values ('Ember Vale', 'fire_artist')`)
  await page.getByRole('button', { name: 'Delete Fire Artists' }).click()
  await sheet(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(sheet(page).getByText('This category is in use by 1 agent.')).toBeVisible()
  await expect(page.getByText('Failed to delete category')).toHaveCount(0)
  await expect(sheet(page).getByRole('button', { name: 'Move and delete' })).toBeDisabled()
  await sheet(page).getByLabel('Move them to').selectOption({ label: 'Models' })
  await sheet(page).getByRole('button', { name: 'Move and delete' }).click()
  await expect(row(page, 'Fire Artists')).toHaveCount(0)
  await expect(row(page, 'Models')).toBeVisible()
  const moved = await product.query(`select category from agents where name = 'Ember Vale'`)
  expect(moved).toEqual([{ category: 'model' }])
  await removeAgents(product, 'Ember Vale')
})

test('an agent is added with the keyboard alone, and the focus returns', async ({ page, product }) => {
  await page.goto('/admin/agents')
  await expect(page.getByRole('article').first()).toBeVisible()
  await addLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  const tabTo = async (label: string | RegExp, role: 'textbox' | 'combobox' | 'button' | 'radio') => {
    const wanted = sheet(page).getByRole(role, { name: label }).first()
    for (let presses = 0; presses < 40; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${label}`)
  }
  await tabTo(/^Name/, 'textbox')
  await page.keyboard.type('Keyed In')
  await tabTo(/^Category/, 'combobox')
  await page.keyboard.type('DJs')
  await tabTo('Poster 1', 'radio')
  await page.keyboard.press('ArrowRight')
  await expect(sheet(page).getByRole('radio', { name: 'Poster 2' })).toBeChecked()
  await tabTo('Add Agent', 'button')
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toHaveCount(0)
  await expect(addLink(page)).toBeFocused()
  expect(await product.query(`select category, poster from agents where name = 'Keyed In'`)).toEqual([
    { category: 'dj', poster: { variant: 1, skin: 0 } },
  ])
  await page.getByRole('link', { name: 'Edit Keyed In' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(/^Name/, 'textbox')
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Edit Keyed In' })).toBeVisible()
  await removeAgents(product, 'Keyed In')
})

test('500 more agents load page by page, and each can be found', async ({ page, product }) => {
  await insertAgents(product, 500, 'Crowd')
  // open invites of other journeys are listed on this screen too
  const rows = page.getByRole('article').filter({ hasText: 'Crowd' })
  await page.goto('/admin/agents?q=crowd')
  await expect(page.getByText('500 agents', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(100)
  for (const shown of [200, 300, 400, 500]) {
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rows).toHaveCount(shown)
  }
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit Crowd 500' }).click()
  const address = page.url()
  await expect(sheet(page).getByLabel('Bio')).toHaveValue(/^Bio Bio/)
  await page.goto(address.replace('q=crowd&', ''))
  await expect(page.getByRole('dialog', { name: 'Edit Crowd 500' })).toBeVisible()
  await removeAgents(product, 'Crowd')
})
