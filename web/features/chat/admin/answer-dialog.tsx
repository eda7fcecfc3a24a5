import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { WrittenAnswer } from '#shared/contract/chat/written-answers.admin.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface AnswerDialogProps {
  /** What the list knows of it by now; undefined for a new one. */
  answer: WrittenAnswer | undefined
  /** What a new one answers: a visitor's question, which leaves the list of open ones. */
  gap?: { id: string; question: string }
  onClose: () => void
  onSaved: () => void
  /** Another admin changed the answer first: the list is out of date. */
  onChanged: () => void
}

const wordsOf = (answer: WrittenAnswer | undefined, question = '') => ({
  question: answer?.question ?? question,
  answer: answer?.answer ?? '',
})

/** Writes or changes an answer. Another admin's change is shown before anything overwrites it. */
export function AnswerDialog({ answer: known, gap, onClose, onSaved, onChanged }: AnswerDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  // the answer the form began with: the list may change while it is open
  const [from, setFrom] = useState(known)
  const [typed, setTyped] = useState(() => wordsOf(from, gap?.question))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<string>()
  const began = wordsOf(from, gap?.question)
  const save = useMutation({
    mutationFn: () =>
      from
        ? call('PUT /api/admin/written-answers/:id', {
            params: { id: from.id },
            body: typed,
            headers: { 'if-match': `"${from.version}"` },
          })
        : call('POST /api/admin/written-answers', { body: { ...typed, ...(gap && { gapId: gap.id }) } }),
    onSuccess: onSaved,
    onError: (error) => {
      const { status, fields } = error instanceof ApiError ? error : { status: undefined, fields: {} }
      if (status === 409) {
        setConflict(getErrorMessage(error, 'Someone else changed this answer'))
        onChanged()
      } else
        show(Object.keys(fields).length > 0 ? fields : { all: getErrorMessage(error, 'Failed to save the answer') })
    },
  })
  const { close, question } = useDiscard(
    !save.isPending && !save.isSuccess && (typed.question !== began.question || typed.answer !== began.answer),
    onClose,
  )
  function show(found: Record<string, string>) {
    setErrors(found)
    const first = ['question', 'answer'].find((name) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const missing = {
      ...(typed.question.trim() === '' && { question: 'Question is required' }),
      ...(typed.answer.trim() === '' && { answer: 'Answer is required' }),
    }
    show(missing)
    if (Object.keys(missing).length === 0) save.mutate()
  }
  function settle(words: 'mine' | 'theirs') {
    setFrom(known)
    if (words === 'theirs') setTyped(wordsOf(known))
    setErrors({})
    setConflict(undefined)
  }
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setErrors({})
    },
  })
  const theirs = wordsOf(known)
  return (
    <Dialog
      title={from ? 'Edit the answer' : 'Write an answer'}
      onClose={close}
      actions={
        <>
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="written-answer" variant="lit" busy={save.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form ref={form} id="written-answer" className="answer-form" noValidate onSubmit={submit}>
        {conflict && (
          <ConflictNotice
            title={conflict}
            changes={[
              ...(theirs.question === began.question ? [] : [['Question', theirs.question] as const]),
              ...(theirs.answer === began.answer ? [] : [['Answer', theirs.answer] as const]),
            ]}
            newer={known?.version !== from?.version}
            onLoad={() => settle('theirs')}
            onKeep={() => settle('mine')}
          />
        )}
        <Field
          label="Question"
          required
          error={errors.question}
          {...(gap && { hint: 'In a visitor’s words. Take out names, addresses and phone numbers.' })}
        >
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
      {question}
    </Dialog>
  )
}
