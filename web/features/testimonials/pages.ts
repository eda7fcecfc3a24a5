/** How often a row of slides can be turned. */
export const pageCount = (slides: number, perView: number): number => Math.max(1, Math.ceil(slides / perView))

/** The first and last slide on screen. The last page is filled up with slides of the one before. */
export function visibleSlides(page: number, slides: number, perView: number): { first: number; last: number } {
  const first = Math.max(0, Math.min(page * perView, slides - perView))
  return { first, last: first + perView - 1 }
}

/** The pages that get a dot: a window around the current one when there are too many. */
export function visibleDots(page: number, pages: number, most: number): number[] {
  const shown = Math.min(pages, most)
  const first = Math.max(0, Math.min(page - Math.floor(shown / 2), pages - shown))
  return Array.from({ length: shown }, (_, i) => first + i)
}
