import '../agents/roster.css'
import { type ReactNode, useState } from 'react'
import { InvitePanel } from '#web/features/catalog/admin/invites/invite-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface InviteButtonProps {
  /** Whose profile the invited person claims; absent for someone new (docs/product.md P6.102). */
  agent?: { id: string; name: string }
  children: ReactNode
}

/** Opens the invites: one is made and mailed here, and the others are listed (docs/product.md P6.100). */
export function InviteButton({ agent, children }: InviteButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size={agent ? 'sm' : 'md'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Dialog
          title={agent ? `Invite ${agent.name}` : 'Invite talent'}
          width={agent ? 560 : 760}
          onClose={() => setOpen(false)}
        >
          <InvitePanel {...(agent && { agent })} />
        </Dialog>
      )}
    </>
  )
}
