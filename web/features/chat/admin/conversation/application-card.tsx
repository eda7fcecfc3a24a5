import type { ChatApplication } from '#shared/contract/chat/dialogue.ts'
import { ApplicationBadge } from '#web/features/chat/admin/state-badge.tsx'
import { useChange } from '#web/features/chat/admin/use-change.ts'
import { call } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Link } from '#web/ui/link.tsx'

/** A person who wants to work here: the contact, an invite, and what the office did about it (docs/product.md P10.96). */
export function ApplicationCard({ id, application }: { id: string; application: ChatApplication }) {
  const { name, email, phone, talent, state } = application
  const settle = useChange(
    (to: ChatApplication['state']) =>
      call('PUT /api/admin/conversations/:id/application', { params: { id }, body: { state: to } }),
    'Failed to change the application',
  )
  return (
    <section className="conversation-known" aria-labelledby="conversation-application">
      <h3 id="conversation-application">
        Wants to work with us <ApplicationBadge state={state} />
      </h3>
      <dl>
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
        </div>
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a className="link" href={`mailto:${email}`}>
                <EmailText address={email} />
              </a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {talent && (
          <div>
            <dt>What they do</dt>
            <dd>{talent}</dd>
          </div>
        )}
      </dl>
      <div className="conversation-steps">
        {state === 'open' ? (
          <>
            {email && (
              <ButtonLink as={Link} to={paths.adminInvite(email, name)} size="sm">
                Invite
              </ButtonLink>
            )}
            <Button size="sm" variant="bare" busy={settle.isPending} onClick={() => settle.mutate('answered')}>
              Mark as answered
            </Button>
            <Button size="sm" variant="bare" busy={settle.isPending} onClick={() => settle.mutate('dismissed')}>
              Dismiss
            </Button>
          </>
        ) : (
          <Button size="sm" busy={settle.isPending} onClick={() => settle.mutate('open')}>
            Undo
          </Button>
        )}
      </div>
    </section>
  )
}
