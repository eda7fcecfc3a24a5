import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** The codes as a file that can be kept. */
function downloadCodes(text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href, download: 'recovery-codes.txt' }).click()
  URL.revokeObjectURL(href)
}

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows recovery codes, this once. Closes only by its button, so that no stray click loses them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [said, setSaid] = useState('')
  const [closing, setClosing] = useState(false)
  const text = `${brand.name} recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Your browser did not allow copying. Download the codes instead.'),
    )
  return (
    <Dialog
      title="Your recovery codes"
      width={520}
      className="recovery-codes"
      onClose={() => setClosing(true)}
      actions={
        <Button variant="lit" onClick={onClose}>
          I saved them
        </Button>
      }
    >
      <p className="text-ink-2">
        If you lose your device, each code signs you in once after your password. They are shown only now.
      </p>
      <ul className="recovery-list num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="recovery-tools">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button size="sm" onClick={() => downloadCodes(text)}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button size="sm" onClick={() => print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </p>
      <p role="status" className="field-hint">
        {closing ? "Press 'I saved them' to close. You won't see these codes again." : said}
      </p>
    </Dialog>
  )
}
