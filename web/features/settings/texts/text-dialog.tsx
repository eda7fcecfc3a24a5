import type { EditableText } from '#shared/contract/settings/texts.admin.ts'
import { getText, type TextId } from '#shared/model/texts/registry.ts'
import { countCharacters, findTextFault, tidyText } from '#shared/model/texts/text-block.ts'
import { TextHistory } from '#web/features/settings/texts/text-history.tsx'
import { TextPreview } from '#web/features/settings/texts/text-preview.tsx'
import { followTexts, textsQuery } from '#web/features/settings/texts/texts-query.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch, useVersion } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface TextDialogProps {
  text: EditableText
  /** What another text says now. */
  sayOther: (id: TextId) => string
  onClose: () => void
}

/** Writes one text: with its preview, its original and its earlier versions (docs/product.md P6.245). */
export function TextDialog({ text, sayOther, onClose }: TextDialogProps) {
  const block = getText(text.id)
  const sayNow = ({ content }: EditableText) => content ?? block.original
  const form = useReadForm({ content: sayNow(text) }, ({ content }) => {
    const tidy = tidyText(block, content)
    return { body: tidy === block.original ? null : tidy, errors: { content: findTextFault(block, tidy) } }
  })
  const version = useVersion(text, {
    changed: 'Someone else changed this text.',
    onLoad: (theirs) => form.reset({ content: sayNow(theirs) }),
  })
  const submit = useSubmit({
    form,
    write: (content: string | null) => {
      version.clear()
      return call('PUT /api/admin/texts/:id', {
        ...{ params: { id: text.id }, body: { content } },
        headers: ifMatch(version.from),
      })
    },
    take: version.takeConflict,
    done: ({ content }) => ({
      title: content === null ? 'Back to the original' : 'Text saved',
      description: 'Visitors see it now.',
    }),
    onDone: () => {
      void followTexts()
      onClose()
    },
    stale: [textsQuery.queryKey],
    fallback: 'Failed to save the text',
  })
  const typed = form.watch('content')
  const tidy = tidyText(block, typed)
  const wiring = { ...form.register('content'), rows: block.kind === 'markdown' ? 12 : 3 }
  const change = (content: string) => form.setValue('content', content, { shouldDirty: true })
  return (
    <FormDialog
      title={block.label}
      width={760}
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      {version.notice}
      <Field
        label="Text"
        hint={`${countCharacters(tidy).toLocaleString('en-US')} of ${block.max.toLocaleString('en-US')} characters. ${block.hint ?? ''}`}
        error={form.formState.errors.content?.message}
      >
        {block.kind === 'line' && block.max <= 80 ? (
          <Input autoComplete="off" {...form.register('content')} />
        ) : (
          <Textarea {...wiring} />
        )}
      </Field>
      <TextHelp text={text} />
      {tidy !== block.original && (
        <div>
          <Button variant="bare" size="sm" onClick={() => change(block.original)}>
            Back to the original
          </Button>
        </div>
      )}
      <TextPreview id={text.id} block={block} text={tidy} sayOther={sayOther} />
      {text.version > 0 && <TextHistory text={text} onRestore={change} />}
    </FormDialog>
  )
}

/** What may be written: fields, and the Markdown of longer texts. */
function TextHelp({ text: { kind, fields } }: { text: EditableText }) {
  return (
    <p className="field-hint texts-help">
      {kind === 'markdown' && '**bold**, *italics*, [a link](https://...), lines that begin with - are a list. '}
      {fields.length > 0 && `Filled in for you: ${fields.map((name) => `{${name}}`).join(', ')}.`}
    </p>
  )
}
