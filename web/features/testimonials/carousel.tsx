import './testimonials.css'
import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { Testimonial } from '#shared/contract/testimonials/testimonials.ts'
import { pageCount, visibleDots, visibleSlides } from '#web/features/testimonials/pages.ts'
import { QuoteCard } from '#web/features/testimonials/quote-card.tsx'
import { prefersReducedMotion, useMedia } from '#web/lib/use-media.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** One, two or three cards at a time (docs/product.md P2.12). */
function usePerView(): number {
  const two = useMedia('(min-width: 768px)')
  const three = useMedia('(min-width: 1024px)')
  return three ? 3 : two ? 2 : 1
}

/** Turns by hand only. Slides out of sight are inert. */
export function Carousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const perView = usePerView()
  const [page, setPage] = useState(0)
  const [window, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: perView,
    watchDrag: testimonials.length > perView,
  })
  useEffect(() => {
    if (!embla) return
    const follow = () => setPage(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  const pages = pageCount(testimonials.length, perView)
  const current = Math.min(page, pages - 1)
  const seen = visibleSlides(current, testimonials.length, perView)
  const turnTo = (next: number) => embla?.scrollTo(next, prefersReducedMotion())
  const style = { '--per-view': perView } as CSSProperties // React types know no custom properties
  return (
    <section aria-roledescription="carousel" aria-label="Testimonials">
      <div className="carousel-window" ref={window}>
        <ul className="carousel-track" style={style} aria-live="polite">
          {testimonials.map((testimonial, index) => (
            <li
              key={testimonial.id}
              className="carousel-slide"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${testimonials.length}`}
              inert={index < seen.first || index > seen.last}
            >
              <QuoteCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
      {pages > 1 && (
        <div className="carousel-bar">
          <div className="carousel-dots">
            {visibleDots(current, pages, perView === 1 ? 5 : 9).map((dot) => (
              <button
                key={dot}
                type="button"
                aria-label={`Slide ${dot + 1} of ${pages}`}
                aria-current={dot === current ? 'true' : undefined}
                onClick={() => turnTo(dot)}
              >
                <Bulb state={dot === current ? 'lit' : 'hollow'} />
              </button>
            ))}
          </div>
          <div className="carousel-steps">
            <Step label="Previous" end={current === 0} onStep={() => turnTo(current - 1)}>
              <ArrowLeft aria-hidden="true" />
            </Step>
            <Step label="Next" end={current === pages - 1} onStep={() => turnTo(current + 1)}>
              <ArrowRight aria-hidden="true" />
            </Step>
          </div>
        </div>
      )}
    </section>
  )
}

interface StepProps {
  label: string
  /** There is no further page that way. */
  end: boolean
  onStep: () => void
  children: ReactNode
}

/** At the end it keeps the focus it was pressed with, which a disabled button would drop. */
function Step({ label, end, onStep, children }: StepProps) {
  return (
    <IconButton label={label} filled aria-disabled={end || undefined} onClick={end ? undefined : onStep}>
      {children}
    </IconButton>
  )
}
