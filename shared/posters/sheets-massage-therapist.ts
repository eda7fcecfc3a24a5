import { disc, field } from './backdrops.ts'
import { wrap } from './costume.ts'
import { place } from './draw.ts'
import { face } from './figure.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { hand } from './props.ts'
import { pick } from './random.ts'
import type { Sheet } from './sheet.ts'

/** Hand and rings. */
const handSheet: Sheet = {
  palettes: ['powder', 'magnolia', 'fox', 'brass'],
  draw(c) {
    const { ink, skin } = c
    let rings = ''
    for (let i = 9; i >= 1; i--)
      rings +=
        c.circle(300, 560, 44 * i + 20, i % 2 ? ink.top : ink.bottom, 'opacity=".55"') +
        c.spray(
          c.circle(
            300,
            560,
            44 * i + 20,
            c.radial(300, 560, 44 * i + 20, [
              [0.78, ink.glow, 0],
              [1, ink.glow, i % 2 ? 0.6 : 0.18],
            ]),
          ),
        )
    return (
      field(c) +
      rings +
      disc(c, 300, 214, 112, ink.glow) +
      c.group(
        'translate(300,640) scale(1.62)',
        c.shaded(
          'M-26,30L-34,120H38L27,30Z',
          skin.mid,
          c.linear(-20, 0, 36, 0, [
            [0, skin.key, 0.2],
            [1, skin.key, 0.9],
          ]),
        ) + hand(c, 4),
      ) +
      c.shaded(
        'M208,722C260,744 340,744 392,722L404,800H196Z',
        ink.paper,
        c.linear(220, 0, 404, 0, [
          [0, ink.deep, 0],
          [1, ink.deep, 0.75],
        ]),
      ) +
      c.shaded(
        'M300,250C326,290 340,312 340,332A40,40 0 0 1 260,332C260,312 274,290 300,250Z',
        ink.hot,
        c.linear(262, 280, 340, 360, [
          [0, ink.paper, 0.95],
          [0.35, ink.paper, 0.1],
          [1, ink.deep, 0.5],
        ]),
      )
    )
  },
}

/** Magnolia on still water. */
const magnoliaSheet: Sheet = {
  palettes: ['magnolia', 'fox', 'powder', 'peachtree'],
  draw(c) {
    const { ink } = c
    const petal = (len: number, w: number) =>
      `M0,0C${-w},${-len * 0.3} ${-w * 0.9},${-len * 0.85} 0,${-len}C${w * 0.9},${-len * 0.85} ${w},${-len * 0.3} 0,0Z`
    const lit = (a: number, len: number, w: number, dark: number) =>
      c.group(
        `rotate(${a})`,
        c.shaded(
          petal(len, w),
          ink.paper,
          c.linear(-w * 0.6, -len * 0.6, w, -len * 0.2, [
            [0, ink.bottom, 0],
            [0.4, ink.bottom, 0.12],
            [1, ink.bottom, dark],
          ]),
          c.linear(0, 0, 0, -len, [
            [0, ink.hot, 0.85],
            [0.35, ink.hot, 0.12],
            [0.6, ink.hot, 0],
          ]),
        ),
      )
    const leaf = (a: number, len: number, w: number) =>
      c.group(
        `rotate(${a})`,
        c.shaded(
          petal(len, w),
          ink.cloth,
          c.linear(-w, 0, w, 0, [
            [0, ink.glow, 0.5],
            [0.5, ink.glow, 0.02],
            [1, ink.deep, 0.9],
          ]),
        ) + c.line(`M0,0V${-len * 0.9}`, ink.glow, 2, 'opacity=".4"'),
      )
    let water = ''
    for (let i = 0; i < 6; i++)
      water += c.ellipse(
        300,
        640,
        130 + i * 74,
        22 + i * 20,
        'none',
        `stroke="${ink.glow}" stroke-width="${3 - i * 0.3}" opacity="${0.75 - i * 0.11}"`,
      )
    const stone = (y: number, rx: number, ry: number) =>
      c.ellipse(300, y, rx, ry, ink.cloth) +
      c.spray(
        c.ellipse(
          300,
          y,
          rx,
          ry,
          c.linear(300 - rx, y - ry, 300 + rx * 0.7, y + ry * 0.9, [
            [0, ink.glow, 1],
            [0.3, ink.glow, 0.5],
            [0.55, ink.deep, 0.1],
            [1, ink.deep, 0.95],
          ]),
        ) +
          c.ellipse(
            300,
            y + ry * 0.5,
            rx * 0.8,
            ry * 0.5,
            c.linear(0, y, 0, y + ry, [
              [0, ink.deep, 0],
              [1, ink.deep, 0.8],
            ]),
          ),
      )
    return (
      field(c) +
      disc(c, 300, 250, 220) +
      c.spray(
        `<rect y="560" width="600" height="240" fill="${c.linear(0, 560, 0, 800, [
          [0, ink.deep, 0.35],
          [1, ink.deep, 0.95],
        ])}"/>`,
      ) +
      water +
      stone(690, 176, 46) +
      stone(616, 140, 42) +
      stone(548, 104, 36) +
      c.group(
        'translate(300,520) scale(1.04)',
        leaf(-98, 250, 52) +
          leaf(98, 250, 52) +
          leaf(-66, 240, 50) +
          leaf(66, 240, 50) +
          lit(-78, 214, 62, 0.8) +
          lit(78, 214, 62, 0.95) +
          lit(-50, 258, 74, 0.7) +
          lit(50, 258, 74, 0.95) +
          lit(-24, 290, 80, 0.6) +
          lit(24, 290, 80, 0.9) +
          lit(0, 262, 84, 0.75) +
          lit(-34, 180, 62, 0.5) +
          lit(34, 180, 62, 0.85) +
          lit(0, 170, 60, 0.6),
      )
    )
  },
}

/** Still face, candle light. */
const stillFaceSheet: Sheet = {
  palettes: ['peachtree', 'brass', 'magnolia', 'powder'],
  draw(c) {
    const { ink } = c
    const style = pick(c.random, ['bun', 'fade', 'bun', 'slick'])
    let arcs = ''
    for (let i = 0; i < 5; i++)
      arcs += c.circle(
        300,
        300,
        190 + i * 52,
        'none',
        `stroke="${ink.glow}" stroke-width="${(3.4 - i * 0.5).toFixed(1)}" opacity="${(0.7 - i * 0.12).toFixed(2)}"`,
      )
    return (
      field(c) +
      disc(c, 300, 300, 186, ink.glow) +
      arcs +
      place(
        c,
        300,
        318,
        1.26,
        0,
        hairBehind(c, style) + wrap(c) + face(c, { bareLips: style !== 'bun' }) + hairInFront(c, style),
      ) +
      c.spray(
        c.path(
          'M0,600H600V800H0Z',
          c.linear(0, 600, 0, 800, [
            [0, ink.deep, 0],
            [1, ink.deep, 0.7],
          ]),
        ),
      )
    )
  },
}

/** The one-sheets of this category, in the order the forms offer them. */
export const massageSheets: readonly Sheet[] = [handSheet, magnoliaSheet, stillFaceSheet]
