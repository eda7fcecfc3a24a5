import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MarkedText } from './marked-text.tsx'

test('what is stored can never be HTML, a script or a link to one (P6.242)', async () => {
  const text = [
    '<script>window.hit = 1</script>',
    '<img src=x onerror="window.hit = 1">',
    '[press](javascript:window.hit=1)',
    '[press](data:text/html,x) **<b>bold</b>**',
    '"><svg onload=window.hit=1>',
  ].join('\n\n')
  const { container } = await render(<MarkedText text={text} />)
  expect(container.querySelectorAll('script, img, svg, a')).toHaveLength(0)
  expect(container.textContent).toContain('<script>window.hit = 1</script>')
  expect('hit' in window).toBe(false)
})

test('draws paragraphs, lists, links and fields; a field of its own stands alone', async () => {
  const { container } = await render(
    <MarkedText text={'**Hi** from {agency}\n\n{table}\n\n1. one\n2. [two](/services)'} fields={{ table: <hr /> }} />,
  )
  expect(container.innerHTML).toBe(
    '<p><b>Hi</b> from Marquee</p><hr><ol><li>one</li><li><a class="link" href="/services">two</a></li></ol>',
  )
})
