import type { Testimonial } from '#shared/contract/testimonials/testimonials.ts'

/** About how tall a quote is, in lines: its words, and what is around them. */
const heightOf = ({ content }: Testimonial) => 5 + Math.ceil(content.length / 34)

/** Puts each next one under the shorter column. More at the end never move those before. */
export function splitIntoColumns(testimonials: readonly Testimonial[], columns: number): Testimonial[][] {
  const stacks = Array.from({ length: columns }, () => ({ height: 0, quotes: [] as Testimonial[] }))
  for (const testimonial of testimonials) {
    const shortest = stacks.reduce((best, stack) => (stack.height < best.height ? stack : best))
    shortest.quotes.push(testimonial)
    shortest.height += heightOf(testimonial)
  }
  return stacks.map(({ quotes }) => quotes)
}
