import './onboarding.css'
import type { ReactNode } from 'react'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import { paths } from '#web/lib/paths.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Link } from '#web/ui/link.tsx'

interface OnboardingProps {
  profile: AgentProfile
  /** Whether weekly hours are set; undefined while that is not known. */
  hasHours: boolean | undefined
}

/** What a profile still lacks while the office has not published it (docs/product.md P5.26). */
export function Onboarding({ profile, hasHours }: OnboardingProps) {
  const { photo, bio, hourlyRate } = profile
  return (
    <section className="panel onboarding" aria-labelledby="onboarding-title">
      <h2 id="onboarding-title">Get your profile ready</h2>
      <p className="text-ink-2">
        Clients can’t see you yet. We’ll publish you once the office has checked your profile.
      </p>
      <ul>
        <Step done={photo !== null} name="Photo">
          {photo !== null ? 'Added.' : <Todo>Add a photo</Todo>}
        </Step>
        <Step done={!!bio} name="Bio">
          {bio ? 'Added.' : <Todo>Write a few sentences about yourself</Todo>}
        </Step>
        <Step done={hasHours ?? false} name="Hours">
          {hasHours ? 'Set.' : <Todo>Set the hours you work</Todo>}
          {hasHours === false && ' Without them you’re bookable any time.'}
        </Step>
        <Step done={hourlyRate !== null} name="Rate">
          {hourlyRate !== null ? 'Set by the office.' : 'The office sets your rate.'}
        </Step>
      </ul>
    </section>
  )
}

const Todo = ({ children }: { children: ReactNode }) => (
  <Link to={paths.agentProfile} className="link">
    {children}
  </Link>
)

function Step({ done, name, children }: { done: boolean; name: string; children: ReactNode }) {
  return (
    <li>
      <Bulb state={done ? 'lit' : 'hollow'} />
      <b>{name}</b>
      <span className="sr-only">{done ? 'Done:' : 'To do:'}</span>
      <span className="text-ink-2">{children}</span>
    </li>
  )
}
