import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { Team } from '#web/features/accounts/team/team.tsx'
import { CalendarFeed } from '#web/features/availability/calendar-feed.tsx'
import { Audit } from '#web/features/office/audit.tsx'
import { Exports } from '#web/features/office/exports.tsx'
import { writeHeadline } from '#web/features/office/headline.ts'
import { Imports } from '#web/features/office/imports/imports.tsx'
import { summaryQuery } from '#web/features/office/queries.ts'
import { SetupSection } from '#web/features/office/setup/setup-section.tsx'
import { System } from '#web/features/office/system/system.tsx'
import { AgencySettings } from '#web/features/settings/agency-settings.tsx'
import { Brand } from '#web/features/settings/brand/brand.tsx'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { Overview } from '#web/routes/admin/overview.tsx'
import { OwnerTabs } from '#web/routes/admin/owner-tabs.tsx'
import { useAfterRemoval } from '#web/routes/admin/use-after-removal.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// the originals of all texts come with it
const Texts = lazyPart(
  async () => (await import('#web/features/settings/texts/texts.tsx')).Texts,
  'The texts did not load',
)
const TEXTS_LOADING = <Skeleton className="h-96 max-w-[880px]" />

const TITLE = PORTAL_PAGES['/admin/dashboard'].title
const TABS = ['overview', 'settings', 'brand', 'texts', 'team', 'audit', 'import', 'export', 'system'] as const
/** What the page is called under each tab; the overview's heading is the waiting work. */
const NAMES: Record<Exclude<(typeof TABS)[number], 'overview'>, string> = {
  settings: 'Agency settings',
  brand: 'Brand',
  texts: 'Texts',
  team: 'Team',
  audit: 'Audit',
  import: 'Import',
  export: 'Export',
  system: 'System',
}

/** The office's dashboard: waiting work, figures, settings, audit trail and system state (docs/product.md P6.4). */
export function AdminDashboard() {
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const { data: summary } = useQuery(summaryQuery)
  const [tab, setTab] = useTab(TABS)
  const afterRemoval = useAfterRemoval()
  const name = tab === 'overview' ? undefined : NAMES[tab]
  useTitle(name ?? TITLE)
  return (
    <>
      <h1 ref={title} className={name === undefined && !summary ? 'headline-wait' : undefined}>
        {name ?? (summary ? writeHeadline(summary.waiting) : TITLE)}
      </h1>
      <div className="mt-(--s4)">
        <OwnerTabs
          label="The office"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'overview', label: 'Overview', content: <Overview /> },
            {
              value: 'settings',
              label: NAMES.settings,
              ownersOnly: true,
              content: (
                <>
                  <AgencySettings />
                  <div className="mt-(--s7)">
                    <CalendarFeed whose="admin" />
                  </div>
                  <SetupSection onRemoved={afterRemoval} />
                </>
              ),
            },
            { value: 'brand', label: NAMES.brand, content: <Brand />, ownersOnly: true },
            { value: 'texts', label: NAMES.texts, content: <Texts loading={TEXTS_LOADING} />, ownersOnly: true },
            { value: 'team', label: NAMES.team, content: <Team />, ownersOnly: true },
            { value: 'audit', label: NAMES.audit, content: <Audit />, ownersOnly: true },
            { value: 'import', label: NAMES.import, content: <Imports />, ownersOnly: true },
            { value: 'export', label: NAMES.export, content: <Exports />, ownersOnly: true },
            { value: 'system', label: NAMES.system, content: <System />, ownersOnly: true },
          ]}
        />
      </div>
    </>
  )
}
