import '#web/app/styles/index.css'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { type SubmitOptions, useSubmit } from '#web/forms/use-submit.ts'
import { useVersion } from '#web/forms/use-version.tsx'
import { ApiError } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'

interface Values {
  first: string
  second: string
}
type Options = Partial<SubmitOptions<Values, string, Values, Values>>

const refusal = (status: number, error: string, fields: Record<string, string> = {}) =>
  new ApiError(status, JSON.stringify({ error, code: 'x', fields }), '')

const read = ({ first, second }: Values) => ({
  body: { first: first.trim(), second: second.trim() },
  errors: { first: first.trim() ? undefined : 'Give a first', second: second === 'bad' ? 'Not that' : undefined },
})

/** What was written, with the key of each attempt. */
let written: { body: Values; key: string }[] = []
let answer: () => Promise<string>
let reads = 0
let settle: () => void

function Sample({ options, latest, onClose }: { options: Options; latest: number; onClose: () => void }) {
  useQuery({ queryKey: ['list'], queryFn: () => ++reads })
  const form = useReadForm<Values, Values>({ first: '', second: '' }, read)
  const version = useVersion(
    { version: latest },
    { changed: 'Changed', onLoad: () => form.reset({ first: 'theirs', second: '' }) },
  )
  const submit = useSubmit({
    form,
    write: (body: Values, key) => {
      written.push({ body, key })
      return answer()
    },
    take: version.takeConflict,
    stale: [['list']],
    fallback: 'Failed to save',
    ...options,
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="A form"
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      footer={<span>A footer</span>}
      onSubmit={submit.send}
      onClose={onClose}
    >
      {version.notice}
      <Field label="First" error={errors.first?.message}>
        <Input {...form.register('first')} />
      </Field>
      <Field label="Second" error={errors.second?.message}>
        <Input {...form.register('second')} />
      </Field>
    </FormDialog>
  )
}

function Screen({ options }: { options: Options }) {
  const [open, setOpen] = useState(true)
  const [latest, setLatest] = useState(1)
  settle = () => setLatest(2)
  return open ? <Sample options={options} latest={latest} onClose={() => setOpen(false)} /> : <p>Closed</p>
}

async function open(options: Options = {}) {
  const router = createMemoryRouter([{ path: '/', element: <Screen options={options} /> }])
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('dialog', { name: 'A form' })).toBeVisible()
}

const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const toasts = () =>
  readToasts()
    .filter(({ open: shown }) => shown)
    .map(({ title, description, variant }) => [title, description, variant])

beforeEach(() => {
  written = []
  reads = 0
  answer = () => Promise.resolve('saved')
  for (const { id } of readToasts()) dismissToast(id)
})

test('a form that is not valid is not sent; the first error has the focus, and goes once its field is changed', async () => {
  await open()
  await field('Second').fill('bad')
  await button('Save').click()
  await expect.element(field('First')).toHaveAccessibleDescription('Give a first')
  await expect.element(field('Second')).toHaveAccessibleDescription('Not that')
  await expect.element(field('First')).toHaveFocus()
  await field('First').fill('a')
  await expect.element(field('First')).not.toHaveAccessibleDescription()
  await expect.element(field('Second')).toHaveAccessibleDescription('Not that')
  expect(written).toEqual([])
})

test('a success shows one toast, calls back, and reads the stale lists again', async () => {
  const done: unknown[] = []
  await open({ done: (text) => ({ title: 'Saved', description: text }), onDone: (text, body) => done.push(text, body) })
  await expect.poll(() => reads).toBe(1)
  await field('First').fill(' a ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(toasts).toEqual([['Saved', 'saved', undefined]])
  expect(done).toEqual(['saved', { first: 'a', second: '' }])
  await expect.poll(() => reads).toBe(2)
})

test('a second press while busy sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  answer = () => promise
  await open()
  await field('First').fill('a')
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  resolve('saved')
  await expect.element(button('Save')).toBeEnabled()
  expect(written).toHaveLength(1)
})

test('an error of the server goes to its field, which gets the focus, and to no toast', async () => {
  answer = () => Promise.reject(refusal(400, 'No', { second: 'Taken', first: 'Too long' }))
  await open()
  await field('First').fill('a')
  await button('Save').click()
  await expect.element(field('Second')).toHaveAccessibleDescription('Taken')
  await expect.element(field('First')).toHaveAccessibleDescription('Too long')
  await expect.element(field('First')).toHaveFocus()
  expect(toasts()).toEqual([])
})

test.each([
  [refusal(400, 'The server says no'), 'The server says no'],
  [refusal(400, 'About something else', { elsewhere: 'Wrong' }), 'About something else'],
  [new TypeError('away'), 'Failed to save'],
])('any other error goes to one toast, and the button has its focus back', async (error, words) => {
  answer = () => new Promise((_, reject) => setTimeout(reject, 50, error))
  await open()
  await field('First').fill('a')
  await button('Save').click()
  await expect.poll(toasts).toEqual([['Error', words, 'destructive']])
  await expect.element(button('Save')).toHaveFocus()
  await expect.element(field('First')).toHaveValue('a')
})

test('or into the form, until it is sent again', async () => {
  answer = () => Promise.reject(refusal(409, 'Void the invoice first'))
  await open({ showIn: 'form', take: () => false })
  await field('First').fill('a')
  await button('Save').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Void the invoice first')
  expect(toasts()).toEqual([])
  answer = () => Promise.resolve('saved')
  await button('Save').click()
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([])
})

test('without an answer the same key is sent again, after an answer another one', async () => {
  answer = () => Promise.reject(new TypeError('away'))
  await open()
  await field('First').fill('a')
  await button('Save').click()
  await expect.poll(toasts).toEqual([['Error', 'Failed to save', 'destructive']])
  answer = () => Promise.reject(refusal(400, 'No'))
  await button('Save').click()
  await expect.poll(toasts).toEqual([['Error', 'No', 'destructive']])
  await button('Save').click()
  await expect.poll(() => written.length).toBe(3)
  const [first, second, third] = written.map(({ key }) => key)
  expect([first === second, second === third]).toEqual([true, false])
})

test('a conflict offers both versions, once the newer one is there', async () => {
  answer = () => Promise.reject(refusal(409, 'Someone else changed it'))
  await open()
  await field('First').fill('mine')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('Someone else changed it')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(button('Keep mine').elements()).toEqual([])
  settle()
  await button('Keep mine').click()
  await expect.element(field('First')).toHaveValue('mine')
  await button('Save').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(toasts()).toEqual([])
})

test('closes at once while nothing is typed', async () => {
  await open()
  await expect.element(page.getByText('A footer')).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByText('Closed')).toBeVisible()
})

test('asks before typed values are lost', async () => {
  await open()
  await field('First').fill('a')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('First')).toHaveValue('a')
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('Closed')).toBeVisible()
})
