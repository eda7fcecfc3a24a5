import { uuid } from '#web/routes/test-support/screen.tsx'
import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { InviteStep } from '#web/features/accounts/join/invite-step.tsx'
import { JoinForm } from '#web/features/accounts/join/join-form.tsx'
import type { CustomerOutlet } from '#web/features/accounts/sign-in/customer-outlet.ts'
import { GenerateDialog } from '#web/features/billing/admin/invoices/dialogs/generate-dialog.tsx'
import { SendDialog } from '#web/features/billing/admin/invoices/dialogs/send-dialog.tsx'
import { AddCard } from '#web/features/billing/customer/cards/add-card.tsx'
import { PayForm } from '#web/features/billing/customer/payments/pay-form.tsx'
import { AgentSheet } from '#web/features/catalog/admin/agents/agent-sheet.tsx'
import { DeleteAgent } from '#web/features/catalog/admin/agents/delete-agent.tsx'
import { InvitePanel } from '#web/features/catalog/admin/agents/invite-panel.tsx'
import { CategoryDialog } from '#web/features/catalog/admin/categories/category-dialog.tsx'
import { DeleteCategory } from '#web/features/catalog/admin/categories/delete-category.tsx'
import { PictureUpload } from '#web/features/catalog/admin/picture-upload.tsx'
import { SyncKnowledge } from '#web/features/chat/admin/sync-knowledge.tsx'
import { conversation } from '#web/features/chat/conversation.ts'
import { EndChat } from '#web/features/chat/end-chat.tsx'
import { AdminBookings } from '#web/routes/admin/bookings.tsx'
import { AdminChatSettings } from '#web/routes/admin/chat-settings.tsx'
import { AdminLogin } from '#web/routes/admin/login.tsx'
import { buildBooking, buildTestimonial } from '#web/routes/admin/test-support/bookings.tsx'
import { buildAgent, buildCategory } from '#web/routes/admin/test-support/catalog.tsx'
import { SETTINGS } from '#web/routes/admin/test-support/chat.tsx'
import { buildBillable, buildInvoice } from '#web/routes/admin/test-support/invoices.tsx'
import { AdminTestimonials } from '#web/routes/admin/testimonials.tsx'
import { AgentLogin } from '#web/routes/agent/login.tsx'
import { AgentProfilePage } from '#web/routes/agent/profile.tsx'
import { Booking } from '#web/routes/booking.tsx'
import { ChangePassword } from '#web/routes/customer/change-password.tsx'
import { CustomerLogin } from '#web/routes/customer/login.tsx'
import { imani } from '#web/routes/test-support/agent.tsx'
import { roster } from '#web/routes/test-support/booking.tsx'
import { choosePicture } from '#web/routes/test-support/choose-picture.ts'

import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

const nothing = () => {}
const pageOf = (rows: readonly unknown[]) => () =>
  Response.json(rows, { headers: { 'x-total-count': String(rows.length) } })

/** What there is to read behind the forms. */
const READS: Record<string, (url: URL) => Response> = {
  'GET /api/auth/status': () => Response.json({ showChat: true, role: null }),
  'GET /api/agents': pageOf(roster),
  'GET /api/admin/agents': pageOf([buildAgent(1)]),
  [`GET /api/admin/agents/${uuid(1)}`]: () => Response.json(buildAgent(1)),
  'GET /api/admin/categories': () => Response.json([buildCategory(1, 'model'), buildCategory(2, 'dj')]),
  'GET /api/admin/billable-bookings': pageOf([buildBillable(1)]),
  'GET /api/admin/bookings-with-details': ({ searchParams }) =>
    pageOf(searchParams.get('status') === 'pending' ? [buildBooking(1)] : [])(),
  'GET /api/admin/calendar': () => Response.json([]),
  'GET /api/testimonials': pageOf([buildTestimonial(1)]),
  'GET /api/admin/chat-settings': () => Response.json(SETTINGS),
  'GET /api/admin/written-answers': () => Response.json([]),
  'GET /api/agent/profile': () => Response.json(imani),
  'GET /api/agent/blocked-times': () => Response.json([]),
  'GET /api/agent/weekly-hours': () => Response.json([]),
  'GET /api/agent/calendar-feed': () => Response.json({ since: null }),
}

let refuse: () => Promise<Response>
beforeEach(() => {
  refuse = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET'
    const url = new URL(String(input), location.href)
    return method === 'GET'
      ? (READS[`GET ${url.pathname}`]?.(url) ?? Response.json({ error: 'Not there' }, { status: 404 }))
      : refuse()
  })
  vi.spyOn(conversation, 'token', 'get').mockReturnValue('token-one-token-one-12')
})

const label = (name: string) => page.getByLabelText(new RegExp(`^${name}( \\(required\\))?\\s*$`)).first()
const fill = (name: string, value: string) => label(name).fill(value)
const choose = (name: string, value: string) => label(name).selectOptions(value)
const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()
const once = async (locator: Locator, then: () => Promise<unknown>) => {
  await expect.element(locator).toBeInTheDocument()
  await then()
}

