import { cones, disc, field, rays } from './backdrops.ts'
import { coat, gown } from './costume.ts'
import { place } from './draw.ts'
import { face } from './figure.ts'
import { hairBehind, hairInFront, pinnedCrown, roundCrown } from './hair.ts'
import { brimShadow, wideBrimHat } from './hat.ts'
import { profile } from './profile.ts'
import { pick } from './random.ts'
import type { Sheet } from './sheet.ts'

/** Brim: wide hat, lit mouth and throat. */
const hatSheet: Sheet = {
  palettes: ['fox', 'oxblood', 'peachtree', 'magnolia', 'powder'],
  draw(c) {
    const { ink } = c
    const tilt = -10 - c.random() * 6
    return (
      field(c) +
      disc(c, 400, 232, 210) +
      cones(c, [[120, -30, 6, 20, 900, 0.7]]) +
      place(
        c,
        290,
        372,
        1.22,
        0,
        gown(c) +
          face(c, { hideEyes: true }) +
          brimShadow(c) +
          c.circle(78, 30, 9, ink.glow) +
          c.path('M78,40L91,74L78,128L65,74Z', ink.glow) +
          c.path('M78,40L91,74L78,128Z', ink.hot) +
          wideBrimHat(c, tilt),
      )
    )
  },
}

/** Profile against the disc, crown of hair, long earring. */
const profileSheet: Sheet = {
  palettes: ['peachtree', 'magnolia', 'brass', 'fox', 'oxblood'],
  draw(c) {
    const { ink, skin } = c
    const crown = c.random() > 0.5 ? roundCrown(c) : pinnedCrown(c)
    const shoulders = 'M-70,214C-150,250 -210,300 -230,420L-240,700H330L300,420C286,300 200,250 118,214Z'
    return (
      field(c) +
      disc(c, 262, 300, 236) +
      place(
        c,
        330,
        366,
        1.3,
        -4,
        c.shaded(
          shoulders,
          c.linear(-220, 0, 260, 0, [
            [0, skin.lit],
            [0.45, skin.mid],
            [1, skin.shade],
          ]),
          c.linear(-60, 220, 240, 340, [
            [0, skin.key, 0.2],
            [1, skin.key, 0.9],
          ]),
        ) +
          c.shaded(
            'M-236,470C-120,400 40,370 130,330C210,300 280,330 306,440L330,760H-240Z',
            ink.cloth,
            c.linear(-200, 380, 120, 560, [
              [0, ink.glow, 0.7],
              [0.4, ink.glow, 0.12],
              [0.8, ink.deep, 0.6],
            ]),
          ) +
          profile(c) +
          crown +
          c.line('M34,44V66', ink.paper, 3) +
          c.path('M34,64L46,92L34,150L22,92Z', ink.paper) +
          c.path('M34,64L46,92L34,150Z', ink.hot),
      )
    )
  },
}

/** Turned-up collar, side light. */
const collarSheet: Sheet = {
  palettes: ['powder', 'fox', 'brass', 'magnolia', 'oxblood'],
  draw(c) {
    const { ink } = c
    const st = pick(c.random, ['fade', 'slick', 'fade', 'bob'])
    const collar = 'M-46,120C-96,140 -124,190 -120,250C-84,262 -60,262 -30,300C-40,236 -50,180 -46,120Z'
    return (
      field(c) +
      rays(c, 300, 300, 20, 0.5, c.random() * 18) +
      disc(c, 206, 250, 176, ink.paper) +
      place(
        c,
        306,
        320,
        1.38,
        0,
        hairBehind(c, st) +
          coat(c) +
          face(c, { bareLips: st !== 'bob' }) +
          hairInFront(c, st) +
          c.path(collar, ink.cloth) +
          c.path('M46,120C96,140 124,190 120,250C84,262 60,262 30,300C40,236 50,180 46,120Z', ink.deep) +
          c.spray(
            c.path(
              collar,
              c.linear(-124, 160, -20, 220, [
                [0, ink.glow, 0.9],
                [0.5, ink.glow, 0.2],
                [1, ink.deep, 0.4],
              ]),
            ),
          ),
      )
    )
  },
}

/** The one-sheets of this category, in the order the forms offer them. */
export const modelSheets: readonly Sheet[] = [hatSheet, profileSheet, collarSheet]
