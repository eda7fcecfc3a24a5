import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { Conversations } from '#web/features/chat/admin/conversations.tsx'
import { Learning } from '#web/features/chat/admin/learning/learning.tsx'
import { chatSettingsQuery } from '#web/features/chat/admin/queries.ts'
import { ChatSettingsForm } from '#web/features/chat/admin/settings-form.tsx'
import { WrittenAnswers } from '#web/features/chat/admin/written-answers.tsx'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { OwnerTabs } from '#web/routes/admin/owner-tabs.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const TITLE = PORTAL_PAGES['/admin/chat-settings'].title

/** What the assistant is, what it knows, and what was said to it (docs/product.md P10.13 to P10.17). */
export function AdminChatSettings() {
  useTitle(TITLE)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  // the first is what the address shows without a tab
  const isOwner = useIsOwner()
  const [tab, setTab] = useTab(
    isOwner
      ? ['settings', 'conversations', 'answers', 'learning']
      : ['conversations', 'settings', 'answers', 'learning'],
  )
  return (
    <>
      <h1 ref={title}>{TITLE}</h1>
      <div className="mt-(--s4)">
        <OwnerTabs
          label="The chat"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'settings', label: 'Settings', content: <Settings />, ownersOnly: true },
            { value: 'conversations', label: 'Conversations', content: <Conversations /> },
            { value: 'answers', label: 'Written answers', content: <WrittenAnswers />, ownersOnly: true },
            { value: 'learning', label: 'Learning', content: <Learning />, ownersOnly: true },
          ]}
        />
      </div>
    </>
  )
}

/** Read anew each time it is opened: it begins what is typed. */
function Settings() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...chatSettingsQuery,
    refetchOnMount: 'always',
  })
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The chat settings could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data || !isFetchedAfterMount) return <Skeleton className="h-96 max-w-[880px]" />
  return <ChatSettingsForm settings={data} />
}
