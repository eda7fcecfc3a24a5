import { disc } from './backdrops.ts'
import type { Drawing } from './draw.ts'

/** A rangefinder held up to the eyes. */
export function heldCamera(c: Drawing): string {
  const { ink } = c
  return c.group(
    'translate(0,-6)',
    c.path('M-46,-74L-30,-100H30L46,-74Z', ink.deep) +
      c.path(
        'M-124,-74H124A12,12 0 0 1 136,-62V60A12,12 0 0 1 124,72H-124A12,12 0 0 1 -136,60V-62A12,12 0 0 1 -124,-74Z',
        ink.deep,
      ) +
      c.path(
        'M-136,-40H136V-62A12,12 0 0 0 124,-74H-124A12,12 0 0 0 -136,-62Z',
        c.linear(-136, 0, 136, 0, [
          [0, ink.paper],
          [0.4, ink.glow],
          [0.75, ink.cloth],
          [1, ink.deep],
        ]),
      ) +
      c.spray(
        c.path(
          'M-136,-40H136V60A12,12 0 0 1 124,72H-124A12,12 0 0 1 -136,60Z',
          c.linear(-136, -40, 90, 60, [
            [0, ink.glow, 0.6],
            [0.4, ink.glow, 0.05],
            [1, ink.glow, 0],
          ]),
        ),
      ) +
      c.circle(
        0,
        6,
        68,
        c.linear(-68, -60, 68, 60, [
          [0, ink.paper],
          [0.4, ink.glow],
          [1, ink.cloth],
        ]),
      ) +
      c.circle(0, 6, 56, ink.deep) +
      c.circle(
        0,
        6,
        42,
        c.radial(-12, -8, 56, [
          [0, ink.hot],
          [0.6, ink.bottom],
          [1, ink.deep],
        ]),
      ) +
      c.circle(0, 6, 20, ink.deep) +
      c.path('M-34,-4C-28,-24 -12,-34 6,-34C-8,-26 -18,-14 -20,0Z', ink.paper) +
      c.circle(98, -58, 9, ink.hot) +
      c.path('M-112,-30H-84V-10H-112Z', ink.glow),
  )
}

/** The bellows of a press camera, six folds narrowing toward us. */
export function bellows(c: Drawing): string {
  const { ink } = c
  let folds = ''
  for (let i = 0; i < 6; i++) {
    const half = 170 - (i / 5) * 52
    const edge = c.linear(-half, -half, half * 0.4, half * 0.4, [
      [0, ink.glow, 0.95],
      [0.6, ink.glow, 0.3],
      [1, ink.glow, 0],
    ])
    folds +=
      c.path(`M${-half},${-half}H${half}V${half}H${-half}Z`, i % 2 ? ink.deep : ink.cloth) +
      c.spray(
        c.path(
          `M${-half},${-half}H${half}L${half - 12},${-half + 12}H${-half + 12}V${half - 12}L${-half},${half}Z`,
          edge,
        ),
      )
  }
  return folds
}

/** A press camera with its bellows out. */
export function pressCamera(c: Drawing, folds: string): string {
  const { ink } = c
  return c.group(
    'translate(348,520)',
    c.shaded(
      'M-206,-206H206V206H-206Z',
      ink.cloth,
      c.linear(-206, -100, 220, 60, [
        [0, ink.glow, 0.85],
        [0.16, ink.glow, 0.2],
        [0.4, ink.deep, 0.1],
        [1, ink.deep, 0.9],
      ]),
    ) +
      c.path('M-206,-206H206V-190H-206Z', ink.paper) +
      c.path('M-60,-260H60V-206H-60Z', ink.deep) +
      c.line('M-60,-260H60V-206M-60,-206V-260', ink.glow, 3) +
      folds +
      c.circle(
        0,
        0,
        108,
        c.linear(-108, -90, 108, 90, [
          [0, ink.paper],
          [0.4, ink.glow],
          [1, ink.deep],
        ]),
      ) +
      c.circle(0, 0, 90, ink.deep) +
      c.circle(
        0,
        0,
        72,
        c.radial(-20, -24, 96, [
          [0, ink.hot],
          [0.6, ink.bottom],
          [1, ink.deep],
        ]),
      ) +
      c.circle(0, 0, 34, ink.deep) +
      c.path('M-56,-10C-48,-42 -22,-58 10,-56C-14,-46 -30,-24 -32,0Z', ink.paper) +
      c.circle(24, 28, 8, ink.glow),
  )
}

/** The flash in its reflector, on a handle. */
export function flashBulb(c: Drawing): string {
  const { ink } = c
  return (
    disc(c, 160, 190, 128, ink.paper) +
    c.circle(160, 190, 128, 'none', `stroke="${ink.deep}" stroke-width="6"`) +
    c.circle(160, 190, 96, 'none', `stroke="${ink.hot}" stroke-width="2" opacity=".7"`) +
    c.circle(160, 190, 30, ink.glow) +
    c.spray(
      c.circle(
        160,
        190,
        30,
        c.linear(130, 160, 190, 220, [
          [0.3, ink.hot, 0],
          [1, ink.hot, 0.9],
        ]),
      ),
    ) +
    c.path(
      'M146,318H176V720H146Z',
      c.linear(146, 0, 176, 0, [
        [0, ink.paper],
        [0.4, ink.glow],
        [1, ink.deep],
      ]),
    )
  )
}
