import './quote.css'
import { memo, useState } from 'react'
import type { Testimonial } from '#shared/contract/testimonials/testimonials.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { assetAddress } from '#web/lib/asset-address.ts'
import { brand } from '#web/lib/brand.ts'
import { getLabel } from '#web/lib/known.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Stars } from '#web/ui/stars.tsx'

/** Long words get a smaller voice, so that one talkative guest doesn't stretch the row. */
function lengthClass(content: string): string {
  if (content.length > 420) return 'quote-story'
  return content.length > 180 ? 'quote-long' : ''
}

/** Remembered: a wall of five hundred grows piece by piece. */
export const QuoteCard = memo(function QuoteCard({ testimonial }: { testimonial: Testimonial }) {
  const { rating, content, customerName, customerImage, eventType, bookingId, reply } = testimonial
  return (
    <figure className={`quote ${lengthClass(content)}`}>
      <Stars rating={rating} />
      <blockquote>{content}</blockquote>
      <figcaption>
        <Avatar name={customerName} image={customerImage} />
        <span className="min-w-0">
          <b className="block">{customerName}</b>
          {eventType && <span className="text-b3 text-ink-2">{getLabel(EVENT_TYPE_LABELS, eventType)}</span>}
          {bookingId && <VerifiedMark />}
        </span>
      </figcaption>
      {reply && (
        <div className="quote-reply">
          <b>Reply from {brand.name}</b>
          <p>{reply}</p>
        </div>
      )}
    </figure>
  )
})

/** Says that a review is about a completed booking (docs/product.md P9.3). */
export function VerifiedMark() {
  return (
    <span className="quote-verified">
      <Bulb state="solid" />
      Verified booking
    </span>
  )
}

/** 'Dana Whitlock' becomes 'DW', 'Omar & Celeste Vance' 'OV'. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return (first.charAt(0) + last.charAt(0)).toUpperCase()
}

/** A person's picture, or their initials. */
export function Avatar({ name, image }: { name: string; image: string | null }) {
  const [broken, setBroken] = useState(false)
  if (image && !broken) {
    return (
      <img
        className="avatar"
        src={assetAddress(image)}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <span className="avatar" aria-hidden="true">
      {getInitials(name)}
    </span>
  )
}
