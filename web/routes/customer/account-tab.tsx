import { ContactWishPart } from '#web/features/accounts/profile/contact-wish.tsx'
import { ChangeName } from '#web/features/accounts/profile/name-form.tsx'
import { OwnSessions } from '#web/features/accounts/sessions/own-sessions.tsx'
import { useCustomerOutlet } from '#web/features/accounts/sign-in/customer-outlet.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** The account, as far as it is a customer's to change (docs/product.md P4.6). */
export function AccountTab() {
  const { customer } = useCustomerOutlet()
  return (
    <div className="panel account-rows">
      {customer && (
        <div>
          <div>
            <h2>Name</h2>
            <p>{customer.name}</p>
          </div>
          <ChangeName name={customer.name} />
        </div>
      )}
      <div>
        <div>
          <h2>Password</h2>
          <p>You’ll be signed out on your other devices.</p>
        </div>
        <ButtonLink as={Link} to={paths.changePassword}>
          Change Password
        </ButtonLink>
      </div>
      <ContactWishPart />
      <div>
        <OwnSessions whose="customer" />
      </div>
    </div>
  )
}
