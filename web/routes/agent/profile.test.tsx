import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api, imani, NO_TAX_DETAILS, open, serve } from '#web/routes/test-support/agent.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'

const PROFILE = '/agent/profile'
const field = (name: string) => page.getByLabelText(name, { exact: true })
const dialog = () => page.getByRole('dialog')
const card = () => page.getByRole('complementary', { name: 'Your card' })

/** Imani as a change sends her whole. */
const whole = (some: object) => ({
  name: 'Imani Okafor',
  bio: 'Calm under flash.',
  experience: 'Six years',
  ...{ travel: null, setup: null, bring: null },
  image: null,
  availability: true,
  socialMedia: { instagram: null, twitter: null, website: null },
  poster: { variant: 0, skin: 1 },
  ...some,
})

test('what is typed shows on the card at once, and the whole profile is sent', async () => {
  api.answers['PUT /api/agent/profile'] = () => json(200, { ...imani, bio: 'Warm.', version: 4 })
  await open(PROFILE)
  await field('Bio').fill('Warm.')
  await expect.element(card().getByText('Warm.')).toBeInTheDocument()
  await page.getByRole('switch', { name: 'Available for booking' }).click()
  await expect.element(card().getByText('Currently unavailable')).toBeInTheDocument()
  await page.getByRole('switch', { name: 'Available for booking' }).click()
  await button('Save Changes').click()
  await expect.poll(toastTexts).toEqual([['Profile updated', undefined]])
  expect(api.sent).toEqual([{ call: 'PUT /api/agent/profile', body: whole({ bio: 'Warm.' }), version: '3' }])
})

test('it says what the colors are for, and who sets rate and specialties', async () => {
  await open(PROFILE)
  await expect.element(page.getByRole('group', { name: 'Colors of your poster' })).toBeVisible()
  await expect
    .element(page.getByText('The office sets your rate, category and specialties. Ask us to change them.'))
    .toBeVisible()
})

test('a name is required, a link must be valid, and a failure is shown', async () => {
  await open(PROFILE)
  await field('Name (required)').fill(' ')
  await button('Save Changes').click()
  await expect.element(page.getByText('Name is required')).toBeVisible()
  await expect.element(field('Name (required)')).toHaveFocus()
  await field('Name (required)').fill('Imani O.')
  await field('Website').fill('nowhere')
  const said = 'Must start with http:// or https://'
  api.answers['PUT /api/agent/profile'] = () => refusal(400, said, { 'socialMedia.website': said })
  await button('Save Changes').click()
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(field('Website')).toHaveFocus()
  api.answers['PUT /api/agent/profile'] = () => refusal(500, 'Something went wrong')
  await button('Save Changes').click()
  await expect.poll(toastTexts).toEqual([['Failed to update profile', 'Something went wrong']])
})

test('when another person saved first, both versions are kept', async () => {
  await open(PROFILE)
  await field('Bio').fill('Mine')
  api.answers['PUT /api/agent/profile'] = () => refusal(409, 'Changed meanwhile')
  serve({ profile: { ...imani, experience: 'Theirs', version: 4 } })
  await button('Save Changes').click()
  await expect.element(page.getByText('Someone else changed this profile')).toBeVisible()
  await button('Keep mine').click()
  await expect.element(field('Experience')).toHaveValue('Theirs')
  api.answers['PUT /api/agent/profile'] = () => json(200, { ...imani, bio: 'Mine', experience: 'Theirs', version: 5 })
  await button('Save Changes').click()
  await expect
    .poll(() => api.sent.at(-1))
    .toEqual({ call: 'PUT /api/agent/profile', body: whole({ bio: 'Mine', experience: 'Theirs' }), version: '4' })
})

