import { disc, field, rays } from './backdrops.ts'
import { bellows, flashBulb, heldCamera, pressCamera } from './camera.ts'
import { coat } from './costume.ts'
import { type Point, place, round, type Side } from './draw.ts'
import { face } from './figure.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { limb } from './limb.ts'
import { pick } from './random.ts'
import type { Sheet } from './sheet.ts'

/** The iris. */
const irisSheet: Sheet = {
  palettes: ['fox', 'brass', 'oxblood', 'magnolia', 'peachtree'],
  draw(c) {
    const { ink } = c
    const x = 300
    const y = 386
    const count = 9
    const open = 96 + c.random() * 26
    const barrel = 224
    const turn = c.random() * 0.6
    const corner = (i: number): Point => {
      const angle = turn + (i / count) * Math.PI * 2
      return [Math.cos(angle) * open, Math.sin(angle) * open]
    }
    // Where the edge from one corner through the next meets the barrel.
    const onBarrel = (i: number): Point => {
      const [x0, y0] = corner(i)
      const [x1, y1] = corner(i + 1)
      const dx = x1 - x0
      const dy = y1 - y0
      const a = dx * dx + dy * dy
      const b = 2 * (x1 * dx + y1 * dy)
      const rest = x1 * x1 + y1 * y1 - barrel * barrel
      const t = (-b + Math.sqrt(b * b - 4 * a * rest)) / (2 * a)
      return [x1 + dx * t, y1 + dy * t]
    }
    let blades = ''
    for (let i = 0; i < count; i++) {
      const [v0, v1, p1, p0] = [corner(i), corner(i + 1), onBarrel(i), onBarrel(i - 1)]
      const d = `M${v0.map(round)}L${v1.map(round)}L${p1.map(round)}A${barrel},${barrel} 0 0 0 ${p0.map(round)}Z`
      const mx = (v0[0] + p0[0]) / 2
      const my = (v0[1] + p0[1]) / 2
      blades +=
        c.path(d, ink.cloth, `transform="translate(${x},${y})"`) +
        c.group(
          `translate(${x},${y})`,
          c.spray(
            c.path(
              d,
              c.linear(mx, my, p1[0], p1[1], [
                [0, ink.deep, 0.95],
                [0.45, ink.deep, 0.35],
                [0.72, ink.glow, 0.12],
                [1, ink.glow, 0.85],
              ]),
            ),
          ),
        ) +
        c.line(
          `M${v0.map(round)}L${v1.map(round)}L${p1.map(round)}`,
          ink.glow,
          1.6,
          `transform="translate(${x},${y})" opacity=".55"`,
        )
    }
    let ticks = ''
    for (let i = 0; i < 60; i++)
      ticks += c.line(
        `M0,-${i % 5 ? 262 : 254}V-272`,
        ink.paper,
        i % 5 ? 2 : 4,
        `transform="translate(${x},${y}) rotate(${i * 6})" opacity=".8"`,
      )
    return (
      field(c) +
      rays(c, x, y, 18, 0.5, 5) +
      c.spray(
        c.circle(
          x + 20,
          y + 36,
          330,
          c.radial(x + 20, y + 36, 330, [
            [0.85, ink.deep, 0.9],
            [1, ink.deep, 0],
          ]),
        ),
      ) +
      c.circle(x, y, 292, ink.deep) +
      c.circle(
        x,
        y,
        292,
        'none',
        `stroke="${c.linear(60, 120, 560, 660, [
          [0, ink.paper],
          [0.4, ink.glow],
          [0.7, ink.hot],
          [1, ink.deep],
        ])}" stroke-width="10"`,
      ) +
      ticks +
      c.circle(x, y, 240, ink.hot) +
      c.circle(x, y, 226, ink.deep) +
      c.circle(
        x,
        y,
        150,
        c.radial(x - 20, y - 30, 170, [
          [0, ink.paper],
          [0.4, ink.glow],
          [1, ink.hot],
        ]),
      ) +
      blades +
      c.path('M128,300C150,226 214,186 282,182C220,206 176,252 164,318Z', ink.paper, 'opacity=".75"') +
      c.circle(432, 498, 20, ink.glow, 'opacity=".8"') +
      c.circle(398, 530, 8, ink.glow, 'opacity=".7"')
    )
  },
}

/** The photographer. */
const cameraPortraitSheet: Sheet = {
  palettes: ['powder', 'magnolia', 'peachtree', 'brass', 'fox'],
  draw(c) {
    const { ink, skin } = c
    const style = pick(c.random, ['fade', 'bob', 'afro', 'slick'])
    const arm = (m: Side) => {
      const d = limb([
        [m * 200, 330, 120],
        [m * 236, 250, 104],
        [m * 190, 150, 80],
        [m * 128, 70, 60],
      ])
      return c.shaded(
        d,
        ink.cloth,
        c.linear(
          m < 0 ? -290 : 100,
          0,
          m < 0 ? -100 : 290,
          0,
          m < 0
            ? [
                [0, ink.glow, 0.85],
                [0.5, ink.glow, 0.1],
                [1, ink.deep, 0.6],
              ]
            : [
                [0, ink.deep, 0.3],
                [1, ink.deep, 0.9],
              ],
        ),
      )
    }
    const knuckles = (m: Side) =>
      [0, 1, 2, 3]
        .map((i) => {
          const d = limb([
            [m * 168, 56 - i * 22, 24],
            [m * 136, 40 - i * 22, 23],
            [m * 104, 44 - i * 22, 17],
          ])
          return c.shaded(
            d,
            m < 0 ? skin.lit : skin.mid,
            c.linear(0, 30 - i * 22, 0, 60 - i * 22, [
              [0, skin.shade, 0],
              [1, skin.shade, 0.95],
            ]),
          )
        })
        .join('')
    const lampSide = c.random() > 0.5 ? 1 : -1
    return (
      field(c) +
      rays(c, 300 + lampSide * 120, 150, 26, 0.95, 0) +
      disc(c, 300 + lampSide * 120, 150, 92, ink.paper) +
      place(
        c,
        300,
        360,
        1.28,
        -3,
        hairBehind(c, style) +
          coat(c) +
          face(c, { bareLips: style !== 'bob' }) +
          hairInFront(c, style) +
          arm(-1) +
          arm(1) +
          heldCamera(c) +
          knuckles(-1) +
          knuckles(1),
      )
    )
  },
}

/** Press camera and flash. */
const pressCameraSheet: Sheet = {
  palettes: ['oxblood', 'fox', 'brass', 'powder', 'magnolia'],
  draw(c) {
    const folds = bellows(c)
    return field(c) + rays(c, 160, 190, 28, 1, 4) + flashBulb(c) + pressCamera(c, folds)
  },
}

/** The one-sheets of this category, in the order the forms offer them. */
export const photographerSheets: readonly Sheet[] = [irisSheet, cameraPortraitSheet, pressCameraSheet]
