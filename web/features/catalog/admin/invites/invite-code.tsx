import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { formatLongDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'

interface InviteCodeProps {
  invite: { code: string; link: string; expiresAt: string; email: string; copied: Copied }
}

type Copied = 'yes' | 'no'
const COPIED = { yes: 'Link copied', no: 'The link could not be copied. Select it and copy it by hand.' } as const

/** Puts a link on the clipboard, which plain http has only on localhost. */
export const copyLink = (link: string): Promise<Copied> =>
  // without a clipboard the call itself throws
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(link))
    .then(
      () => 'yes' as const,
      () => 'no' as const,
    )

// what to do with it comes next; the code is read out with it
const focusNew = (button: HTMLButtonElement | null) => button?.focus()

/** A code just made, large enough to be read out, and the link that carries it. */
export function InviteCode({ invite: { code, link, expiresAt, email, ...invite } }: InviteCodeProps) {
  const id = useId()
  const [copied, setCopied] = useState(invite.copied)

  return (
    <section className="invite-made" aria-label="Invite code">
      <p className="invite-code" id={id}>
        {code}
      </p>
      <p className="invite-facts">
        <span className="invite-link">{link}</span>
        <span>We’re emailing this link to {email}.</span>
        <span>Works once, until {formatLongDateTime(expiresAt)}.</span>
      </p>
      <div className="invite-copy">
        <Button
          ref={focusNew}
          variant="soft"
          size="sm"
          aria-describedby={id}
          onClick={() => void copyLink(link).then(setCopied)}
        >
          {copied === 'yes' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copy link
        </Button>
        <p role="status" className={copied === 'no' ? 'text-danger' : undefined}>
          {COPIED[copied]}
        </p>
      </div>
    </section>
  )
}
