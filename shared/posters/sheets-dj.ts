import { cones, disc, field } from './backdrops.ts'
import { coat } from './costume.ts'
import { type Point, place, round } from './draw.ts'
import { face } from './figure.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { limb } from './limb.ts'
import { profile } from './profile.ts'
import { hand } from './props.ts'
import { pick } from './random.ts'
import type { Sheet } from './sheet.ts'
import { headphones, recordLabel, toneArm } from './turntable.ts'

/** The platter. */
const platterSheet: Sheet = {
  palettes: ['fox', 'peachtree', 'brass', 'oxblood', 'magnolia'],
  draw(c) {
    const { ink } = c
    const x = 262
    const y = 430
    let grooves = ''
    for (let i = 0; i < 26; i++)
      grooves += c.circle(
        x,
        y,
        118 + i * 8.2 + c.random() * 2,
        'none',
        `stroke="${ink.glow}" stroke-width="${(0.6 + c.random() * 1.3).toFixed(1)}" opacity="${(0.12 + c.random() * 0.32).toFixed(2)}"`,
      )
    const wedge = (a: number, s: number, k: number) => {
      const rim = (d: number): Point => [
        x + Math.cos((d * Math.PI) / 180) * 336,
        y + Math.sin((d * Math.PI) / 180) * 336,
      ]
      const [x1, y1] = rim(a - s)
      const [x2, y2] = rim(a + s)
      return c.path(
        `M${x},${y}L${round(x1)},${round(y1)}A336,336 0 0 1 ${round(x2)},${round(y2)}Z`,
        c.radial(x, y, 336, [
          [0, ink.glow, 0],
          [0.4, ink.glow, k],
          [1, ink.glow, k * 0.5],
        ]),
      )
    }
    return (
      field(c) +
      cones(c, [[560, -40, -30, 30, 1200, 0.7]]) +
      c.spray(
        c.circle(
          x + 26,
          y + 36,
          370,
          c.radial(x + 26, y + 36, 370, [
            [0.8, ink.deep, 0.95],
            [1, ink.deep, 0],
          ]),
        ),
      ) +
      c.circle(x, y, 342, ink.deep) +
      c.circle(
        x,
        y,
        342,
        'none',
        `stroke="${c.linear(0, 100, 560, 760, [
          [0, ink.paper],
          [0.5, ink.hot],
          [1, ink.deep],
        ])}" stroke-width="7"`,
      ) +
      grooves +
      c.spray(wedge(-52, 17, 0.85) + wedge(128, 17, 0.7) + wedge(-18, 7, 0.35) + wedge(162, 7, 0.3)) +
      recordLabel(c, x, y) +
      toneArm(c)
    )
  },
}

/** Headphones, front. */
const headphonesSheet: Sheet = {
  palettes: ['oxblood', 'magnolia', 'powder', 'brass', 'fox'],
  draw(c) {
    const { ink } = c
    const style = pick(c.random, ['fade', 'afro', 'bob', 'fade'])
    let equaliser = ''
    for (let i = 0; i < 15; i++) {
      const h = 70 + Math.abs(Math.sin(i * 1.1 + c.random() * 2)) * 230
      equaliser += `M${i * 40 + 4},800V${round(800 - h)}h30V800Z`
    }
    return (
      field(c) +
      c.spray(
        c.path(
          equaliser,
          c.linear(0, 480, 0, 800, [
            [0, ink.glow, 0.75],
            [1, ink.hot, 0.5],
          ]),
        ),
      ) +
      disc(c, 300, 270, 196, ink.glow) +
      cones(c, [
        [40, -50, 20, 16, 1100, 0.6],
        [560, -50, -20, 16, 1100, 0.6],
      ]) +
      place(
        c,
        300,
        320,
        1.34,
        -6 + c.random() * 4,
        hairBehind(c, style) +
          coat(c) +
          face(c, { bareLips: style === 'fade' }) +
          hairInFront(c, style) +
          headphones(c),
      )
    )
  },
}

/** One ear on the cue. */
const cueSheet: Sheet = {
  palettes: ['brass', 'fox', 'peachtree', 'magnolia', 'powder'],
  draw(c) {
    const { ink, skin } = c
    let rings = ''
    for (let i = 0; i < 14; i++)
      rings += c.circle(
        356,
        330,
        150 + i * 26,
        'none',
        `stroke="${i % 3 ? ink.glow : ink.hot}" stroke-width="${i % 3 ? 2 : 7}" opacity="${(0.8 - i * 0.05).toFixed(2)}"`,
      )
    const sleeve = limb([
      [250, 560, 96],
      [220, 400, 84],
      [170, 250, 64],
      [120, 150, 50],
    ])
    const jacket =
      'M-70,206C-150,240 -200,300 -220,420L-240,720H330L300,420C286,300 200,240 118,206C70,240 -20,250 -70,206Z'
    const cap =
      'M-52,-88C-40,-140 40,-156 92,-110C120,-70 116,-16 104,30C94,52 70,50 62,30C56,0 46,-22 30,-34C0,-46 -30,-58 -52,-88Z'
    return (
      field(c) +
      c.spray(
        c.circle(
          356,
          330,
          520,
          c.radial(356, 330, 520, [
            [0, ink.glow, 0.75],
            [1, ink.glow, 0],
          ]),
        ),
      ) +
      rings +
      place(
        c,
        326,
        356,
        1.34,
        6,
        c.shaded(
          jacket,
          ink.cloth,
          c.linear(-220, 220, 240, 400, [
            [0, ink.glow, 0.85],
            [0.3, ink.glow, 0.15],
            [0.5, ink.deep, 0.1],
            [1, ink.deep, 0.9],
          ]),
        ) +
          profile(c, { lip: skin.mid }) +
          c.shaded(
            cap,
            skin.key,
            c.linear(-50, -140, 90, 0, [
              [0, ink.glow, 0.7],
              [0.3, ink.glow, 0.15],
              [0.7, ink.glow, 0],
            ]),
          ) +
          c.line('M30,14C30,-70 8,-130 16,-152C40,-170 70,-150 78,-128', ink.deep, 22) +
          c.line(
            'M30,14C30,-70 10,-132 16,-150',
            c.linear(0, -150, 40, 20, [
              [0, ink.paper],
              [1, ink.hot],
            ]),
            10,
          ) +
          c.circle(34, 22, 56, ink.deep) +
          c.circle(34, 22, 46, ink.hot) +
          c.spray(
            c.circle(
              34,
              22,
              46,
              c.linear(-6, -20, 74, 60, [
                [0, ink.paper, 0.9],
                [0.4, ink.paper, 0.08],
                [1, ink.deep, 0.7],
              ]),
            ),
          ) +
          c.circle(34, 22, 20, ink.deep, 'opacity=".6"') +
          c.circle(34, 22, 10, ink.glow) +
          // hand to the ear
          c.shaded(
            sleeve,
            ink.cloth,
            c.linear(120, 300, 290, 380, [
              [0, ink.glow, 0.6],
              [0.5, ink.deep, 0.2],
              [1, ink.deep, 0.9],
            ]),
          ) +
          c.group('translate(116,140) rotate(-32) scale(.72)', hand(c, 2)),
      )
    )
  },
}

/** The one-sheets of this category, in the order the forms offer them. */
export const djSheets: readonly Sheet[] = [platterSheet, headphonesSheet, cueSheet]
