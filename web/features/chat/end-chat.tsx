import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ChatState } from '#web/features/chat/chat-state.ts'
import { conversation } from '#web/features/chat/conversation.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Rate } from '#web/ui/stars.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface EndChatProps extends Pick<ChatState, 'transcripts' | 'ratings'> {
  onBack: () => void
  onEnd: () => void
}

/** The ways a conversation ends: with its transcript by mail, with a rating, or just so (docs/product.md P10.9). */
export function EndChat({ transcripts, ratings, onBack, onEnd }: EndChatProps) {
  const id = useId()
  const [step, setStep] = useState<'ways' | 'transcript' | 'rating'>('ways')
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its title
  useEffect(() => {
    title.current?.focus()
  }, [step])
  const titles = { ways: 'End this chat?', transcript: 'Email the transcript', rating: 'How did we do?' }
  return (
    <div className="chat-end" role="dialog" aria-labelledby={`${id}-title`}>
      <h3 ref={title} id={`${id}-title`} tabIndex={-1}>
        {titles[step]}
      </h3>
      {step === 'ways' && (
        <div className="chat-ways">
          {transcripts && <Button onClick={() => setStep('transcript')}>Email transcript</Button>}
          {ratings && <Button onClick={() => setStep('rating')}>Rate chat</Button>}
          <Button variant="lit" onClick={onEnd}>
            Close chat
          </Button>
          <Button variant="bare" onClick={onBack}>
            Back to the chat
          </Button>
        </div>
      )}
      {step === 'transcript' && <Transcript onDone={() => setStep('ways')} />}
      {step === 'rating' && <Rating onDone={onEnd} />}
    </div>
  )
}

function Transcript({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    const { token } = conversation
    if (!token || busy) return
    setBusy(true)
    try {
      await call('POST /api/chat/transcript', { body: { sessionToken: token, email } })
      toast({ title: 'Transcript Sent', description: 'Check your email for the chat transcript.' })
      onDone()
    } catch {
      toast({ title: 'Error', description: 'Failed to send transcript. Please try again.', variant: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Field label="Email" required>
        <Input type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <div className="chat-ways">
        <Button type="submit" variant="lit" disabled={email.trim() === ''} busy={busy} busyLabel="Sending...">
          Send
        </Button>
        <Button variant="bare" onClick={onDone}>
          Back
        </Button>
      </div>
    </form>
  )
}

function Rating({ onDone }: { onDone: () => void }) {
  const id = useId()
  const [rating, setRating] = useState<number | null>(null)
  const [comment, setComment] = useState('')
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const { token } = conversation
    if (!token || rating === null || busy) return
    setBusy(true)
    try {
      await call('POST /api/chat/rating', { body: { sessionToken: token, rating, comment } })
      toast({ title: 'Thank You!', description: 'Your feedback helps us improve our service.' })
      onDone()
    } catch {
      toast({ title: 'Error', description: 'Failed to submit rating. Please try again.', variant: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Rate label="Stars" name={`${id}-stars`} value={rating} onChange={setRating} />
      <Field label="Comment (optional)">
        <Textarea rows={3} maxLength={2000} value={comment} onChange={(event) => setComment(event.target.value)} />
      </Field>
      <div className="chat-ways">
        <Button type="submit" variant="lit" disabled={rating === null} busy={busy} busyLabel="Submitting...">
          Submit Rating
        </Button>
        <Button variant="bare" onClick={onDone}>
          Skip
        </Button>
      </div>
    </form>
  )
}
