import { agencyFields, fillText } from '#shared/model/texts/fields.ts'
import { getMailWords, type MailPart, type WordedMail } from '#shared/model/texts/mails.ts'
import { brand } from '#web/lib/brand.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

const CUSTOMER = 'Casey'

/** What the receipt of a sample holds; the mail that is sent has the booking's own. */
const RECEIPTS = {
  booking: [
    ['Talent', 'Imani Okafor'],
    ['When', 'Friday, December 4, 9 PM to midnight'],
    ['Total', '$600.00'],
  ],
  money: [
    ['For', 'Imani Okafor'],
    ['Total', '$600.00'],
  ],
} as const

interface MailPreviewProps {
  kind: WordedMail
  /** What each part says, as it is typed or stored. */
  say: (part: MailPart) => string
}

/** A mail with sample data: the words that can be written, between those that can't. */
export function MailPreview({ kind, say }: MailPreviewProps) {
  const { subject, lead, action, receipt } = getMailWords(kind)
  const fields = { first_name: CUSTOMER, subject, lead }
  const closing = say('closing')
  return (
    <div className="texts-paper marked">
      <p>
        <b>{fillText(say('subject'), { ...agencyFields(brand), ...fields })}</b>
      </p>
      <p>Hi {CUSTOMER},</p>
      <MarkedText text={say('intro')} fields={fields} paragraphs />
      {receipt && (
        <dl className="texts-receipt">
          {RECEIPTS[receipt].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {closing !== '' && <MarkedText text={closing} fields={fields} />}
      <p>
        <span className="texts-action">{action}</span>
      </p>
      <p className="text-b3 text-ink-2">
        {brand.name}, {brand.phone}, {brand.email}
      </p>
    </div>
  )
}
