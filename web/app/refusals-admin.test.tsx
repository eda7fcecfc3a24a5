import { page } from 'vitest/browser'
import { choose, fill, nothing, once, press, testRefusals } from '#web/app/test-support/refusals.tsx'
import { GenerateDialog } from '#web/features/billing/admin/invoices/dialogs/generate-dialog.tsx'
import { SendDialog } from '#web/features/billing/admin/invoices/dialogs/send-dialog.tsx'
import { AgentSheet } from '#web/features/catalog/admin/agents/agent-sheet.tsx'
import { DeleteAgent } from '#web/features/catalog/admin/agents/delete-agent.tsx'
import { CategoryDialog } from '#web/features/catalog/admin/categories/category-dialog.tsx'
import { DeleteCategory } from '#web/features/catalog/admin/categories/delete-category.tsx'
import { InvitePanel } from '#web/features/catalog/admin/invites/invite-panel.tsx'
import { PictureUpload } from '#web/features/catalog/admin/picture-upload.tsx'
import { SyncKnowledge } from '#web/features/chat/admin/sync-knowledge.tsx'
import { AdminBookings } from '#web/routes/admin/bookings.tsx'
import { AdminChatSettings } from '#web/routes/admin/chat-settings.tsx'
import { buildInvoice } from '#web/routes/admin/test-support/build-invoice.ts'
import { buildAgent, buildCategory } from '#web/routes/admin/test-support/catalog.tsx'
import { AdminTestimonials } from '#web/routes/admin/testimonials.tsx'
import { choosePicture } from '#web/routes/test-support/choose-picture.ts'
import { uuid } from '#web/routes/test-support/screen.tsx'

testRefusals({
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
    send: () => press('Archive'),
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
    send: () => press('Create invite'),
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
})
