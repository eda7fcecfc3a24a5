import { arch, cones, disc, field } from './backdrops.ts'
import { coupe, heldShaker, orangeWheel, smallCoupe, tiltedShaker } from './barware.ts'
import { raise } from './costume.ts'
import { place, type Side } from './draw.ts'
import { face, neck, SHOULDERS } from './figure.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { limb } from './limb.ts'
import { pick } from './random.ts'
import type { Sheet } from './sheet.ts'
import { skyline } from './skyline.ts'

/** The pour. */
const pourSheet: Sheet = {
  palettes: ['fox', 'peachtree', 'magnolia', 'oxblood'],
  draw(c) {
    const { ink } = c
    return (
      field(c) +
      cones(c, [[300, -40, 0, 40, 1000, 0.8]]) +
      disc(c, 404, 300, 132, ink.glow) +
      // orange wheel
      orangeWheel(c) +
      // shaker tilting in
      tiltedShaker(c) +
      c.path('M128,222C160,262 190,320 196,384H214C212,312 184,252 148,208Z', ink.glow) +
      coupe(c) +
      c.spray(
        c.ellipse(
          320,
          724,
          200,
          26,
          c.radial(320, 724, 200, [
            [0, ink.deep, 0.9],
            [1, ink.deep, 0],
          ]),
        ),
      )
    )
  },
}

/** The bartender. */
const barPortraitSheet: Sheet = {
  palettes: ['brass', 'powder', 'oxblood', 'fox', 'magnolia'],
  draw(c) {
    const { ink, skin } = c
    const style = pick(c.random, ['fade', 'bun', 'slick', 'afro'])
    const painted = style === 'bun' || style === 'afro'
    const sleeve = (m: Side) => {
      const d = limb([
        [m * 190, 300, 130],
        [m * 236, 400, 120],
        [m * 214, 500, 96],
        [m * 150, 560, 78],
      ])
      return c.shaded(
        d,
        ink.paper,
        c.linear(
          m > 0 ? 120 : -300,
          0,
          m > 0 ? 300 : -120,
          0,
          m > 0
            ? [
                [0, ink.bottom, 0.3],
                [1, ink.deep, 0.9],
              ]
            : [
                [0, ink.bottom, 0],
                [1, ink.bottom, 0.7],
              ],
        ),
      )
    }
    const arm = (m: Side) => {
      const d = limb([
        [m * 160, 550, 74],
        [m * 96, 520, 60],
        [m * 34, 470, 46],
      ])
      return c.shaded(
        d,
        m < 0 ? skin.lit : skin.mid,
        c.linear(0, 460, 0, 580, [
          [0, skin.shade, 0.1],
          [1, skin.key, 0.8],
        ]),
      )
    }
    const finger = (i: number) => {
      const d = limb([
        [-54, 446 + i * 20, 21],
        [-14, 432 + i * 20, 20],
        [24, 436 + i * 20, 16],
      ])
      return c.shaded(
        d,
        skin.lit,
        c.linear(0, 428 + i * 20, 0, 458 + i * 20, [
          [0, skin.shade, 0],
          [1, skin.shade, 0.95],
        ]),
      )
    }
    const vest = 'M-62,196L0,420L62,196L132,224L176,720H-176L-132,224Z'
    return (
      field(c) +
      arch(c, 300, 330, 190, 4) +
      place(
        c,
        300,
        236,
        1.12,
        0,
        hairBehind(c, style) +
          neck(c) +
          c.shaded(
            SHOULDERS,
            ink.paper,
            c.linear(-240, 240, 240, 340, [
              [0, ink.bottom, 0],
              [0.5, ink.bottom, 0.3],
              [1, ink.deep, 0.85],
            ]),
          ) +
          raise(
            c,
            c.path('M-48,168L0,232L48,168L70,212L10,420H-10L-70,212Z', ink.paper) +
              c.line('M-48,170L0,232L48,170', ink.bottom, 2.5, 'opacity=".5"') +
              c.shaded(
                vest,
                ink.cloth,
                c.linear(-176, 220, 140, 320, [
                  [0, ink.glow, 0.75],
                  [0.35, ink.glow, 0.12],
                  [0.8, ink.deep, 0.7],
                ]),
              ) +
              c.path(
                'M-4,222L-46,200C-52,214 -52,234 -46,248L-4,230ZM4,222L46,200C52,214 52,234 46,248L4,230ZM-9,216H9V238H-9Z',
                ink.hot,
              ),
          ) +
          face(c, { bareLips: !painted }) +
          hairInFront(c, style) +
          sleeve(-1) +
          sleeve(1) +
          c.group('translate(0,-44)', heldShaker(c) + arm(-1) + arm(1) + [0, 1, 2, 3].map(finger).join('')),
      )
    )
  },
}

