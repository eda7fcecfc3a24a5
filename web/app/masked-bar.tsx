import './masked-bar.css'
import { ShieldAlert, X } from 'lucide-react'
import { hideMasked } from '#web/lib/masked-card.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The notice to who typed a card number, until it is closed. */
export function MaskedBar() {
  return (
    <div className="masked-bar" role="alert">
      <ShieldAlert aria-hidden="true" className="text-pending" />
      <p>We masked a card number in your text. Please never send card details in a message or form.</p>
      <IconButton label="Close" onClick={hideMasked}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
