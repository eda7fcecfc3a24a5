import { CircleAlert, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call, messageOf } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

const NO_ADDRESS = 'No image URL returned from server'

async function upload(file: File): Promise<string> {
  const form = new FormData()
  form.append('image', file)
  const answer: { imageUrl?: string } | undefined = await call('POST /api/admin/upload-image', { form })
  if (!answer?.imageUrl) throw new TypeError(NO_ADDRESS)
  return answer.imageUrl
}

interface PictureUploadProps {
  title: string
  hint: string
  /** What there is now, small. */
  preview: ReactNode
  error?: string | undefined
  onUploaded: (image: string) => void
  /** Takes the picture away; absent when there is none to take. */
  onRemove?: (() => void) | undefined
  /** Whether one is on its way: nothing should be saved without it. */
  onBusy: (busy: boolean) => void
}

/** Chooses a picture and sends it at once; what is shown then is what the site will show. */
export function PictureUpload({ title, hint, preview, error, onUploaded, onRemove, onBusy }: PictureUploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)

  async function send(chosen: HTMLInputElement) {
    const file = chosen.files?.[0]
    if (!file || busy) return
    const mark = (underway: boolean) => {
      setBusy(underway)
      onBusy(underway)
    }
    mark(true)
    setDone(false)
    try {
      onUploaded(await upload(file))
      setDone(true)
    } catch (failure) {
      toast({ title: 'Upload failed', description: messageOf(failure, NO_ADDRESS), variant: 'destructive' })
    } finally {
      // so that the same file can be chosen again
      chosen.value = ''
      flushSync(() => mark(false))
      // disabled, it had let go of the focus
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }

  return (
    <div className="upload" data-invalid={error ? true : undefined} aria-busy={busy}>
      <div className="upload-preview">{preview}</div>
      <div className="upload-text">
        <b id={id}>{title}</b>
        {error ? (
          <p className="field-error">
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        ) : (
          <p className="field-hint">{hint}</p>
        )}
        <p className="sr-only" role="status">
          {busy ? 'Uploading...' : done && 'Uploaded'}
        </p>
      </div>
      <div className="upload-actions">
        {onRemove && !busy && (
          <Button
            variant="bare"
            size="sm"
            onClick={() => {
              onRemove()
              button.current?.focus()
            }}
          >
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        )}
        <Button
          ref={button}
          size="sm"
          busy={busy}
          busyLabel="Uploading..."
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          Choose
        </Button>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={title}
        onChange={({ target }) => void send(target)}
      />
    </div>
  )
}
