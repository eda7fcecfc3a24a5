import '#web/lib/zod-without-eval.ts'
import './quote.css'
import './review-form.css'
import { CircleAlert, UserRound } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { reviewBooking } from '#shared/contract/testimonials/testimonials.ts'
import { ApiError, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { ImageUpload, type ImageUploadProps } from '#web/ui/image-upload.tsx'
import { Rate } from '#web/ui/stars.tsx'

const MAX_LENGTH = 2000

export interface Review {
  rating: number
  content: string
  /** The address of the picture sent for it; left out without one. */
  customerImage?: string
}

interface ReviewFormProps {
  /** Rejected when it was refused; then the form says so. */
  send: (review: Review) => Promise<unknown>
  /** Stores a picture for this review. */
  uploadPicture: ImageUploadProps['upload']
  onSent: () => void
  onCancel?: () => void
}

/** Stars and words about a night (docs/product.md P9.3). */
export function ReviewForm({ send, uploadPicture, onSent, onCancel }: ReviewFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [rating, setRating] = useState<number | null>(null)
  const [content, setContent] = useState('')
  const [image, setImage] = useState<string | null>(null)
  const [uploading, setUploading] = useState(false)
  const [errors, setErrors] = useState<{ rating?: string; content?: string; image?: string; all?: string }>({})
  const [busy, setBusy] = useState(false)
  const underway = useRef(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (underway.current || uploading) return
    // a rating nobody chose is no number
    const read = reviewBooking.body.safeParse({ rating, content, customerImage: image })
    if (!read.success) {
      const said = new Map(read.error.issues.map(({ path, message }) => [path[0], message]))
      const [stars, words] = [said.get('rating'), said.get('content')]
      setErrors({ ...(stars && { rating: stars }), ...(words && { content: words }) })
      form.current?.querySelector<HTMLElement>(stars ? 'input' : 'textarea')?.focus()
      return
    }
    underway.current = true
    setErrors({})
    setBusy(true)
    try {
      const { customerImage, ...written } = read.data
      await send({ ...written, ...(customerImage !== null && { customerImage }) })
      onSent()
    } catch (error) {
      const fault = error instanceof ApiError ? error.fields.customerImage : undefined
      setErrors(
        fault ? { image: fault } : { all: getErrorMessage(error, 'Your review could not be sent. Please try again.') },
      )
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return (
    <form ref={form} className="review-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="field">
        <p className="field-label" aria-hidden="true">
          Stars <span className="field-required">(required)</span>
        </p>
        <Rate
          label="Stars (required)"
          name={`${id}-stars`}
          value={rating}
          onChange={(stars) => {
            setRating(stars)
            setErrors({ ...errors, rating: '' })
          }}
        />
        {errors.rating && <Wrong>{errors.rating}</Wrong>}
      </div>
      <Field label="Your review" required error={errors.content}>
        <Textarea
          rows={5}
          maxLength={MAX_LENGTH}
          value={content}
          placeholder="What should the next host know?"
          onChange={(event) => {
            setContent(event.target.value)
            setErrors({ ...errors, content: '' })
          }}
        />
      </Field>
      <ImageUpload
        title="Your picture (optional)"
        hint="Shown small, beside your name."
        preview={
          image === null ? (
            <span className="avatar">
              <UserRound aria-hidden="true" />
            </span>
          ) : (
            <img className="avatar" src={image} alt="" width={48} height={48} />
          )
        }
        error={errors.image}
        upload={uploadPicture}
        onUploaded={(address) => {
          setImage(address)
          setErrors({ ...errors, image: '' })
        }}
        onRemove={image === null ? undefined : () => setImage(null)}
        onBusy={setUploading}
      />
      <p className="text-b3 text-ink-2">We’ll publish it with your name after a quick check.</p>
      {errors.all && <Wrong>{errors.all}</Wrong>}
      <footer>
        {onCancel && (
          <Button variant="bare" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="lit" disabled={uploading} busy={busy} busyLabel="Sending...">
          Send review
        </Button>
      </footer>
    </form>
  )
}

function Wrong({ children }: { children: string }) {
  return (
    <p className="field-error" role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  )
}
