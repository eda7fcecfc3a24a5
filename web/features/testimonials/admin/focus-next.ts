/** Until the list without the card is drawn. */
const DRAWN = 60

/**
 * After a decision reading goes on with the next review of the same list, with the one before when it was the last, and
 * with the list's title when it was the only one.
 */
export function focusNextVerdict(): void {
  const card = document.activeElement?.closest<HTMLElement>('[data-verdict]')
  const group = card?.closest('section')
  if (!card || !group) return
  const cards = [...group.querySelectorAll<HTMLElement>('[data-verdict]')]
  const at = cards.indexOf(card)
  const next = cards[at + 1] ?? cards[at - 1] ?? group.querySelector<HTMLElement>('[data-verdicts]')
  setTimeout(() => next?.focus(), DRAWN)
}
