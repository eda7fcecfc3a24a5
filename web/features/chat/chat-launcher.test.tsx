import '#web/app/styles/index.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChatLauncher } from './chat-launcher.tsx'

const launcher = () => document.querySelector('.chat-launcher') as HTMLElement
const box = (element: Element) => element.getBoundingClientRect()

/** The controls the launcher lies over. */
function covered(): (string | null)[] {
  const disc = box(launcher())
  return [...document.querySelectorAll('[data-control]')]
    .filter((one) => {
      const { left, right, top, bottom } = box(one)
      return left < disc.right && right > disc.left && top < disc.bottom && bottom > disc.top
    })
    .map(({ textContent }) => textContent)
}

/** Rows of controls up to the right edge, as cards and tickets have on a phone. */
function Rows({ count, apart }: { count: number; apart: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={i} style={{ height: apart }}>
          <button type="button" data-control="" style={{ display: 'block', width: '100%', height: 44 }}>
            Row {i}
          </button>
        </div>
      ))}
      <ChatLauncher delay={0} noticeShown={false} onNear={() => {}} />
    </>
  )
}

/** Resolves once the launcher has stood still for 700 ms: a busy machine is slower to move it. */
async function settled() {
  let at = Number.NaN
  for (let still = 0; still < 7; ) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { top } = box(launcher())
    still = top === at ? still + 1 : 0
    at = top
  }
}

afterEach(() => page.viewport(1280, 900))

test('wherever the page comes to rest, the launcher covers no control (P10.63)', async () => {
  await page.viewport(390, 844)
  await render(<Rows count={20} apart={140} />)
  const places = new Set<number>()
  for (const top of [0, 60, 90, 130, 700, 10_000]) {
    window.scrollTo(0, top)
    await expect.poll(covered).toEqual([])
    await settled()
    expect(covered()).toEqual([])
    expect(getComputedStyle(launcher()).opacity).toBe('1')
    places.add(Math.round(box(launcher()).top))
  }
  // it climbs where it must, and is back in its corner where it can be
  expect(places.size).toBeGreaterThan(1)
  expect(Math.max(...places)).toBe(844 - 16 - 60)
})

test('over a large linked picture it stays in its corner: the picture is pressed beside it', async () => {
  await page.viewport(390, 844)
  await render(
    <>
      <a href="#poster" style={{ display: 'block', width: '100%', height: 844 }}>
        Poster
      </a>
      <ChatLauncher delay={0} noticeShown={false} onNear={() => {}} />
    </>,
  )
  await settled()
  expect(Math.round(box(launcher()).top)).toBe(844 - 16 - 60)
  expect(getComputedStyle(launcher()).opacity).toBe('1')
})

test('where each place is a control’s, it is out of sight and lets presses through; a keyboard still finds it', async () => {
  await page.viewport(390, 844)
  await render(<Rows count={30} apart={46} />)
  await expect.poll(() => getComputedStyle(launcher()).opacity).toBe('0')
  expect(getComputedStyle(launcher()).pointerEvents).toBe('none')
  await settled()
  launcher().focus({ focusVisible: true } as FocusOptions) // in the standard, not yet in the types
  await expect.poll(() => getComputedStyle(launcher()).opacity).toBe('1')
})

test('on a wide window it stands beside the content', async () => {
  await page.viewport(1440, 900)
  await render(
    <div className="wrap">
      <Rows count={8} apart={60} />
    </div>,
  )
  await settled()
  expect(Math.max(...[...document.querySelectorAll('[data-control]')].map((one) => box(one).right))).toBeLessThan(
    box(launcher()).left,
  )
})
