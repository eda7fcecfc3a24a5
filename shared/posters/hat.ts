import { type Drawing, round } from './draw.ts'
import { FACE } from './figure.ts'

/** A wide-brimmed hat, tilted by `tilt` degrees. */
export function wideBrimHat(c: Drawing, tilt: number): string {
  const { ink } = c
  const brim = 'M-286,-6C-250,-70 -120,-98 0,-96C140,-94 260,-60 290,6C240,44 120,20 0,22C-120,24 -230,46 -286,-6Z'
  const crown = 'M-104,-72C-108,-150 -70,-206 4,-206C76,-206 110,-150 106,-70C60,-50 -60,-50 -104,-72Z'
  const band = 'M-106,-84C-60,-62 60,-62 107,-82L106,-112C60,-92 -60,-92 -105,-112Z'
  return c.group(
    `rotate(${round(tilt)}) translate(0,-30)`,
    c.shaded(
      crown,
      ink.cloth,
      c.linear(-110, -200, 70, -90, [
        [0, ink.glow, 0.85],
        [0.35, ink.glow, 0.2],
        [0.7, ink.glow, 0],
      ]),
    ) +
      c.path(brim, ink.cloth) +
      c.spray(
        c.path(
          brim,
          c.linear(-290, -60, 120, 40, [
            [0, ink.glow, 0.95],
            [0.35, ink.glow, 0.3],
            [0.75, ink.glow, 0],
          ]),
        ) +
          c.path(
            'M-286,-6C-230,46 -120,24 0,22C120,20 240,44 290,6C230,10 100,-8 0,-6C-110,-4 -220,6 -286,-6Z',
            c.linear(0, -10, 0, 40, [
              [0, ink.deep, 0.95],
              [1, ink.deep, 0.6],
            ]),
          ),
      ) +
      c.shaded(
        band,
        ink.hot,
        c.linear(-60, 0, 107, 0, [
          [0, ink.deep, 0],
          [1, ink.deep, 0.8],
        ]),
      ),
  )
}

/** The shadow such a hat throws on the face, down to the mouth. */
export function brimShadow(c: Drawing): string {
  const { skin } = c
  return c.spray(
    c.path(
      FACE,
      c.linear(0, -100, 0, 62, [
        [0, skin.key, 1],
        [0.6, skin.key, 1],
        [1, skin.key, 0],
      ]),
    ),
  )
}