/** The back bar as a skyline. */
const backBarSheet: Sheet = {
  palettes: ['magnolia', 'fox', 'brass', 'peachtree', 'oxblood'],
  draw(c) {
    const { ink } = c
    const bottles: readonly { d: string; x: number; ink: string }[] = [
      { d: 'M-44,0V-250C-44,-290 -16,-296 -16,-330V-420H16V-330C16,-296 44,-290 44,-250V0Z', x: 78, ink: ink.cloth },
      { d: 'M-56,0V-300L-20,-350V-470H20V-350L56,-300V0Z', x: 190, ink: ink.hot },
      { d: 'M-40,0V-360C-40,-400 -14,-410 -14,-440V-560H14V-440C14,-410 40,-400 40,-360V0Z', x: 296, ink: ink.deep },
      { d: 'M-60,0V-220C-60,-270 -18,-280 -18,-310V-390H18V-310C18,-280 60,-270 60,-220V0Z', x: 408, ink: ink.bottom },
      { d: 'M-46,0V-330H-30V-350H-16V-480H16V-350H30V-330H46V0Z', x: 524, ink: ink.cloth },
    ]
    return (
      field(c) +
      disc(c, 300, 250, 190) +
      cones(c, [
        [60, -40, 14, 12, 900, 0.6],
        [540, -40, -14, 12, 900, 0.6],
      ]) +
      skyline(c, -10, 660, 0.92, ink.deep, ink.glow, 0.25) +
      bottles
        .map(({ d, x, ink: glass }, i) =>
          c.group(
            `translate(${x},690)`,
            c.shaded(
              d,
              glass,
              c.linear(-60, 0, 60, 0, [
                [0, ink.glow, 0.95],
                [0.24, ink.glow, 0.2],
                [0.5, ink.deep, 0.1],
                [1, ink.deep, 0.9],
              ]),
              c.linear(0, -60, 0, 0, [
                [0, ink.deep, 0],
                [1, ink.deep, 0.8],
              ]),
            ) +
              c.path('M-30,-200H30V-110H-30Z', ink.paper, 'opacity=".92"') +
              c.path('M0,-192L16,-155L0,-118L-16,-155Z', i % 2 ? ink.deep : ink.hot) +
              c.path('M4,-200H30V-110H4Z', ink.deep, 'opacity=".28"'),
          ),
        )
        .join('') +
      `<rect y="686" width="600" height="114" fill="${ink.deep}"/>` +
      c.spray(
        `<rect y="686" width="600" height="114" fill="${c.radial(300, 690, 340, [
          [0, ink.glow, 0.75],
          [0.5, ink.glow, 0.2],
          [1, ink.glow, 0],
        ])}"/>`,
      ) +
      c.line('M0,688H600', ink.glow, 4) +
      smallCoupe(c)
    )
  },
}

/** The one-sheets of this category, in the order the forms offer them. */
export const bartenderSheets: readonly Sheet[] = [pourSheet, barPortraitSheet, backBarSheet]
