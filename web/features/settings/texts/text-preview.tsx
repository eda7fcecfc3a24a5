import { agencyFields, fillText } from '#shared/model/texts/fields.ts'
import { findMailText, mailTextId } from '#shared/model/texts/mails.ts'
import type { TextId } from '#shared/model/texts/registry.ts'
import { findTextFault, type TextBlock } from '#shared/model/texts/text-block.ts'
import { MailPreview } from '#web/features/settings/texts/mail-preview.tsx'
import { brand } from '#web/lib/brand.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

interface TextPreviewProps {
  id: TextId
  block: TextBlock
  /** As it would be stored. */
  text: string
  /** What another text says now. */
  sayOther: (id: TextId) => string
}

/** A text as it will read, while it is typed. */
export function TextPreview({ id, block, text, sayOther }: TextPreviewProps) {
  const fault = findTextFault(block, text)
  const mail = findMailText(id)
  return (
    <TitledPart title="Preview" heading="h3" className="texts-preview">
      {fault && <p className="texts-fault">{fault}</p>}
      {!fault && mail && (
        <MailPreview
          kind={mail.kind}
          say={(part) => (part === mail.part ? text : sayOther(mailTextId(mail.kind, part)))}
        />
      )}
      {!fault && !mail && text === '' && <p className="text-ink-2">Nothing shows.</p>}
      {!fault && !mail && text !== '' && (
        <div className="texts-paper marked">
          {block.kind === 'markdown' ? <MarkedText text={text} /> : <p>{fillText(text, agencyFields(brand))}</p>}
        </div>
      )}
    </TitledPart>
  )
}
