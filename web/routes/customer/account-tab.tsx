import { Link } from 'react-router'
import { OwnSessions } from '#web/features/accounts/sessions/own-sessions.tsx'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The account, as far as it is a customer's to change (docs/product.md P4.6). */
export function AccountTab() {
  return (
    <div className="panel account-rows">
      <div>
        <div>
          <h2>Password</h2>
          <p>You’ll be signed out on your other devices.</p>
        </div>
        <ButtonLink as={Link} to={paths.changePassword}>
          Change Password
        </ButtonLink>
      </div>
      <div>
        <div>
          <h2>Email and phone</h2>
          <p>
            To change your e-mail or phone number, contact support at{' '}
            <a className="link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
            .
          </p>
        </div>
      </div>
      <div>
        <OwnSessions whose="customer" />
      </div>
    </div>
  )
}
