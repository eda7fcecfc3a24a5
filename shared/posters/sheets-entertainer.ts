import { cones, curtain, disc, field, rays } from './backdrops.ts'
import { tux } from './costume.ts'
import { place } from './draw.ts'
import { face } from './figure.ts'
import { hairBehind, hairInFront, longFall } from './hair.ts'
import { profile } from './profile.ts'
import type { Sheet } from './sheet.ts'

/** Top hat, white tie. */
const topHatSheet: Sheet = {
  palettes: ['oxblood', 'fox', 'brass', 'magnolia'],
  draw(c) {
    const { ink, skin } = c
    const crown = 'M-92,-92L-106,-268C-60,-288 60,-288 106,-268L92,-92C50,-76 -50,-76 -92,-92Z'
    const brim =
      'M-150,-106C-166,-90 -120,-60 0,-58C120,-60 166,-90 150,-106C120,-84 70,-80 0,-80C-70,-80 -120,-84 -150,-106Z'
    return (
      field(c) +
      curtain(c, -20, 620, 0.55) +
      cones(c, [[60, -60, 22, 26, 1100, 0.95]]) +
      place(
        c,
        312,
        398,
        1.26,
        -4,
        hairBehind(c, 'slick') +
          tux(c) +
          face(c, { bareLips: true }) +
          hairInFront(c, 'fade') +
          c.shaded(
            crown,
            ink.deep,
            c.linear(-110, -200, 90, -180, [
              [0, ink.glow, 0.95],
              [0.2, ink.glow, 0.5],
              [0.36, ink.glow, 0.06],
              [0.7, ink.glow, 0],
              [0.86, ink.glow, 0.3],
              [1, ink.glow, 0],
            ]),
          ) +
          c.shaded(
            'M-94,-112C-50,-94 50,-94 94,-112L97,-144C50,-128 -50,-128 -97,-144Z',
            ink.hot,
            c.linear(-40, 0, 97, 0, [
              [0, ink.deep, 0],
              [1, ink.deep, 0.85],
            ]),
          ) +
          c.shaded(
            brim,
            ink.deep,
            c.linear(-160, 0, 60, 0, [
              [0, ink.glow, 0.95],
              [0.5, ink.glow, 0.2],
              [1, ink.glow, 0],
            ]),
          ) +
          c.spray(
            c.path(
              'M-79,-70C-40,-60 40,-60 79,-70L77,-26C40,-36 -40,-36 -77,-26Z',
              c.linear(0, -74, 0, -26, [
                [0, skin.key, 1],
                [1, skin.key, 0],
              ]),
            ),
          ) +
          c.path('M96,330l14,-24l10,30l26,6l-24,18l2,30l-24,-18l-28,10l10,-28l-18,-22Z', ink.hot),
      )
    )
  },
}

