import './conversations.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { WrittenAnswer } from '#shared/contract/chat-office.ts'
import { writtenAnswersQuery } from '#web/features/chat/office/queries.ts'
import { ApiError, call, messageOf } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Questions and answers in the agency's own words: the assistant knows them at once. */
export function WrittenAnswers() {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(writtenAnswersQuery)
  const [editing, setEditing] = useState<WrittenAnswer | 'new'>()
  const [deleting, setDeleting] = useState<WrittenAnswer>()
  const reread = () => client.invalidateQueries({ queryKey: writtenAnswersQuery.queryKey })
  const remove = useMutation({
    mutationFn: ({ id }: WrittenAnswer) => call('DELETE /api/admin/written-answers/:id', { params: { id } }),
    onSuccess: () => setDeleting(undefined),
    onSettled: reread,
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Failed to delete the answer'), variant: 'destructive' }),
  })
  return (
    <>
      <div className="conversation-tools">
        <p className="chat-hint">What the assistant should say in your own words, before anything else it knows.</p>
        <Button variant="lit" size="sm" onClick={() => setEditing('new')}>
          Write an answer
        </Button>
      </div>
      {!data && isError && !isFetching ? (
        <Failure
          message="The answers could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : !data ? (
        <Skeleton className="h-48" />
      ) : data.length === 0 ? (
        <Empty
          message="No answers written yet"
          helper="Parking, dress codes, what you bring: whatever visitors keep asking."
        />
      ) : (
        <ul className="answer-rows">
          {data.map((answer) => (
            <li key={answer.id}>
              <div>
                <h2>{answer.question}</h2>
                <p>{answer.answer}</p>
              </div>
              <div className="conversation-actions">
                <Button size="sm" onClick={() => setEditing(answer)}>
                  Edit<span className="sr-only"> {answer.question}</span>
                </Button>
                <Button size="sm" variant="danger" onClick={() => setDeleting(answer)}>
                  Delete<span className="sr-only"> {answer.question}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <AnswerDialog
          answer={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined)
            void reread()
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete this answer?"
          action="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          <p className="text-ink-2">{deleting.question}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface AnswerDialogProps {
  answer: WrittenAnswer | undefined
  onClose: () => void
  onSaved: () => void
}

function AnswerDialog({ answer, onClose, onSaved }: AnswerDialogProps) {
  const [typed, setTyped] = useState({ question: answer?.question ?? '', answer: answer?.answer ?? '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [asking, setAsking] = useState(false)
  const changed = typed.question !== (answer?.question ?? '') || typed.answer !== (answer?.answer ?? '')
  const save = useMutation({
    mutationFn: () =>
      answer
        ? call('PUT /api/admin/written-answers/:id', {
            params: { id: answer.id },
            body: typed,
            headers: { 'if-match': `"${answer.version}"` },
          })
        : call('POST /api/admin/written-answers', { body: typed }),
    onSuccess: onSaved,
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(Object.keys(fields).length > 0 ? fields : { all: messageOf(error, 'Failed to save the answer') })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const missing = {
      ...(typed.question.trim() === '' && { question: 'Question is required' }),
      ...(typed.answer.trim() === '' && { answer: 'Answer is required' }),
    }
    setErrors(missing)
    if (Object.keys(missing).length === 0) save.mutate()
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  if (asking) {
    return (
      <LeaveQuestion onLeave={onClose} onStay={() => setAsking(false)}>
        What you wrote is not saved yet.
      </LeaveQuestion>
    )
  }
  return (
    <Dialog
      title={answer ? 'Edit the answer' : 'Write an answer'}
      onClose={() => (changed ? setAsking(true) : onClose())}
      actions={
        <Button type="submit" form="written-answer" variant="lit" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      }
    >
      <form id="written-answer" className="answer-form" noValidate onSubmit={submit}>
        <Field label="Question" required error={errors.question}>
          <Input maxLength={500} {...field('question')} />
        </Field>
        <Field label="Answer" required error={errors.answer}>
          <Textarea rows={6} maxLength={2000} {...field('answer')} />
        </Field>
        {errors.all && (
          <p className="field-error" role="alert">
            {errors.all}
          </p>
        )}
      </form>
    </Dialog>
  )
}
