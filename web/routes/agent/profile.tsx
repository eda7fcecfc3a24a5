import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { agentSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { BlockedTimes } from '#web/features/availability/blocked-times.tsx'
import { CalendarFeed } from '#web/features/availability/calendar-feed.tsx'
import { useWeek } from '#web/features/availability/use-week.ts'
import { WeeklyHours } from '#web/features/availability/weekly-hours.tsx'
import { EmailChoices } from '#web/features/bookings/agent/email-choices.tsx'
import { OwnCard } from '#web/features/catalog/agent/own-card.tsx'
import { PreviewButton } from '#web/features/catalog/agent/preview-button.tsx'
import { ProfileForm } from '#web/features/catalog/agent/profile-form.tsx'
import { ownProfileQuery } from '#web/features/catalog/agent/queries.ts'
import { useProfileForm } from '#web/features/catalog/agent/use-profile-form.ts'
import { PhotoEditor } from '#web/features/catalog/photos/photo-editor.tsx'
import { OwnTaxDetails } from '#web/features/people/tax/own-tax-details.tsx'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'

/** What an agent says of themselves, and when they work (docs/product.md P5.5, P5.6). */
export function AgentProfilePage() {
  useTitle(PORTAL_PAGES['/agent/profile'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  // what the form began with may have been changed by the office since
  const { data, isFetching, isFetchedAfterMount, refetch } = useQuery({ ...ownProfileQuery, refetchOnMount: 'always' })
  return (
    <div className="wrap">
      <header className="portal-head">
        <h1 ref={title}>Edit Profile</h1>
      </header>
      {data && isFetchedAfterMount && <Profile profile={data} />}
      {(!data || !isFetchedAfterMount) && isFetching && <Chase>Loading your profile...</Chase>}
      {!data && !isFetching && (
        <Failure
          message="Your profile could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
    </div>
  )
}

function Profile({ profile }: { profile: AgentProfile }) {
  const client = useQueryClient()
  const formRef = useRef<HTMLFormElement>(null)
  const goTo = (selector: string) => formRef.current?.querySelector<HTMLElement>(selector)?.focus()
  const form = useProfileForm(profile, {
    onSaved: () => void client.invalidateQueries({ queryKey: agentSessionQuery.queryKey }),
    onAtFault: (field) => goTo(`[name="${field}"]:not([hidden]), [data-field="${field}"] button`),
  })
  const week = useWeek()
  const leaving = useLeaving(form.dirty || week.dirty)
  const card = <OwnCard profile={profile} values={form.values} />
  return (
    <div className="own-layout">
      <div className="own-column">
        <PreviewButton>{card}</PreviewButton>
        <ProfileForm form={form} formRef={formRef} onSettled={() => goTo('[name="name"]')} />
        <PhotoEditor whose="own" />
        <BlockedTimes />
        <WeeklyHours week={week} />
        <EmailChoices />
        <OwnTaxDetails />
        <CalendarFeed whose="agent" />
      </div>
      <aside className="own-preview" aria-labelledby="own-preview">
        <h2 id="own-preview">Your card</h2>
        {card}
      </aside>
      {leaving && (
        <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset}>
          What you changed is not saved yet.
        </LeaveQuestion>
      )}
    </div>
  )
}
