import '#web/ui/marked-text.css'
import './texts.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableText } from '#shared/contract/settings/texts.admin.ts'
import { TEXT_PAGE_LABELS, TEXT_PAGES, type TextPage } from '#shared/model/texts/text-block.ts'
import { TextDialog } from '#web/features/settings/texts/text-dialog.tsx'
import { textsQuery } from '#web/features/settings/texts/texts-query.ts'
import { useTab } from '#web/lib/use-tab.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** The texts that owners may write anew, page by page (docs/product.md P6.245). */
export function Texts() {
  const { data, isError, isFetching, refetch } = useQuery(textsQuery)
  const [page, setPage] = useTab(TEXT_PAGES, 'page')
  const [opened, setOpened] = useState<EditableText['id']>()
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The texts could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) return <Skeleton className="h-96 max-w-[880px]" />
  const text = data.find(({ id }) => id === opened)
  const sayOther = (id: EditableText['id']) => {
    const other = data.find((one) => one.id === id)
    return other?.content ?? other?.original ?? ''
  }
  const of = (which: TextPage) => data.filter((one) => one.page === which)
  return (
    <div className="texts">
      <p className="text-ink-2 texts-lead">
        What visitors and customers read. Each text can go back to its original, and no version is lost.
      </p>
      <Tabs
        label="Texts of"
        value={page}
        onChange={setPage}
        tabs={TEXT_PAGES.map((which) => ({
          value: which,
          label: TEXT_PAGE_LABELS[which],
          content: <TextList texts={of(which)} onOpen={setOpened} />,
        }))}
      />
      {text && <TextDialog key={text.id} text={text} sayOther={sayOther} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

interface TextListProps {
  texts: readonly EditableText[]
  onOpen: (id: EditableText['id']) => void
}

/** Each text in a row, with what it says now. */
function TextList({ texts, onOpen }: TextListProps) {
  const edited = texts.filter(({ content }) => content !== null).length
  return (
    <>
      <p className="text-b3 text-ink-2 texts-count">{edited === 0 ? 'No text is edited.' : `${edited} edited.`}</p>
      <ul className="texts-list">
        {texts.map(({ id, label, content, original }) => (
          <li key={id}>
            <div>
              <b>{label}</b>{' '}
              {content !== null && (
                <Badge tone="lamp" bulb="lit">
                  Edited
                </Badge>
              )}
              <p className="texts-now">{(content ?? original) || 'Nothing: it does not show.'}</p>
            </div>
            <Button size="sm" variant="soft" onClick={() => onOpen(id)}>
              Edit<span className="sr-only"> {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
