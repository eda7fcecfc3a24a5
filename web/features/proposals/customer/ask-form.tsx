import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

type Values = { question: string }

interface AskFormProps {
  token: string
  phone: string
  /** Refused, so that the proposal may have ended. */
  onRefused: () => void
}

/** Sends the agency a question about a proposal; the answer comes by email. */
export function AskForm({ token, phone, onRefused }: AskFormProps) {
  const form = useReadForm<Values, Values>({ question: '' }, ({ question }) => ({
    body: { question: question.trim() },
    errors: { question: question.trim() === '' ? 'Write your question first' : undefined },
  }))
  const submit = useSubmit({
    form,
    write: ({ question }: Values) => call('POST /api/proposal/question', { body: { token, question } }),
    done: () => ({ title: 'Sent', description: "We'll answer by email." }),
    onDone: () => form.reset(),
    onRefused,
    stays: true,
    showIn: 'form',
    fallback: 'Your question was not sent. Please try again.',
  })
  return (
    <Form
      form={form}
      problem={submit.problem}
      onSubmit={submit.send}
      foot={
        <Button ref={submit.button} type="submit" busy={submit.busy}>
          Send the question
        </Button>
      }
    >
      <Field
        label="Your question"
        hint={`We'll answer by email. Or call ${phone}.`}
        error={form.formState.errors.question?.message}
      >
        <Textarea {...form.register('question')} rows={3} maxLength={2000} />
      </Field>
    </Form>
  )
}
