import { useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const TermsDialog = lazyPart(
  async () => (await import('#web/features/settings/terms/terms-dialog.tsx')).TermsDialog,
  'The terms did not load',
)

/** Opens the terms from within a sentence (docs/product.md P3.53). */
export function TermsLink() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Terms
      </button>
      {open && <TermsDialog onClose={close} onMissing={close} />}
    </>
  )
}
