import { page } from 'vitest/browser'
import { choose, fill, nothing, once, press, signIn, testRefusals } from '#web/app/test-support/refusals.tsx'
import { InviteStep } from '#web/features/accounts/join/invite-step.tsx'
import { JoinForm } from '#web/features/accounts/join/join-form.tsx'
import { AddCard } from '#web/features/billing/customer/cards/add-card.tsx'
import { PayForm } from '#web/features/billing/customer/payments/pay-form.tsx'
import { EndChat } from '#web/features/chat/end-chat.tsx'
import { AdminLogin } from '#web/routes/admin/login.tsx'
import { AgentLogin } from '#web/routes/agent/login.tsx'
import { AgentProfilePage } from '#web/routes/agent/profile.tsx'
import { Booking } from '#web/routes/booking.tsx'
import { ChangePassword } from '#web/routes/customer/change-password.tsx'
import { CustomerLogin } from '#web/routes/customer/login.tsx'
import { roster } from '#web/routes/test-support/booking.tsx'
import { uuid } from '#web/routes/test-support/screen.tsx'

testRefusals({
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
        memo="B-1001"
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
})
