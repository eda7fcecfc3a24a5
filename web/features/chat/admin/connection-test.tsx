import { useState } from 'react'
import { getErrorMessage } from '#web/lib/api.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'

interface ConnectionTestProps {
  label: string
  /** What is said when it did not work, before the reason. */
  failure: string
  run: () => Promise<{ message: string }>
}

/** Tries a connection with what is typed, and says beside the button how it went. */
export function ConnectionTest({ label, failure, run }: ConnectionTestProps) {
  const [state, setState] = useState<'quiet' | 'busy' | 'well' | 'failed'>('quiet')
  const [said, setSaid] = useState('')
  async function test() {
    setState('busy')
    setSaid('')
    try {
      const { message } = await run()
      setSaid(message)
      setState('well')
    } catch (error) {
      const reason = getErrorMessage(error, '')
      setSaid(reason && reason !== failure ? `${failure}: ${reason}` : failure)
      setState('failed')
    }
  }
  return (
    <div className="chat-test">
      <Button size="sm" busy={state === 'busy'} busyLabel="Testing..." onClick={() => void test()}>
        {label}
      </Button>
      <p role="status" className={state === 'failed' ? 'tone-danger' : 'tone-confirmed'}>
        {said && (
          <>
            <Bulb state={state === 'failed' ? 'out' : 'lit'} />
            {said}
          </>
        )}
      </p>
    </div>
  )
}
