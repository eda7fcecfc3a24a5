/** What the driver runs inside the page: each function stands alone, without anything of its module. */

/** Text as people read it. */
export const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

export const readText = (element: Element) => element.textContent ?? ''

/** The value of a field, or the text of the option that is chosen. */
export const readValue = (element: Element) =>
  element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : (element as HTMLInputElement).value

/** Whether a visible element has this whole text. */
export const hasText = (where: Element, text: string) =>
  [where, ...where.querySelectorAll('*')].some(
    (one) =>
      one.textContent?.replace(/\s+/g, ' ').trim() === text &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )

/**
 * Brings an element into view.
 * @returns what keeps a person from pressing it in its middle; '' when nothing does
 */
export async function findObstacle(element: Element): Promise<string> {
  if (element.matches(':disabled')) return 'it is disabled'
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const { x, y, width, height } = element.getBoundingClientRect()
  if (width === 0) return 'it has no size'
  if (x !== before.x || y !== before.y || width !== before.width) return 'it moves'
  const met = document.elementFromPoint(x + width / 2, y + height / 2)
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const free = met !== null && (element.contains(met) || labels.some((label) => label.contains(met)))
  return free ? '' : `it is covered by ${met?.outerHTML.slice(0, 100)}`
}