/** The microphone. */
const microphoneSheet: Sheet = {
  palettes: ['peachtree', 'fox', 'brass', 'oxblood', 'powder'],
  draw(c) {
    const { ink } = c
    const shell =
      'M-112,-150C-112,-236 -62,-276 0,-276C62,-276 112,-236 112,-150V60C112,96 84,118 56,124H-56C-84,118 -112,96 -112,60Z'
    const slots = Array.from({ length: 5 }, (_, i) => {
      const x = -76 + i * 38
      const top = -196 - (2 - Math.abs(i - 2)) * 26
      return c.path(
        `M${x - 11},${top + 11}a11,11 0 0 1 22,0V-60H${x - 11}ZM${x - 11},-20H${x + 11}V${70}a11,11 0 0 1 -22,0Z`,
        ink.deep,
      )
    }).join('')
    return (
      field(c) +
      rays(c, 300, 330, 22, 0.75, 3) +
      cones(c, [[300, -40, 0, 30, 900, 0.5]]) +
      c.path(
        'M286,500H314V800H286Z',
        c.linear(286, 0, 314, 0, [
          [0, ink.paper],
          [0.3, ink.glow],
          [1, ink.deep],
        ]),
      ) +
      c.group(
        'translate(300,370) rotate(-9) scale(1.16)',
        c.path('M-36,118H36L26,180H-26Z', ink.deep) +
          c.shaded(
            shell,
            c.linear(-112, 0, 112, 0, [
              [0, ink.paper],
              [0.16, ink.glow],
              [0.3, ink.paper],
              [0.55, ink.top],
              [0.8, ink.cloth],
              [1, ink.deep],
            ]),
            c.linear(-40, -240, 120, 120, [
              [0, ink.deep, 0],
              [0.5, ink.deep, 0.25],
              [1, ink.deep, 0.85],
            ]),
          ) +
          slots +
          c.path(
            'M-118,-58H118V-22H-118Z',
            c.linear(-118, 0, 118, 0, [
              [0, ink.paper],
              [0.3, ink.glow],
              [0.6, ink.hot],
              [1, ink.deep],
            ]),
          ) +
          c.line('M-118,-58H118M-118,-22H118', ink.deep, 3) +
          c.path('M0,-58V-22', 'none') +
          c.circle(0, -40, 22, ink.deep) +
          c.circle(0, -40, 15, ink.hot) +
          c.line('M-100,-150C-100,-224 -54,-262 -8,-266', ink.paper, 6, 'opacity=".8"'),
      ) +
      c.spray(
        c.path(
          'M0,640H600V800H0Z',
          c.linear(0, 640, 0, 800, [
            [0, ink.deep, 0],
            [1, ink.deep, 0.8],
          ]),
        ),
      )
    )
  },
}

/** The singer. */
const singerSheet: Sheet = {
  palettes: ['magnolia', 'fox', 'oxblood', 'peachtree', 'powder'],
  draw(c) {
    const { ink, skin } = c
    return (
      field(c) +
      cones(c, [
        [560, -60, -26, 30, 1200, 0.9],
        [40, -60, 14, 12, 1000, 0.4],
      ]) +
      disc(c, 250, 330, 190, ink.glow) +
      place(
        c,
        366,
        350,
        1.24,
        10,
        c.path(
          'M-60,210C-140,250 -190,310 -200,430L-210,700H320L290,420C276,300 200,250 118,214Z',
          c.linear(-200, 0, 240, 0, [
            [0, skin.lit],
            [0.45, skin.mid],
            [1, skin.shade],
          ]),
        ) +
          c.shaded(
            'M-206,500C-130,400 -20,420 60,360C110,330 170,280 196,270C260,310 290,380 300,460L330,760H-240Z',
            ink.hot,
            c.linear(-160, 360, 220, 500, [
              [0, ink.glow, 0.85],
              [0.3, ink.glow, 0.1],
              [1, ink.deep, 0.9],
            ]),
          ) +
          profile(c) +
          longFall(c) +
          c.circle(36, 46, 9, ink.paper) +
          c.circle(36, 70, 13, ink.paper) +
          c.spray(
            c.circle(
              36,
              70,
              13,
              c.linear(24, 60, 48, 80, [
                [0.3, ink.deep, 0],
                [1, ink.deep, 0.8],
              ]),
            ),
          ),
      ) +
      c.group(
        'translate(196,470) rotate(24)',
        c.path(
          'M-16,30H16L24,420H-24Z',
          c.linear(-20, 0, 20, 0, [
            [0, ink.paper],
            [0.3, ink.cloth],
            [1, ink.deep],
          ]),
        ) +
          c.path('M-34,34C-34,12 34,12 34,34L20,62H-20Z', ink.deep) +
          c.circle(
            0,
            -10,
            46,
            c.linear(-46, 0, 46, 0, [
              [0, ink.paper],
              [0.4, ink.glow],
              [0.7, ink.cloth],
              [1, ink.deep],
            ]),
          ) +
          c.line(
            'M-44,-22H44M-46,-8H46M-42,8H42M-16,-52C-26,-24 -26,6 -16,32M16,-52C26,-24 26,6 16,32M0,-56V36',
            ink.deep,
            2.4,
            'opacity=".65"',
          ),
      )
    )
  },
}

/** The one-sheets of this category, in the order the forms offer them. */
export const entertainerSheets: readonly Sheet[] = [topHatSheet, microphoneSheet, singerSheet]
