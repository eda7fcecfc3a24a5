import type { Drawing } from './draw.ts'

const BLUSH = '#d2573a'

/** The outline of a head facing the viewer, around its center. */
export const FACE =
  'M0,-112C54,-112 79,-70 77,-20C75,32 52,82 22,102C10,110 -10,110 -22,102C-52,82 -75,32 -77,-20C-79,-70 -54,-112 0,-112Z'
/** The shadow half of the face: its left edge is a profile of brow, nose, lips and chin. */
const SHADE =
  'M10,-116C60,-112 79,-70 77,-20C75,32 52,82 22,102C14,107 8,108 4,108C12,98 10,90 0,84C-8,79 -9,72 -1,67C-9,62 -9,56 2,50C6,44 2,41 -16,36C-23,32 -14,18 -4,-8C0,-20 4,-28 -2,-40C-8,-60 0,-96 10,-116Z'
const NECK =
  'M-40,70C-42,112 -40,128 -50,146C-60,164 -84,174 -110,184L0,300L110,184C84,174 60,164 50,146C40,128 42,112 40,70Z'
/** Clothed shoulders. */
export const SHOULDERS =
  'M-46,142C-58,172 -96,184 -142,200C-210,224 -240,272 -252,362L-268,720H268L252,362C240,272 210,224 142,200C96,184 58,172 46,142C20,166 -20,166 -46,142Z'
/** Bare shoulders and throat in one unbroken plane. */
const BARE =
  'M-40,60C-42,110 -40,126 -50,146C-60,168 -98,184 -142,200C-210,224 -240,272 -252,362L-268,720H268L252,362C240,272 210,224 142,200C98,184 60,168 50,146C40,126 42,110 40,60Z'
const THROAT = 'M-40,60C-42,110 -40,126 -50,146C-20,190 20,190 50,146C40,126 42,110 40,60Z'

/** The neck in its own shadow, wide enough for any collar. */
export function neck(c: Drawing): string {
  const { skin } = c
  return c.shaded(
    NECK,
    c.linear(-60, 0, 60, 0, [
      [0, skin.lit],
      [0.5, skin.mid],
      [1, skin.shade],
    ]),
    c.linear(0, 80, 10, 180, [
      [0, skin.key, 0.95],
      [0.5, skin.key, 0.5],
      [1, skin.key, 0],
    ]),
  )
}

export interface FaceOptions {
  /** Under a brim or a camera. */
  hideEyes?: boolean
  /** Lips in the skin ink instead of the lip ink. */
  bareLips?: boolean
}

