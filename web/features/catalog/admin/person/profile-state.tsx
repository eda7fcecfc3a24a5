import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { findProfileGaps, PROFILE_GAP_LABELS } from '#shared/model/profile-gaps.ts'
import { InviteButton } from '#web/features/catalog/admin/invites/invite-dialog.tsx'
import { AvailabilitySwitch } from '#web/features/catalog/admin/person/availability-switch.tsx'
import { ResetAgentFactor } from '#web/features/catalog/admin/person/reset-agent-factor.tsx'
import { RestoreAccess } from '#web/features/catalog/admin/states/bring-back.tsx'
import { formatDate } from '#web/lib/format-date.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link, type LinkProps } from '#web/ui/link.tsx'

interface ProfileStateProps {
  agent: AdminAgent
  edit: LinkProps
}

/** The booking switch, the log-in, and what the profile still lacks (docs/product.md P6.85). */
export function ProfileState({ agent, edit }: ProfileStateProps) {
  const { login, createdAt, image } = agent
  const isOwner = useIsOwner()
  const firstName = agent.name.split(' ')[0]
  const gaps = findProfileGaps({ ...agent, photo: image })
  return (
    <>
      <section className="panel person-panel" aria-labelledby="person-state">
        <h2 id="person-state">Availability</h2>
        <AvailabilitySwitch agent={agent} />
        <dl className="person-list">
          <div>
            <dt>Login</dt>
            <dd>
              {login ? (
                <>
                  {`${login.username}, ${login.email}`}
                  {login.ended && (
                    <>
                      . Ended when archived. <RestoreAccess agent={agent} />
                    </>
                  )}
                </>
              ) : (
                <>
                  None. {isOwner && <InviteButton agent={agent}>Invite {firstName} to claim this profile</InviteButton>}
                </>
              )}
            </dd>
          </div>
          {login && !login.ended && (
            <div>
              <dt>Second factor</dt>
              <dd>
                {login.hasSecondFactor ? 'On. ' : 'None.'}
                {login.hasSecondFactor && isOwner && <ResetAgentFactor agent={agent} />}
              </dd>
            </div>
          )}
          <div>
            <dt>On the roster since</dt>
            <dd>{formatDate(createdAt)}</dd>
          </div>
        </dl>
      </section>
      <section className="panel person-panel" aria-labelledby="person-profile">
        <h2 id="person-profile">Profile</h2>
        {gaps.length === 0 ? (
          <p className="person-line tone-confirmed">
            <Bulb state="lit" />
            The profile is complete.
          </p>
        ) : (
          <>
            <p className="text-ink-2">Missing on the public profile:</p>
            <ul className="person-gaps">
              {gaps.map((gap) => (
                <li key={gap} className="person-line tone-pending">
                  <Bulb state="hollow" />
                  {PROFILE_GAP_LABELS[gap]}
                </li>
              ))}
            </ul>
            <ButtonLink as={Link} size="sm" aria-haspopup="dialog" {...edit}>
              Complete the profile
            </ButtonLink>
          </>
        )}
      </section>
    </>
  )
}
