import type { EditableText } from '#shared/contract/settings/texts.admin.ts'
import { getText, type TextId } from '#shared/model/texts/registry.ts'
import type { TextEditRow } from './text-rows.ts'

/** A text as owners see it. */
export function presentText(id: TextId, edit: TextEditRow | undefined): EditableText {
  const { page, label, kind, original, max, fields } = getText(id)
  return {
    ...{ id, page, label, kind, original, max, fields: [...fields] },
    content: edit?.content ?? null,
    version: edit?.version ?? 0,
    editedAt: edit?.edited_at.toISOString() ?? null,
    editedBy: edit?.username ?? null,
  }
}

/** One edit as owners see it. */
export const presentEdit = ({ version, content, edited_at, username }: TextEditRow) => ({
  version,
  content,
  editedAt: edited_at.toISOString(),
  editedBy: username,
})
