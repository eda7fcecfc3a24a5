import { useQueryClient } from '@tanstack/react-query'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { placeTestimonial, TESTIMONIALS_KEY } from '#web/features/testimonials/admin/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

/** Characters of a reply at most. */
const LONGEST = 2000

interface ReplyDialogProps {
  testimonial: AdminTestimonial
  onClose: () => void
}

/** The agency's public reply to a review: written, changed, or removed (docs/product.md P9.7). */
export function ReplyDialog({ testimonial, onClose }: ReplyDialogProps) {
  const { id, customerName, content, isApproved, reply, version } = testimonial
  const client = useQueryClient()
  const form = useReadForm<{ reply: string }, { reply: string | null }>({ reply: reply ?? '' }, (values) => {
    const typed = values.reply.trim()
    return {
      body: { reply: typed || null },
      errors: { reply: typed === '' && reply === null ? 'Write a reply first' : undefined },
    }
  })
  const submit = useSubmit({
    form,
    write: (body: { reply: string | null }) =>
      call('PUT /api/admin/testimonials/:id/reply', { params: { id }, body, headers: { 'if-match': `"${version}"` } }),
    done: (saved) => ({ title: saved.reply === null ? 'Reply removed' : 'Reply saved' }),
    onDone: (saved) => {
      placeTestimonial(client, saved)
      onClose()
    },
    stale: [TESTIMONIALS_KEY],
    fallback: 'The reply could not be saved',
  })
  const removes = reply !== null && form.watch('reply').trim() === ''
  return (
    <FormDialog
      title={reply === null ? `Reply to ${customerName}` : `Edit the reply to ${customerName}`}
      form={form}
      submit={submit}
      action={removes ? 'Remove reply' : 'Save reply'}
      busyLabel="Saving..."
      danger={removes}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <blockquote className="verdict-quoted">{content}</blockquote>
      <Field
        label="Public reply"
        error={form.formState.errors.reply?.message}
        hint={`${isApproved ? 'Shown under the review on the site.' : 'Shown under the review on the site once it is approved.'}${reply === null ? '' : ' Leave blank to remove it.'}`}
      >
        <Textarea rows={5} maxLength={LONGEST} {...form.register('reply')} />
      </Field>
    </FormDialog>
  )
}
