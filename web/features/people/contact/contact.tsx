import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentContact } from '#shared/contract/people/contacts.admin.ts'
import { BookersSwitch } from '#web/features/people/contact/bookers-switch.tsx'
import { ContactDialog } from '#web/features/people/contact/contact-dialog.tsx'
import { ErasePrivate } from '#web/features/people/contact/erase-private.tsx'
import { PrivateDetails } from '#web/features/people/contact/private-details.tsx'
import { Facts, Part } from '#web/features/people/part.tsx'
import type { Person } from '#web/features/people/person.ts'
import { contactQuery } from '#web/features/people/queries.ts'
import { OfficeTaxDetails } from '#web/features/people/tax/office-tax-details.tsx'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ContactProps {
  person: Person
  /** The email of the agent's login; undefined without one. */
  loginEmail: string | undefined
}

/** How an agent is reached, and who may see what is private (docs/product.md P6.88, P6.89). */
export function Contact({ person, loginEmail }: ContactProps) {
  const { data, isFetching, refetch } = useQuery(contactQuery(person.id))
  if (data) return <Parts person={person} loginEmail={loginEmail} contact={data} />
  if (isFetching) return <Skeleton className="h-40" />
  return (
    <Failure
      message="The contact could not be loaded"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  )
}

function Parts({ person, loginEmail, contact }: ContactProps & { contact: AgentContact }) {
  const [editing, setEditing] = useState(false)
  const isOwner = useIsOwner()
  const { phone, email } = contact
  return (
    <div className="people-stack">
      <Part
        title="Contact"
        action={
          <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
            Edit contact
          </Button>
        }
      >
        <Facts
          facts={[
            ['Phone', phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
            [
              'Email',
              email && (
                <a href={`mailto:${email}`}>
                  <EmailText address={email} />
                </a>
              ),
            ],
            ['Login email', loginEmail],
          ]}
        />
        {loginEmail && email && loginEmail !== email && <p className="field-hint">Our emails go to the login email.</p>}
        {!loginEmail && !email && (
          <p className="field-hint">Without an email address, {person.name} gets no emails from us.</p>
        )}
      </Part>
      <Part title="Legal name and emergency contact">
        {contact.mayOpen ? (
          <PrivateDetails person={person} />
        ) : (
          <p>Only owners can open these. An owner can allow bookers to open them here.</p>
        )}
      </Part>
      <Part title="Tax details">
        {contact.mayOpen ? (
          <OfficeTaxDetails person={person} />
        ) : (
          <p>Only owners can open tax details. An owner can allow bookers to open them here.</p>
        )}
      </Part>
      {isOwner && (
        <Part title="Who can open private records">
          <BookersSwitch person={person} allowed={contact.bookersMayOpen} />
          <ErasePrivate person={person} />
        </Part>
      )}
      {editing && <ContactDialog person={person} contact={contact} onClose={() => setEditing(false)} />}
    </div>
  )
}
