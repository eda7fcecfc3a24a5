import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const COPIED = { yes: 'Link copied', no: 'The link could not be copied. Select it and copy it by hand.' } as const

/** A feed's address, while it is there to be copied. */
export function FeedAddress({ url }: { url: string }) {
  const [copied, setCopied] = useState<keyof typeof COPIED>()
  async function copy() {
    try {
      // plain http has no clipboard outside localhost
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }
  return (
    <>
      <p className="feed-address">{url}</p>
      <p className="text-b3 text-ink-2">Copy it now. It is shown only once.</p>
      <div className="time-actions">
        <Button variant="soft" onClick={() => void copy()}>
          {copied === 'yes' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copy link
        </Button>
        <span className={copied === 'no' ? 'text-danger' : 'text-b3 text-ink-2'}>{copied && COPIED[copied]}</span>
      </div>
    </>
  )
}
