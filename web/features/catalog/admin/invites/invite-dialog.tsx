import '../agents/roster.css'
import { type ReactNode, useState } from 'react'
import { type Invitee, InvitePanel } from '#web/features/catalog/admin/invites/invite-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface InviteButtonProps {
  /** Whose profile the invited person claims; absent for someone new (docs/product.md P6.102). */
  agent?: { id: string; name: string }
  /** Someone the address asks to invite: the dialog is open from the start. */
  invitee?: Invitee | undefined
  children: ReactNode
}

/** Opens the invites: one is made and mailed here, and the others are listed (docs/product.md P6.100). */
export function InviteButton({ agent, invitee, children }: InviteButtonProps) {
  const [open, setOpen] = useState(invitee !== undefined)
  return (
    <>
      <Button size={agent ? 'sm' : 'md'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Dialog
          title={agent ? `Invite ${agent.name}` : invitee?.name ? `Invite ${invitee.name}` : 'Invite talent'}
          width={agent ? 560 : 760}
          onClose={() => setOpen(false)}
        >
          <InvitePanel {...(agent && { agent })} invitee={invitee} />
        </Dialog>
      )}
    </>
  )
}
