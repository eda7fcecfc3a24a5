import { useState } from 'react'
import type { TestMailResult } from '#shared/contract/settings/settings.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'

/** Sends a test mail to the owner who is signed in, and shows the mail server's answer (docs/product.md P6.60). */
export function TestMail() {
  const [answer, setAnswer] = useState<TestMailResult>()
  const { send, busy, button } = useSubmit({
    write: (_: undefined) => call('POST /api/admin/settings/test-mail'),
    onDone: setAnswer,
    stays: true,
    fallback: 'The test email could not be sent',
  })
  return (
    <section className="test-mail" aria-label="Test email">
      <h2>Email delivery</h2>
      <p>Sends an email to your address and shows the mail server’s answer.</p>
      <Button
        ref={button}
        variant="line"
        busy={busy}
        onClick={() => {
          setAnswer(undefined)
          send(undefined)
        }}
      >
        Send me a test email
      </Button>
      <p role="status" className={answer?.result === 'accepted' ? 'tone-confirmed' : 'tone-danger'}>
        {answer?.message}
      </p>
    </section>
  )
}
