import type { Drawing } from './draw.ts'
import { bareShoulders, clothedShoulders } from './figure.ts'

/** Costumes are drawn a little higher than the shoulders they hang on. */
export function raise(c: Drawing, body: string): string {
  return c.group('translate(0,-26)', body)
}

/** Black jacket, white shirt, bow tie. */
export function tux(c: Drawing): string {
  const { ink } = c
  const lapel = 'M-62,198C-90,214 -108,224 -118,230L-86,330L-110,342L-8,520L-16,440Z'
  return (
    clothedShoulders(c, ink.cloth) +
    raise(
      c,
      c.shaded(
        'M-56,150L-62,204L0,300L62,204L56,150C20,196 -20,196 -56,150Z',
        ink.paper,
        c.linear(-50, 0, 60, 0, [
          [0, ink.deep, 0.05],
          [0.5, ink.deep, 0.3],
          [1, ink.deep, 0.8],
        ]),
      ) +
        c.shaded(
          'M-40,186L0,238L40,186L62,204L16,470H-16L-62,204Z',
          ink.paper,
          c.linear(-60, 0, 60, 0, [
            [0, ink.deep, 0],
            [0.5, ink.deep, 0.05],
            [1, ink.deep, 0.6],
          ]),
        ) +
        c.path(lapel, ink.deep) +
        c.path('M62,198C90,214 108,224 118,230L86,330L110,342L8,520L16,440Z', ink.deep) +
        c.spray(
          c.path(
            lapel,
            c.linear(-120, 220, 0, 300, [
              [0, ink.glow, 0.75],
              [0.6, ink.glow, 0.12],
              [1, ink.glow, 0],
            ]),
          ),
        ) +
        c.path('M-4,222L-50,198C-56,214 -56,236 -50,252L-4,230ZM4,222L50,198C56,214 56,236 50,252L4,230Z', ink.hot) +
        c.path('M-9,216H9V238H-9Z', ink.hot) +
        c.path('M4,222L50,198C56,214 56,236 50,252L4,230ZM0,216H9V238H0Z', ink.deep, 'opacity=".45"'),
    )
  )
}

/** An evening gown with straps. */
export function gown(c: Drawing): string {
  const { ink } = c
  return (
    bareShoulders(c) +
    raise(
      c,
      c.shaded(
        'M-230,470C-150,420 -70,396 0,440C70,396 150,420 230,470L260,760H-260Z',
        ink.cloth,
        c.linear(-220, 400, 120, 520, [
          [0, ink.glow, 0.8],
          [0.4, ink.glow, 0.14],
          [0.7, ink.glow, 0],
        ]),
      ) + c.line('M-118,230C-112,320 -104,380 -92,416M118,230C112,320 104,380 92,416', ink.cloth, 8),
    )
  )
}

/** A buttoned coat with a colored lapel. */
export function coat(c: Drawing): string {
  const { ink } = c
  const litLapel = 'M-46,150C-80,160 -100,190 -104,226C-70,300 -30,350 0,380C-8,300 -20,240 -46,150Z'
  const shadedLapel = 'M46,150C80,160 100,190 104,226C70,300 30,350 0,380C8,300 20,240 46,150Z'
  return (
    clothedShoulders(c, ink.cloth) +
    raise(
      c,
      c.path(litLapel, ink.hot) +
        c.path(shadedLapel, ink.hot) +
        c.spray(
          c.path(
            shadedLapel,
            c.linear(0, 0, 110, 0, [
              [0, ink.deep, 0.9],
              [1, ink.deep, 0.45],
            ]),
          ) +
            c.path(
              litLapel,
              c.linear(-104, 0, 0, 0, [
                [0, ink.glow, 0.55],
                [1, ink.deep, 0.5],
              ]),
            ),
        ) +
        c.line('M0,380V700', ink.deep, 4),
    )
  )
}

/** A white wrapped tunic with a colored edge. */
export function wrap(c: Drawing): string {
  const { ink, skin } = c
  return (
    clothedShoulders(c, ink.paper) +
    raise(
      c,
      c.shaded(
        'M-50,170C-20,192 20,192 50,170L0,330Z',
        c.linear(-50, 0, 50, 0, [
          [0, skin.lit],
          [0.5, skin.mid],
          [1, skin.shade],
        ]),
        c.linear(0, 170, 0, 300, [
          [0, skin.key, 0.5],
          [1, skin.key, 0],
        ]),
      ) +
        c.path('M-52,176L30,420L-70,720H-120L-96,212Z', ink.paper) +
        c.spray(
          c.path(
            'M60,190L-40,430L-60,720H268L252,390C240,300 210,252 142,228Z',
            c.linear(-60, 300, 240, 420, [
              [0, ink.bottom, 0.3],
              [1, ink.deep, 0.75],
            ]),
          ) +
            c.path(
              'M-52,176L24,400L-10,440L-86,200Z',
              c.linear(-86, 0, 20, 0, [
                [0, ink.hot, 0.9],
                [1, ink.hot, 0.5],
              ]),
            ),
        ) +
        c.shaded(
          'M52,176L-46,432L-14,462L88,200Z',
          ink.hot,
          c.linear(-40, 0, 90, 0, [
            [0, ink.deep, 0],
            [1, ink.deep, 0.7],
          ]),
        ),
    )
  )
}