test('leaving with something unsaved is asked about', async () => {
  const router = await open(PROFILE)
  await field('Bio').fill('Not saved')
  void router.navigate('/agent/dashboard')
  await expect.element(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(router.state.location.pathname).toBe(PROFILE)
  void router.navigate('/agent/dashboard')
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/agent/dashboard')
})

test('days are blocked and given back', async () => {
  let blocked = [] as unknown[]
  api.answers['GET /api/agent/blocked-times'] = () => json(200, blocked)
  api.answers['POST /api/agent/blocked-times'] = () => refusal(409, 'Taken by a booking then')
  await open(PROFILE)
  await expect.element(page.getByText('No blocked times.')).toBeVisible()
  await field('From (required)').fill('2099-12-24')
  await field('To (required)').fill('2099-12-23')
  await button('Block this time').click()
  await expect.element(page.getByText('The end must be after the start')).toBeVisible()
  await field('To (required)').fill('2099-12-26')
  await button('Block this time').click()
  await expect.element(page.getByText('Taken by a booking then')).toBeVisible()
  const time = { id: uuid(7), from: '2099-12-24T05:00:00.000Z', to: '2099-12-27T05:00:00.000Z', reason: 'Family' }
  api.answers['POST /api/agent/blocked-times'] = () => {
    blocked = [time]
    return json(201, time)
  }
  await field('Reason').fill('Family')
  await button('Block this time').click()
  await expect.element(page.getByText('Family')).toBeVisible()
  expect(api.sent.at(-1)?.body).toEqual({ from: '2099-12-24', to: '2099-12-26', reason: 'Family' })
  api.answers[`DELETE /api/agent/blocked-times/${time.id}`] = () => {
    blocked = []
    return json(200, { success: true })
  }
  await button(/^Remove ?: Thu, Dec 24/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('No blocked times.')).toBeVisible()
})

test('weekly hours go past midnight', async () => {
  api.answers['PUT /api/agent/weekly-hours'] = () => json(200, [{ weekday: 5, from: 1200, to: 1560 }])
  await open(PROFILE)
  await page.getByRole('switch', { name: 'Friday' }).click()
  await expect.element(page.getByText('next day', { exact: true })).toBeVisible()
  await field('Friday, from').fill('20:00')
  await button('Save weekly hours').click()
  await expect.poll(toastTexts).toEqual([['Weekly hours saved', undefined]])
  expect(api.sent.at(-1)?.body).toEqual([{ weekday: 5, from: 1200, to: 1560 }])
  await button('Add hours on Friday').click()
  await button('Save weekly hours').click()
  await expect.element(page.getByText('Fill in both times of each range')).toBeVisible()
})

test('a calendar address is made, copied and stopped', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  let since: string | null = null
  api.answers['GET /api/agent/calendar-feed'] = () => json(200, { since, lastRead: null })
  api.answers['POST /api/agent/calendar-feed'] = () => {
    since = '2026-11-21T20:00:00.000Z'
    return json(201, { url: 'https://house.example/api/calendar/abc.ics' })
  }
  api.answers['DELETE /api/agent/calendar-feed'] = () => {
    since = null
    return json(200, { success: true })
  }
  await open(PROFILE)
  await expect.element(button('Create calendar link')).toBeVisible()
  await expect.element(button('Stop the feed')).not.toBeInTheDocument()
  await button('Create calendar link').click()
  await button('Copy link').click()
  await expect.element(page.getByText('Link copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('https://house.example/api/calendar/abc.ics')
  await button('Stop the feed').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the feed' }).click()
  await expect.poll(toastTexts).toEqual([['Calendar feed stopped', undefined]])
  await expect.element(button('Copy link')).not.toBeInTheDocument()
  await expect.element(button('Create calendar link')).toBeVisible()
})

test('an existing feed is shown, and replaced by a new address only after a question', async () => {
  api.answers['GET /api/agent/calendar-feed'] = () =>
    json(200, { since: '2026-11-21T20:00:00.000Z', lastRead: '2026-11-22T14:00:00.000Z' })
  api.answers['POST /api/agent/calendar-feed'] = () =>
    json(201, { url: 'https://house.example/api/calendar/second.ics' })
  await open(PROFILE)
  await expect.element(page.getByText(/^This link was created Sat, Nov 21.* Last read Sun, Nov 22/)).toBeVisible()
  await expect.element(button('Create calendar link')).not.toBeInTheDocument()
  await button('Create a new link').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(api.sent).toEqual([])
  await button('Create a new link').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new link' }).click()
  await expect.element(page.getByText('https://house.example/api/calendar/second.ics')).toBeVisible()
})

test('whether there is a feed is asked again when it could not be read', async () => {
  api.answers['GET /api/agent/calendar-feed'] = () => refusal(500, 'Something went wrong')
  await open(PROFILE)
  await expect.element(page.getByText('The calendar feed could not be loaded')).toBeVisible()
  serve()
  await button('Try again').click()
  await expect.element(button('Create calendar link')).toBeVisible()
})

test('on a phone the card is behind a button; a profile that did not come is asked for again', async () => {
  await page.viewport(390, 800)
  api.answers['GET /api/agent/profile'] = () => refusal(500, 'Something went wrong')
  await open(PROFILE)
  await expect.element(page.getByText('Your profile could not be loaded')).toBeVisible()
  serve()
  await button('Try again').click()
  await button('Preview').click()
  await expect.element(page.getByRole('dialog').getByText('Calm under flash.')).toBeInTheDocument()
})

test('no level of its headings is skipped', async () => {
  await open(PROFILE)
  await expect.element(field('Name (required)')).toBeVisible()
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)))
  const skipped = levels.filter((level, i) => level - (levels[i - 1] ?? 0) > 1)
  expect([levels[0], skipped]).toEqual([1, []])
})

