import '#web/app/styles/index.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EmailText } from '#web/ui/email-text.tsx'

/** The text of each line of an element. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [i, letter] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange()
      range.setStart(node, i)
      range.setEnd(node, i + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + letter)
    }
  }
  return [...lines.values()]
}

test('an address breaks before its @, and stays whole where there is room', async () => {
  const at = (width: string) => (
    <p style={{ width, overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: 16 }} data-testid="box">
      <EmailText address="renee.thibodeaux@example.net" />
    </p>
  )
  const screen = await render(at('24ch'))
  const box = screen.getByTestId('box')
  expect(linesOf(box.element())).toEqual(['renee.thibodeaux', '@example.net'])
  await screen.rerender(at('40ch'))
  expect(linesOf(box.element())).toEqual(['renee.thibodeaux@example.net'])
  expect(box.element().textContent).toBe('renee.thibodeaux@example.net')
})
