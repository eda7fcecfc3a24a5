import './profile-form.css'
import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Opens the card where there is no room beside the form. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" className="own-preview-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        Preview
      </Button>
      {open && (
        <Dialog title="Your card" width={420} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  )
}
