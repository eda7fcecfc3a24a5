import type { Brand } from '#shared/model/brand.ts'
import { firstName } from '#shared/model/person-name.ts'
import { agencyFields, type FieldValues, fillText } from '#shared/model/texts/fields.ts'
import { type MailPart, mailTextId, WORDED_MAILS } from '#shared/model/texts/mails.ts'
import { readMarkdown } from '#shared/model/texts/markdown.ts'
import type { Marked } from './html/marked.ts'
import { type Message, plainName } from './layout.ts'

/** What owners wrote anew, by the ids of the texts. */
export type WrittenTexts = ReadonlyMap<string, string>

interface Around {
  agency: Pick<Brand, 'name' | 'phone' | 'email'>
  publicUrl: string
}

/**
 * A message with what owners wrote for its kind: subject, opening and closing. Facts, buttons, links and files stay as they
 * were composed (docs/product.md P6.247).
 */
export function sayAnew(message: Message, kind: string, written: WrittenTexts, { agency, publicUrl }: Around): Message {
  const known = WORDED_MAILS.find((one) => one === kind)
  if (known === undefined) return message
  const find = (part: MailPart) => written.get(mailTextId(known, part))
  const fields: FieldValues = {
    ...agencyFields(agency),
    ...{ first_name: message.to === undefined ? 'there' : firstName(plainName(message.to)) },
    ...{ subject: message.subject, lead: message.lead },
  }
  const mark = (text: string | undefined): Marked | undefined =>
    text ? { blocks: readMarkdown(text), fields, publicUrl } : undefined
  const subject = find('subject')
  const [intro, closing] = [mark(find('intro')), mark(find('closing'))]
  return {
    ...message,
    ...(subject !== undefined && { subject: fillText(subject, fields) }),
    ...(intro && { intro }),
    ...(closing && { closing }),
  }
}
