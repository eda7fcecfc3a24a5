import type { ComponentProps } from 'react'
import { useBrowseAgents } from '#web/features/catalog/browse/use-browse-agents.ts'
import { paths } from '#web/lib/paths.ts'

/** 'Browse Agents': a real address that scrolls instead of loading. */
export function BrowseLink({ onClick, children, ...props }: ComponentProps<'a'>) {
  const browse = useBrowseAgents()
  return (
    <a
      {...props}
      href={paths.browse}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onClick?.(event)
        void browse()
      }}
    >
      {children ?? 'Browse Agents'}
    </a>
  )
}
