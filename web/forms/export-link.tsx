import type { ReactNode } from 'react'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ExportLinkProps {
  href: string
  size?: 'sm'
  className?: string
  children: ReactNode
}

/** Fetches a file the way a link does. */
function download(href: string) {
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}

const showRefusal = (error: unknown) =>
  toast({ title: 'Error', description: getErrorMessage(error, 'Failed to export the list'), variant: 'destructive' })

/**
 * A link to a list as a file. A download cannot ask for re-authentication, so a check runs first (docs/product.md
 * P1.21). Bookers see none.
 */
export function ExportLink({ href, children, ...look }: ExportLinkProps) {
  const isOwner = useIsOwner()
  if (!isOwner) return null
  return (
    <ButtonLink
      {...look}
      href={href}
      download
      variant="bare"
      onClick={(event) => {
        event.preventDefault()
        call('GET /api/auth/verification').then(() => download(href), showRefusal)
      }}
    >
      {children}
    </ButtonLink>
  )
}