/** A face lit from the left. */
export function face(c: Drawing, options: FaceOptions = {}): string {
  const { ink, skin } = c
  const lip = options.bareLips ? skin.mid : (ink.lip ?? ink.hot)
  let s = c.path(
    FACE,
    c.linear(-80, -80, 40, 110, [
      [0, skin.lit],
      [0.6, skin.lit],
      [1, skin.mid],
    ]),
  )
  s += c.spray(
    c.path(
      FACE,
      c.linear(-20, 30, -80, 90, [
        [0, skin.mid, 0],
        [1, skin.mid, 0.85],
      ]),
    ) +
      c.path(
        'M-60,14a26,20 0 1 0 52,8a26,20 0 1 0 -52,-8Z',
        c.radial(-38, 22, 28, [
          [0, BLUSH, 0.42],
          [1, BLUSH, 0],
        ]),
      ),
  )
  s += c.path(
    SHADE,
    c.linear(0, 0, 90, 30, [
      [0, skin.shade],
      [0.55, skin.shade],
      [1, skin.mid],
    ]),
  )
  s += c.spray(
    c.path(
      SHADE,
      c.linear(-10, 0, 70, 0, [
        [0, skin.key, 0.75],
        [0.6, skin.key, 0.1],
        [1, skin.key, 0],
      ]),
    ),
  )
  if (!options.hideEyes) {
    s +=
      c.path('M-58,-16C-46,-4 -30,-3 -18,-10C-30,4 -50,4 -61,-10Z', skin.key) +
      c.path('M-60,-40C-46,-56 -26,-56 -8,-44C-26,-50 -44,-49 -60,-40Z', skin.key)
    s += c.spray(
      c.path(
        'M-60,-14C-52,-34 -28,-36 -14,-16C-30,-6 -48,-8 -60,-14Z',
        c.linear(0, -36, 0, -6, [
          [0, skin.shade, 0],
          [1, skin.shade, 0.8],
        ]),
      ),
    )
    s +=
      c.path('M16,-10C28,-3 46,-4 58,-16L60,-10C50,4 30,4 16,-10Z', skin.key) +
      c.path('M8,-44C26,-56 46,-56 60,-40C44,-49 26,-50 8,-44Z', skin.key)
    s += c.path('M18,-13C30,-7 46,-8 56,-18C46,-12 30,-11 18,-13Z', skin.lit, 'opacity=".75"')
  }
  // lips: lit and shaded
  s +=
    c.path('M-26,66C-18,58 -10,55 -5,58C-2,60 2,60 5,58C10,55 18,58 26,66C14,70 -14,70 -26,66Z', lip) +
    c.path('M-24,67C-12,84 12,84 24,67C12,70 -12,70 -24,67Z', lip)
  s +=
    c.path(
      'M-1,67C-8,61 -4,59 0,59C6,56 18,58 26,66L24,67C14,84 4,81 -2,79C-9,74 -6,70 -1,67Z',
      skin.key,
      'opacity=".55"',
    ) + c.path('M-26,66C-12,69 12,69 26,66C12,72 -12,72 -26,66Z', skin.key, 'opacity=".7"')
  s += c.path('M-17,74C-13,78 -9,79 -5,79C-8,75 -13,74 -17,74Z', ink.paper, 'opacity=".55"')
  return s
}

/** Bare shoulders, lit from the left. */
export function bareShoulders(c: Drawing): string {
  const { skin } = c
  return (
    c.path(
      BARE,
      c.linear(-200, 0, 220, 0, [
        [0, skin.lit],
        [0.5, skin.lit],
        [0.74, skin.mid],
        [1, skin.shade],
      ]),
    ) +
    c.spray(
      c.path(
        BARE,
        c.linear(-20, 230, 240, 330, [
          [0, skin.shade, 0],
          [0.5, skin.shade, 0.35],
          [1, skin.key, 0.95],
        ]),
      ) +
        c.path(
          THROAT,
          c.linear(-46, 0, 50, 0, [
            [0, skin.shade, 0],
            [0.4, skin.shade, 0.35],
            [1, skin.shade, 1],
          ]),
        ) +
        c.path(
          THROAT,
          c.linear(0, 90, 8, 168, [
            [0, skin.key, 1],
            [0.4, skin.key, 0.6],
            [1, skin.key, 0],
          ]),
        ),
    ) +
    c.spray(
      c.path(
        'M-124,206C-90,226 -40,236 -8,252C-44,252 -92,244 -124,206ZM124,206C90,226 40,236 8,252C44,252 92,244 124,206Z',
        c.linear(-124, 0, 124, 0, [
          [0, skin.shade, 0.1],
          [0.45, skin.shade, 0.9],
          [0.55, skin.key, 0.9],
          [1, skin.key, 0.2],
        ]),
      ),
    )
  )
}

/** Shoulders as one block of cloth, lit from the left. */
export function clothedShoulders(c: Drawing, cloth: string): string {
  const { ink } = c
  return (
    neck(c) +
    c.shaded(
      SHOULDERS,
      cloth,
      c.linear(-260, 220, 200, 300, [
        [0, ink.glow, 0.62],
        [0.22, ink.glow, 0.14],
        [0.5, ink.deep, 0.1],
        [1, ink.deep, 0.85],
      ]),
    )
  )
}
