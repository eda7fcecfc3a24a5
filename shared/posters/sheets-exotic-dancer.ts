import { cones, curtain, disc, field, rays } from './backdrops.ts'
import { gown } from './costume.ts'
import { place } from './draw.ts'
import { face } from './figure.ts'
import { fingerWaves, hairBehind, hairInFront } from './hair.ts'
import { limb } from './limb.ts'
import { profile } from './profile.ts'
import { fan } from './props.ts'
import type { Sheet } from './sheet.ts'

/** Fan dance. */
const fanDanceSheet: Sheet = {
  palettes: ['oxblood', 'fox', 'peachtree', 'magnolia'],
  draw(c) {
    const { ink, skin } = c
    const raisedArm = limb([
      [420, 520, 62],
      [500, 430, 54],
      [540, 330, 44],
      [512, 230, 34],
      [470, 160, 28],
    ])
    return (
      field(c) +
      curtain(c, -10, 610, 0.6) +
      cones(c, [[300, -60, 0, 34, 1000, 0.85]]) +
      c.group(
        'translate(318,250) scale(.86) rotate(8)',
        c.path(
          'M-60,206C-120,240 -150,300 -150,420L-150,640H190L180,420C176,300 150,240 108,206Z',
          c.linear(-140, 0, 170, 0, [
            [0, skin.lit],
            [0.5, skin.mid],
            [1, skin.shade],
          ]),
        ) +
          profile(c, { lid: ink.hot }) +
          fingerWaves(c) +
          c.circle(36, 60, 8, ink.glow) +
          c.path('M36,68L43,84L36,112L29,84Z', ink.glow),
      ) +
      c.shaded(
        raisedArm,
        c.linear(400, 0, 560, 0, [
          [0, skin.lit],
          [0.5, skin.mid],
          [1, skin.shade],
        ]),
        c.linear(470, 300, 560, 330, [
          [0, skin.key, 0],
          [1, skin.key, 0.8],
        ]),
      ) +
      c.group('translate(480,150) rotate(-14)', fan(c, 9, -8, 118, 250, 104, ink.paper, ink.hot)) +
      c.circle(478, 152, 16, skin.mid) +
      c.group('translate(250,860) rotate(-6)', fan(c, 13, -82, 78, 430, 150, ink.paper, ink.hot)) +
      c.spray(
        c.path(
          'M0,560H600V800H0Z',
          c.linear(0, 620, 0, 800, [
            [0, ink.deep, 0],
            [1, ink.deep, 0.85],
          ]),
        ),
      )
    )
  },
}

/** Masquerade: mask and plumes. */
const masqueradeSheet: Sheet = {
  palettes: ['magnolia', 'oxblood', 'fox', 'brass'],
  draw(c) {
    const { ink, skin } = c
    const mask =
      'M-92,-34C-60,-54 -24,-50 0,-36C24,-50 60,-54 92,-34C100,-6 84,26 52,26C28,26 14,8 0,-2C-14,8 -28,26 -52,26C-84,26 -100,-6 -92,-34Z'
    const holes = 'M-66,-8C-54,-22 -34,-20 -22,-4C-34,8 -54,8 -66,-8ZM66,-8C54,-22 34,-20 22,-4C34,8 54,8 66,-8Z'
    return (
      field(c) +
      rays(c, 300, 330, 24, 0.55, 4) +
      place(
        c,
        300,
        400,
        1.18,
        -5,
        c.group('translate(0,-104)', fan(c, 11, -66, 66, 270, 92, ink.paper, ink.hot)) +
          c.group('translate(0,-104)', fan(c, 7, -44, 44, 178, 56, ink.hot, ink.deep)) +
          hairBehind(c, 'waves') +
          gown(c) +
          face(c) +
          hairInFront(c, 'waves') +
          c.path('M-84,-76C-40,-112 40,-112 84,-76L80,-54C40,-88 -40,-88 -80,-54Z', ink.hot) +
          c.path('M0,-118L18,-92L0,-60L-18,-92Z', ink.paper) +
          c.path('M0,-118L18,-92L0,-60Z', ink.glow) +
          c.path(mask, ink.deep) +
          c.path(holes, skin.mid) +
          c.spray(
            c.path(
              mask,
              c.linear(-92, -40, 60, 30, [
                [0, ink.glow, 0.95],
                [0.4, ink.glow, 0.25],
                [0.8, ink.glow, 0],
              ]),
            ),
          ) +
          c.path(holes, skin.shade) +
          c.path('M-64,-6C-52,4 -36,4 -24,-3C-36,10 -54,8 -64,-6ZM64,-6C52,4 36,4 24,-3C36,10 54,8 64,-6Z', skin.key) +
          c.line(mask, ink.glow, 3, 'opacity=".9"'),
      )
    )
  },
}

