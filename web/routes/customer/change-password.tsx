import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { PASSWORD_MINIMUM } from '#shared/model/password.ts'
import { ChooseByLink } from '#web/features/accounts/passwords/choose-by-link.tsx'
import { NewPasswordForm } from '#web/features/accounts/passwords/new-password-form.tsx'
import { useCustomerOutlet } from '#web/features/accounts/sign-in/customer-outlet.ts'
import { customerSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { call } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { Bulb } from '#web/ui/bulb.tsx'

/** A new password, for who knows the old one, and for who has a mailed link instead (docs/product.md P4.15, P1.8). */
export function ChangePassword() {
  const { token, onLinkUsed } = useCustomerOutlet()
  return token ? <ChooseByLink token={token} onSignedIn={onLinkUsed} /> : <ChangeOwnPassword />
}

function ChangeOwnPassword() {
  useTitle('Change Password')
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const { customer } = useCustomerOutlet()
  const navigate = useNavigate()
  const client = useQueryClient()
  function finish() {
    client.setQueryData(
      customerSessionQuery.queryKey,
      (session) => session && { ...session, customer: { ...session.customer, mustChangePassword: false } },
    )
    void navigate(paths.customerDashboard, { replace: true })
  }
  return (
    <div className="account-page">
      <h1 ref={title}>Change Password</h1>
      <p className={customer?.mustChangePassword ? 'account-notice' : 'field-hint'}>
        {customer?.mustChangePassword && <Bulb state="hollow" />}
        The first login requires changing the temporary password we emailed you.
      </p>
      <NewPasswordForm
        askCurrent
        minimum={PASSWORD_MINIMUM.customer}
        {...(customer && { username: customer.email })}
        onSubmit={(body) => call('POST /api/customer/change-password', { body })}
        onDone={finish}
      />
    </div>
  )
}