test('emails are turned on and off one by one; one that was not saved goes back', async () => {
  const choices = page.getByRole('region', { name: 'Emails' })
  const reminder = choices.getByRole('switch', { name: 'Reminder the day before' })
  const requests = choices.getByRole('switch', { name: 'New requests' })
  api.answers['PUT /api/agent/email-choices'] = () => json(200, { email: 'imani@example.com', muted: [] })
  await open(PROFILE)
  await expect.element(choices.getByText(/always email you when a booking is canceled/)).toBeVisible()
  await expect.element(requests).toBeChecked()
  await expect.element(reminder).not.toBeChecked()
  await reminder.click()
  await expect.element(reminder).toBeChecked()
  expect(api.sent.map(({ call, body }) => [call, body])).toEqual([
    ['PUT /api/agent/email-choices', { kind: 'agent-reminder', on: true }],
  ])
  api.answers['PUT /api/agent/email-choices'] = () => refusal(503, 'Please try again in a moment.')
  await requests.click()
  await expect.poll(toastTexts).toEqual([['Not saved', 'Please try again in a moment.']])
  await expect.element(requests).toBeChecked()
})

test('tax details are entered here; afterwards the last four digits of the number are shown (P7.120)', async () => {
  await open(`${PROFILE}#tax-details`)
  const part = page.getByRole('region', { name: 'Tax details' })
  await expect.element(part.getByText('Mailing address')).toBeVisible()
  await expect.element(part).toBeInViewport()
  await button('Edit tax details').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Legal name').fill('Imani Grace Okafor')
  await dialog.getByLabelText('State').selectOptions('GA')
  await dialog.getByLabelText('Taxpayer number').fill('000-00-0000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('This is not an SSN or ITIN')).toBeVisible()
  expect(api.sent).toEqual([])
  await dialog.getByLabelText('Taxpayer number').fill('219-09-9999')
  const saved = { ...NO_TAX_DETAILS, legalName: 'Imani Grace Okafor', tinKind: 'ssn', tinLast4: '9999', version: 2 }
  api.answers['PUT /api/agent/tax-details'] = () => json(200, saved)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(part.getByText('•••-••-9999')).toBeVisible()
  expect(api.sent[0]).toMatchObject({
    ...{ call: 'PUT /api/agent/tax-details', version: '"0"' },
    body: { legalName: 'Imani Grace Okafor', state: 'GA', tin: '219-09-9999', tinKind: 'ssn' },
  })
  // the number never comes back into the form, and an empty field keeps it
  await button('Edit tax details').click()
  await expect.element(dialog.getByLabelText('Taxpayer number')).toHaveValue('')
  await expect.element(dialog.getByText(/Now •••-••-9999/)).toBeVisible()
  api.answers['PUT /api/agent/tax-details'] = () => refusal(409, 'Someone else changed this record.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Someone else changed this record.')).toBeVisible()
  expect(api.sent[1]?.body).not.toHaveProperty('tin')
  expect(document.body.textContent).not.toContain('219-09')
})

test('a W-9 is uploaded as a file, and what is wrong with it is said', async () => {
  await open(PROFILE)
  const input = () => page.getByLabelText('W-9 as a PDF or a picture')
  api.answers['POST /api/agent/w9'] = () => refusal(422, 'This PDF contains scripts or other files.')
  await input().upload(new File(['%PDF-1.4'], 'w9.pdf', { type: 'application/pdf' }))
  await expect.poll(toastTexts).toEqual([['Upload failed', 'This PDF contains scripts or other files.']])
  const w9 = { bytes: 8, createdAt: '2026-11-23T15:00:00.000Z', readable: true }
  api.answers['POST /api/agent/w9'] = () => json(200, { ...NO_TAX_DETAILS, w9 })
  await input().upload(new File(['%PDF-1.4'], 'w9.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('On file since November 23, 2026')).toBeVisible()
  await expect.element(button('Replace W-9')).toBeVisible()
  // another one is lost only after a question
  const uploads = () => api.sent.filter(({ call }) => call === 'POST /api/agent/w9').length
  const before = uploads()
  await input().upload(new File(['%PDF-1.4'], 'newer.pdf', { type: 'application/pdf' }))
  await expect.element(dialog().getByText(/^newer\.pdf takes the place of the W-9 on file/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  expect(uploads()).toBe(before)
  await input().upload(new File(['%PDF-1.4'], 'newer.pdf', { type: 'application/pdf' }))
  await dialog().getByRole('button', { name: 'Replace W-9' }).click()
  await expect.poll(uploads).toBe(before + 1)
  await expect.poll(() => dialog().elements()).toEqual([])
})
