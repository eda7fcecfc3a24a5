import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { Conversations } from '#web/features/chat/admin/conversations.tsx'
import { chatSettingsQuery } from '#web/features/chat/admin/queries.ts'
import { ChatSettingsForm } from '#web/features/chat/admin/settings-form.tsx'
import { WrittenAnswers } from '#web/features/chat/admin/written-answers.tsx'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const TITLE = PORTAL_PAGES['/admin/chat-settings'].title

/** What the assistant is, what it knows, and what was said to it (docs/product.md P10.13 to P10.17). */
export function AdminChatSettings() {
  useTitle(TITLE)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const [tab, setTab] = useTab(['settings', 'conversations', 'answers'])
  return (
    <>
      <h1 ref={title}>{TITLE}</h1>
      <div className="mt-(--s4)">
        <Tabs
          label="The chat"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'settings', label: 'Settings', content: <Settings /> },
            { value: 'conversations', label: 'Conversations', content: <Conversations /> },
            { value: 'answers', label: 'Written answers', content: <WrittenAnswers /> },
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
