import { type Drawing, round } from './draw.ts'
import { limb } from './limb.ts'

/** An open hand, fingertips up and the wrist at 0,0; `spread` opens the fingers. */
export function hand(c: Drawing, spread: number): string {
  const { skin } = c
  const palm = 'M-26,40C-28,10 -48,-20 -46,-60C-45,-90 -46,-100 -44,-108H44C46,-90 46,-70 42,-44C38,-16 28,10 27,40Z'
  const fingers: readonly (readonly [number, number, number, number])[] = [
    [-30, -96, -34 - spread * 1.6, -182],
    [-10, -102, -11 - spread * 0.5, -206],
    [11, -102, 13 + spread * 0.6, -198],
    [31, -94, 36 + spread * 1.8, -166],
  ]
  let s = c.path(
    limb([
      [-40, -38, 30],
      [-58, -76, 26],
      [-72, -112, 20],
      [-78, -136, 14],
    ]),
    skin.mid,
  )
  s += c.path(
    palm,
    c.linear(-46, 0, 46, 0, [
      [0, skin.lit],
      [0.5, skin.lit],
      [1, skin.mid],
    ]),
  )
  fingers.forEach(([x1, y1, x2, y2]) => {
    const q = limb([
      [x1, y1 + 20, 23],
      [x1 + (x2 - x1) * 0.5, (y1 + y2) / 2, 21],
      [x2, y2, 13],
    ])
    s += c.shaded(
      q,
      c.linear(x1 - 11, 0, x1 + 13, 0, [
        [0, skin.lit],
        [0.55, skin.lit],
        [1, skin.mid],
      ]),
      c.linear(x1 - 4, 0, x1 + 13, 0, [
        [0, skin.shade, 0],
        [1, skin.shade, 0.95],
      ]),
    )
  })
  s += c.spray(
    c.path(
      palm,
      c.linear(-20, -80, 46, 10, [
        [0, skin.shade, 0],
        [0.5, skin.shade, 0.2],
        [1, skin.key, 0.9],
      ]),
    ),
  )
  return s
}

/** One ostrich feather standing on 0,0. */
function feather(c: Drawing, length: number, width: number, ink: string, tip: string): string {
  const d = `M0,0C${round(-width * 0.5)},${round(-length * 0.35)} ${round(-width * 0.75)},${round(-length * 0.8)} ${round(-width * 0.18)},${round(-length)}C${round(width * 0.2)},${round(-length * 1.06)} ${round(width * 0.7)},${round(-length * 0.9)} ${round(width * 0.55)},${round(-length * 0.62)}C${round(width * 0.45)},${round(-length * 0.3)} ${round(width * 0.2)},${round(-length * 0.1)} 0,0Z`
  return (
    c.shaded(
      d,
      ink,
      c.linear(-width * 0.5, -length * 0.6, width * 0.6, -length * 0.5, [
        [0, tip, 0.95],
        [0.4, tip, 0.2],
        [0.8, tip, 0],
      ]),
      c.linear(0, 0, 0, -length, [
        [0, tip, 1],
        [0.45, tip, 0.2],
        [1, tip, 0],
      ]),
    ) +
    c.line(
      `M0,0C${round(-width * 0.05)},${round(-length * 0.4)} ${round(-width * 0.05)},${round(-length * 0.7)} ${round(width * 0.1)},${round(-length * 0.94)}`,
      tip,
      1.6,
      'opacity=".55"',
    )
  )
}

/** A fan of feathers, opened from one angle to another. */
export function fan(
  c: Drawing,
  count: number,
  from: number,
  to: number,
  length: number,
  width: number,
  ink: string,
  tip: string,
): string {
  let s = ''
  for (let i = 0; i < count; i++) {
    const degrees = from + ((to - from) * i) / (count - 1)
    s += c.group(
      `rotate(${round(degrees)})`,
      feather(c, length * (0.92 + 0.08 * Math.sin((i / (count - 1)) * Math.PI)), width, ink, tip),
    )
  }
  return s
}