async function signIn(name: string) {
  await fill(name, 'someone@example.com')
  await fill('Password', 'velvet rope 42')
  await press('Sign In')
}

/** A form: what to draw, how to fill it in and send it, and the title of its failure. */
interface Form {
  draw: ReactElement
  fillIn?: () => Promise<unknown>
  send: () => Promise<unknown>
  title: string
  /** Without a sentence of the server. */
  fallback: string | undefined
  /** The spec fixes the words; the server's sentence is not shown. */
  fixed?: true
}

const FORMS: Record<string, Form> = {
  'customer login': {
    draw: <CustomerLogin />,
    send: () => signIn('Email'),
    title: 'Login Failed',
    fallback: 'Invalid email or password',
  },
  'agent login': {
    draw: <AgentLogin />,
    send: () => signIn('Username'),
    title: 'Login Failed',
    fallback: 'Invalid credentials',
  },
  'admin login': {
    draw: <AdminLogin />,
    send: () => signIn('Username'),
    title: 'Login Failed',
    fallback: 'Invalid email or password',
    fixed: true,
  },
  'invite code': {
    draw: <InviteStep initialCode="AGENT-ABCD-EFGH" onValid={nothing} />,
    send: () => press('Continue'),
    title: 'Invalid Invite Code',
    fallback: 'Invalid invite code',
  },
  registration: {
    draw: (
      <JoinForm invite={{ code: 'A', email: 'a@example.com', category: 'dj' }} onJoined={nothing} onBack={nothing} />
    ),
    fillIn: async () => {
      await fill('Username', 'ruth')
      await fill('Full name', 'Ruth Adeyemi')
      await fill('Password', 'velvet rope 42')
      await fill('Confirm password', 'velvet rope 42')
    },
    send: () => press(/^(Create|Join|Register)/),
    title: 'Registration Failed',
    fallback: 'Registration failed',
  },
  'new password': {
    draw: <ChangePassword />,
    fillIn: async () => {
      await fill('Current password', 'first night ticket')
      await fill('New password', 'velvet rope 42')
      await fill('Confirm new password', 'velvet rope 42')
    },
    send: () => press('Change Password'),
    title: 'Password Change Failed',
    fallback: 'Failed to change password',
  },
  booking: {
    draw: <Booking />,
    fillIn: () =>
      once(page.getByRole('option', { name: /Sabine/ }), async () => {
        await choose('Select Agent', roster[0]?.id ?? '')
        await fill('Your Name', 'Renée Thibodeaux')
        await fill('Email', 'renee@example.com')
        await choose('Event Type', 'private_party')
        await fill('Event Date', '2099-02-05T21:00')
      }),
    send: () => press('Submit Booking Request'),
    title: 'Booking Failed',
    fallback: 'Failed to submit booking',
  },
  payment: {
    draw: (
      <PayForm
        bookingId={uuid(1)}
        due={[{ purpose: 'full', amount: 66_000 }]}
        title="Pay"
        terms={null}
        onPaid={nothing}
        onCancel={nothing}
        onStale={nothing}
      />
    ),
    fillIn: () => choose('Payment method', 'cash'),
    send: () => press('Submit Payment'),
    title: 'Payment Failed',
    fallback: 'Failed to process payment',
  },
  'new card': {
    draw: <AddCard onClose={nothing} />,
    fillIn: async () => {
      await fill('Card Number', '4111111111111111')
      await fill('Cardholder Name', 'Renée Thibodeaux')
      await fill('Month', '8')
      await fill('Year', '2099')
      await fill('CVV', '123')
    },
    send: () => press('Add Payment Method'),
    title: 'Error',
    fallback: 'Failed to add payment method',
    fixed: true,
  },
  'agent, new': {
    draw: <AgentSheet id={null} onClose={nothing} />,
    fillIn: () =>
      once(page.getByRole('option', { name: 'Djs' }), async () => {
        await fill('Name', 'Ruth Adeyemi')
        await choose('Category', 'dj')
      }),
    send: () => press('Add Agent'),
    title: 'Error',
    fallback: 'Failed to create agent',
  },
  'agent, changed': {
    draw: <AgentSheet id={uuid(1)} onClose={nothing} />,
    fillIn: () => fill('Bio', 'Plays until the lights go on.'),
    send: () => press(/^Save/),
    title: 'Error',
    fallback: 'Failed to update agent',
  },
  'agent, deleted': {
    draw: <DeleteAgent agent={buildAgent(1)} onClose={nothing} onDeleted={nothing} />,
    send: () => press('Delete'),
    title: 'Error',
    fallback: 'Failed to delete agent',
  },
  'new invite code': {
    draw: <InvitePanel />,
    fillIn: () =>
      once(page.getByRole('option', { name: 'Djs' }), async () => {
        await fill('Email', 'ruth@example.com')
        await choose('Category', 'dj')
      }),
    send: () => press('Generate Invite Code'),
    title: 'Error',
    fallback: 'Failed to generate invite code',
  },
  picture: {
    draw: <PictureUpload title="Photo" hint="One" preview={null} onUploaded={nothing} onBusy={nothing} />,
    send: () => choosePicture(),
    title: 'Upload failed',
    fallback: 'No image URL returned from server',
  },
  'new invoice': {
    draw: <GenerateDialog onClose={nothing} onGenerated={nothing} onChanged={nothing} />,
    fillIn: () => page.getByRole('button', { name: /^Guest 1/ }).click(),
    send: () => press('Generate Invoice'),
    title: 'Error',
    fallback: 'Failed to generate invoice',
  },
  'invoice, sent': {
    draw: <SendDialog invoice={buildInvoice(1)} onClose={nothing} onChanged={nothing} />,
    send: () => press('Send Invoice'),
    title: 'Error',
    fallback: 'Failed to send invoice',
  },
  'booking status': {
    draw: <AdminBookings />,
    send: () => page.getByRole('combobox', { name: /^Status of Agent 1/ }).selectOptions('confirmed'),
    title: 'Error',
    fallback: 'Failed to update booking status',
    fixed: true,
  },
  'testimonial status': {
    draw: <AdminTestimonials />,
    send: () => press('Approve the review of Guest 1'),
    title: 'Error',
    fallback: 'Failed to update testimonial status',
    fixed: true,
  },
  'category, new': {
    draw: <CategoryDialog category={null} onClose={nothing} />,
    fillIn: async () => {
      await fill('Name', 'fire_artist')
      await fill('Display Name', 'Fire Artists')
    },
    send: () => press('Add Category'),
    title: 'Error',
    fallback: 'Failed to create category',
    fixed: true,
  },
  'category, changed': {
    draw: <CategoryDialog category={buildCategory(1, 'model')} onClose={nothing} />,
    send: () => press(/^Save/),
    title: 'Error',
    fallback: 'Failed to update category',
    fixed: true,
  },
  'category, deleted': {
    draw: <DeleteCategory category={buildCategory(1, 'model')} onClose={nothing} onDeleted={nothing} />,
    send: () => press('Delete'),
    title: 'Error',
    fallback: 'Failed to delete category',
    fixed: true,
  },
  'chat settings': {
    draw: <AdminChatSettings />,
    fillIn: () => page.getByRole('textbox', { name: 'Auto-popup delay' }).fill('5'),
    send: () => press('Save'),
    title: 'Error',
    fallback: 'Failed to update chat settings',
    fixed: true,
  },
  'knowledge base': {
    draw: <SyncKnowledge entries={42} syncedAt={null} />,
    send: () => press('Sync knowledge base'),
    title: 'Error',
    fallback: 'Failed to sync knowledge base',
    fixed: true,
  },
  'own profile': {
    draw: <AgentProfilePage />,
    fillIn: () => fill('Bio', 'Plays until the lights go on.'),
    send: () => press('Save Changes'),
    title: 'Failed to update profile',
    fallback: undefined,
  },
  transcript: {
    draw: <EndChat transcripts ratings onBack={nothing} onEnd={nothing} />,
    fillIn: async () => {
      await press('Email transcript')
      await fill('Email', 'renee@example.com')
    },
    send: () => press('Send'),
    title: 'Error',
    fallback: 'Failed to send transcript. Please try again.',
    fixed: true,
  },
  rating: {
    draw: <EndChat transcripts ratings onBack={nothing} onEnd={nothing} />,
    fillIn: async () => {
      await press('Rate chat')
      await page.getByRole('radio').first().click({ force: true })
    },
    send: () => press('Submit Rating'),
    title: 'Error',
    fallback: 'Failed to submit rating. Please try again.',
    fixed: true,
  },
}

