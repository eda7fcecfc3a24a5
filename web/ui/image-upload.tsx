import './image-upload.css'
import { CircleAlert, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

const NO_ADDRESS = 'No image URL returned from server'

async function send(upload: ImageUploadProps['upload'], file: File): Promise<string> {
  const form = new FormData()
  form.append('image', file)
  const answer = await upload(form)
  if (!answer?.imageUrl) throw new TypeError(NO_ADDRESS)
  return answer.imageUrl
}

export interface ImageUploadProps {
  title: string
  hint: string
  /** What there is now, small. */
  preview: ReactNode
  error?: string | undefined
  /** Sends the form; gives the address of the stored picture. */
  upload: (form: FormData) => Promise<{ imageUrl?: string } | undefined>
  onUploaded: (image: string) => void
  /** Takes the picture away; absent when there is none to take. */
  onRemove?: (() => void) | undefined
  /** Whether one is on its way: nothing should be saved without it. */
  onBusy: (busy: boolean) => void
}

/** Chooses a picture and sends it at once; what is shown then is what the site will show. */
export function ImageUpload({ title, hint, preview, error, upload, onUploaded, onRemove, onBusy }: ImageUploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)

  async function take(chosen: HTMLInputElement) {
    const file = chosen.files?.[0]
    if (!file || busy) return
    const mark = (underway: boolean) => {
      setBusy(underway)
      onBusy(underway)
    }
    mark(true)
    setDone(false)
    try {
      onUploaded(await send(upload, file))
      setDone(true)
    } catch (failure) {
      toast({ title: 'Upload failed', description: getErrorMessage(failure, NO_ADDRESS), variant: 'destructive' })
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
        onChange={({ target }) => void take(target)}
      />
    </div>
  )
}
