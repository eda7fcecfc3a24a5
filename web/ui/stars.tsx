import { Star } from 'lucide-react'
import { formatRating } from '#web/lib/format.ts'

const FIVE = [1, 2, 3, 4, 5] as const

/** Five stars, filled by rating. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden="true" className={star <= Math.round(rating) ? 'is-filled' : ''} />
      ))}
    </span>
  )
}

/** One star and the figure: '4.9'. */
export function Rating({ rating, className = '' }: { rating: number; className?: string }) {
  return (
    <span className={`rating num ${className}`}>
      <Star aria-hidden="true" />
      <span className="sr-only">Rated </span>
      {formatRating(rating)}
      <span className="sr-only"> out of 5</span>
    </span>
  )
}

interface RateProps {
  label: string
  name: string
  value: number | null
  onChange: (value: number) => void
}

/** Choose one to five stars: a radio group, so arrow keys work. */
export function Rate({ label, name, value, onChange }: RateProps) {
  return (
    <fieldset className="rate">
      <legend className="sr-only">{label}</legend>
      {FIVE.map((star) => (
        <label key={star}>
          <input type="radio" name={name} checked={value === star} onChange={() => onChange(star)} />
          <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
          <Star aria-hidden="true" className={value !== null && star <= value ? 'is-filled' : ''} />
        </label>
      ))}
    </fieldset>
  )
}