/** Final pose, seen from behind: arms overhead, one turn of ribbon. */
const finalPoseSheet: Sheet = {
  palettes: ['fox', 'peachtree', 'magnolia', 'oxblood'],
  draw(c) {
    const { ink, skin } = c
    const back =
      'M-34,-30C-36,6 -50,22 -96,36C-140,48 -152,86 -146,140C-138,214 -96,262 -86,330C-80,384 -110,430 -124,500H124C110,430 80,384 86,330C96,262 138,214 146,140C152,86 140,48 96,36C50,22 36,6 34,-30Z'
    const gownCloth =
      'M-118,178C-80,250 -40,330 0,352C40,330 80,250 118,178C128,196 100,262 88,328C84,384 122,440 150,560L170,700H-170L-150,560C-122,440 -84,384 -88,328C-100,262 -128,196 -118,178Z'
    const leftArm = limb([
      [-118, 78, 62],
      [-170, 10, 56],
      [-196, -90, 46],
      [-150, -200, 36],
      [-84, -262, 26],
      [-46, -284, 18],
      [-16, -300, 9],
    ])
    const rightArm = limb([
      [118, 78, 62],
      [170, 10, 56],
      [196, -90, 46],
      [150, -196, 36],
      [80, -250, 26],
      [40, -276, 18],
      [8, -286, 9],
    ])
    const lit = (d: string, x1: number, x2: number, k: number) =>
      c.shaded(
        d,
        c.linear(x1, 0, x2, 0, [
          [0, skin.lit],
          [0.5, skin.lit],
          [1, skin.mid],
        ]),
        c.linear(x1, 0, x2, 0, [
          [0, skin.shade, 0],
          [0.45, skin.shade, 0.12],
          [1, skin.key, k],
        ]),
      )
    const head = 'M-62,-96C-62,-160 62,-160 62,-96C62,-44 40,-16 0,-14C-40,-16 -62,-44 -62,-96Z'
    const bun = 'M-40,-128C-40,-186 40,-186 40,-128C40,-104 -40,-104 -40,-128Z'
    const sleek = (d: string) =>
      c.shaded(
        d,
        skin.key,
        c.linear(-60, -180, 50, -40, [
          [0, ink.glow, 0.9],
          [0.35, ink.glow, 0.2],
          [0.7, ink.glow, 0],
        ]),
      )
    const ribbonBehind = limb([
      [-6, -292, 8],
      [90, -330, 26],
      [210, -270, 40],
      [250, -130, 30],
      [196, 40, 40],
      [110, 150, 30],
    ])
    const ribbonInFront = limb([
      [-90, 236, 26],
      [-206, 300, 44],
      [-226, 400, 30],
      [-90, 428, 44],
      [80, 372, 34],
      [230, 400, 46],
      [330, 520, 20],
    ])
    const silk = (d: string, dark: number) =>
      c.shaded(
        d,
        ink.hot,
        c.linear(-240, 0, 260, 0, [
          [0, ink.glow, 0.95],
          [0.2, ink.glow, 0.2],
          [0.42, ink.deep, 0.65],
          [0.6, ink.glow, 0.5],
          [0.75, ink.deep, 0.15],
          [1, ink.deep, dark],
        ]),
      )
    return (
      field(c) +
      curtain(c, -10, 610, 0.42) +
      disc(c, 300, 330, 232) +
      cones(c, [
        [40, -60, 18, 18, 1150, 0.75],
        [560, -60, -18, 18, 1150, 0.75],
      ]) +
      place(
        c,
        300,
        404,
        1,
        0,
        silk(ribbonBehind, 0.8) +
          lit(rightArm, 60, 220, 0.9) +
          lit(back, -150, 150, 0.9) +
          lit(leftArm, -220, -40, 0.35) +
          c.spray(
            c.path(
              'M-6,20C-2,120 -8,240 0,350C10,240 14,120 8,20Z',
              c.linear(0, 20, 0, 350, [
                [0, skin.shade, 0.25],
                [0.5, skin.shade, 0.7],
                [1, skin.shade, 0.4],
              ]),
            ) +
              c.path(
                'M-30,70C-60,90 -72,130 -64,176C-50,150 -40,110 -30,70ZM30,70C60,90 72,130 64,176C50,150 40,110 30,70Z',
                c.linear(0, 70, 0, 176, [
                  [0, skin.shade, 0.85],
                  [1, skin.shade, 0],
                ]),
              ) +
              c.path(
                'M-34,-30C-36,6 -40,20 -60,28C-20,44 20,44 60,28C40,20 36,6 34,-30Z',
                c.linear(0, -24, 0, 34, [
                  [0, skin.key, 0.95],
                  [1, skin.key, 0],
                ]),
              ),
          ) +
          c.shaded(
            gownCloth,
            ink.cloth,
            c.linear(-150, 260, 120, 380, [
              [0, ink.glow, 0.9],
              [0.35, ink.glow, 0.2],
              [0.6, ink.glow, 0],
            ]),
            c.linear(-40, 300, 170, 380, [
              [0, ink.deep, 0],
              [1, ink.deep, 0.9],
            ]),
          ) +
          c.line('M-118,178C-80,250 -40,330 0,352C40,330 80,250 118,178', ink.hot, 5) +
          sleek(head) +
          sleek(bun) +
          c.path('M-44,-112C-20,-98 20,-98 44,-112L40,-126C20,-114 -20,-114 -40,-126Z', ink.hot) +
          c.circle(-66, -62, 7, ink.glow) +
          c.circle(66, -62, 7, ink.glow) +
          c.path('M-66,-54L-58,-34L-66,-6L-74,-34ZM66,-54L74,-34L66,-6L58,-34Z', ink.glow),
      ) +
      c.group('translate(300,404)', silk(ribbonInFront, 0.7)) +
      c.spray(
        c.path(
          'M0,620H600V800H0Z',
          c.linear(0, 640, 0, 800, [
            [0, ink.deep, 0],
            [1, ink.deep, 0.85],
          ]),
        ),
      )
    )
  },
}

/** The one-sheets of this category, in the order the forms offer them. */
export const dancerSheets: readonly Sheet[] = [fanDanceSheet, masqueradeSheet, finalPoseSheet]
