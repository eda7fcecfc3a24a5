import type { Drawing } from './draw.ts'

const BLUSH = '#d2573a'

const PROF =
  'M-46,-96C-62,-78 -68,-54 -66,-38C-65,-30 -68,-24 -72,-14C-78,0 -88,12 -90,18C-90,25 -80,27 -74,28C-76,33 -82,37 -82,42C-80,46 -74,47 -71,49C-75,53 -79,56 -77,61C-72,67 -68,67 -69,74C-71,82 -72,92 -64,99C-54,106 -36,102 -22,96C-8,104 -8,130 -12,160C-16,190 -40,208 -70,224L120,224C96,204 84,170 86,120C88,90 104,60 108,10C112,-60 80,-128 14,-130C-14,-130 -34,-112 -46,-96Z'

export interface ProfileOptions {
  lip?: string
  lid?: string
}

/** A head in profile, looking left. */
export function profile(c: Drawing, options: ProfileOptions = {}): string {
  const { ink, skin } = c
  const lip = options.lip ?? ink.lip ?? ink.hot
  const lid = options.lid ?? skin.shade
  let s = c.path(
    PROF,
    c.linear(-90, 0, 90, 40, [
      [0, skin.lit],
      [0.4, skin.lit],
      [0.75, skin.mid],
      [1, skin.shade],
    ]),
  )
  s += c.spray(
    c.path(
      PROF,
      c.linear(-40, 0, 80, 30, [
        [0, skin.shade, 0],
        [0.6, skin.shade, 0.55],
        [1, skin.key, 0.95],
      ]),
    ) +
      c.path(
        'M-22,96C6,90 24,72 34,40C56,90 70,140 60,224H-70C-40,208 -16,190 -12,160C-8,130 -8,104 -22,96Z',
        c.linear(-10, 84, 30, 200, [
          [0, skin.key, 0.95],
          [1, skin.key, 0.1],
        ]),
      ) +
      c.ellipse(
        -36,
        34,
        28,
        24,
        c.radial(-36, 34, 28, [
          [0, BLUSH, 0.4],
          [1, BLUSH, 0],
        ]),
      ),
  )
  s += c.spray(
    c.path(
      'M-14,140C-16,190 -40,208 -70,226H124C96,204 88,180 86,140Z',
      c.linear(0, 150, 0, 222, [
        [0, skin.mid, 0],
        [0.6, skin.mid, 0.75],
        [1, skin.mid, 1],
      ]),
    ),
  )
  s +=
    c.path('M-66,-12C-58,-4 -44,-2 -34,-8C-42,4 -58,6 -66,-2Z', skin.key) +
    c.spray(
      c.path(
        'M-65,-12C-60,-28 -44,-28 -32,-10C-44,-2 -56,-4 -65,-12Z',
        c.linear(0, -28, 0, -4, [
          [0, lid, 0.2],
          [1, lid, 0.95],
        ]),
      ),
    )
  s += c.path('M-66,-38C-54,-50 -38,-50 -22,-40C-38,-45 -52,-43 -66,-38Z', skin.key)
  s +=
    c.path('M-71,49C-77,46 -83,45 -82,41C-76,38 -66,42 -56,48C-62,56 -68,64 -76,62C-80,57 -75,53 -71,49Z', lip) +
    c.path('M-71,49C-66,48 -60,48 -56,48C-60,50 -66,51 -71,49Z', skin.key)
  return s
}