const SENTENCE = 'The server has spoken.'
const REFUSALS: [how: string, status: number, body: string, speaks: boolean][] = [
  ['nothing but a status', 401, '', false],
  ['a page of somebody else', 502, '<h1>Bad Gateway</h1>', false],
  ['success: false', 200, '{"success":false}', false],
  ['success: false with a sentence', 200, JSON.stringify({ success: false, error: SENTENCE }), true],
  ['a sentence', 422, JSON.stringify({ error: SENTENCE, code: 'not_possible' }), true],
]

const shown = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title, description }) => [title, description])

test.each(Object.entries(FORMS))('%s: a refusal is its own sentence or the words of the spec', async (_, form) => {
  const customer = { name: 'Renée', email: 'renee@example.com', mustChangePassword: false }
  const router = createMemoryRouter([
    {
      element: <Outlet context={{ customer, token: null } satisfies CustomerOutlet} />,
      children: [{ path: '*', element: form.draw }],
    },
  ])
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  await form.fillIn?.()
  for (const [how, status, body, speaks] of REFUSALS) {
    refuse = async () => new Response(body, { status })
    await form.send()
    const words = speaks && !form.fixed ? SENTENCE : (form.fallback ?? expect.not.stringMatching(/\d{3}|[{<]/))
    await expect.poll(shown, { message: how }).toEqual([[form.title, words]])
    for (const { id } of readToasts()) dismissToast(id)
  }
})
