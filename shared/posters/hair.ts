import { type Drawing, round, type Stop } from './draw.ts'

export type HairStyle = 'afro' | 'bob' | 'bun' | 'fade' | 'slick' | 'waves'

/** A style is drawn in two layers, behind the head and over the forehead. */
interface Layers {
  back(c: Drawing): string
  front(c: Drawing): string
}

/** Hair behind a head that faces us; ears too, where the style shows them. */
export function hairBehind(c: Drawing, style: HairStyle): string {
  return STYLES[style].back(c)
}

/** Hair over the forehead. */
export function hairInFront(c: Drawing, style: HairStyle): string {
  return STYLES[style].front(c)
}

const CAP =
  'M-80,-2C-92,-84 -66,-142 2,-142C70,-142 94,-84 80,-2C76,-40 66,-66 40,-82C14,-72 -30,-70 -58,-82C-70,-58 -76,-34 -80,-2Z'

const STYLES: Record<HairStyle, Layers> = {
  afro: {
    back: (c) => {
      const sheen = [
        [0, c.ink.glow, 0.62],
        [0.4, c.ink.glow, 0.18],
        [0.8, c.ink.glow, 0],
      ] as const
      const outline = roughCircle(c, { x: 0, y: -72, radius: 138, points: 46, tooth: 7, squash: 0.97 })
      return cloud(c, outline, 10) + c.spray(c.circle(0, -72, 146, c.linear(-140, -180, 30, 0, sheen)))
    },
    front: (c) =>
      c.path(
        'M-80,-8C-86,-60 -60,-112 0,-112C60,-112 86,-60 80,-8C74,-52 50,-78 0,-80C-50,-78 -74,-52 -80,-8Z',
        c.skin.key,
      ),
  },
  bob: {
    back: () => '',
    front: (c) =>
      lit(
        c,
        'M-60,52C-96,58 -104,20 -100,-30C-96,-110 -60,-146 0,-146C60,-146 96,-110 100,-30C104,20 96,58 60,52C74,40 80,10 78,-20C72,-52 50,-84 14,-92C-30,-78 -62,-62 -78,-20C-80,10 -74,40 -60,52Z',
      ) + strands(c, 'M-92,-40C-80,-90 -40,-112 14,-92M-97,-8C-86,-66 -50,-96 4,-102M92,-40C84,-84 56,-104 20,-96', 2),
  },
  bun: {
    back: (c) =>
      lit(c, 'M-58,-158C-58,-222 58,-222 58,-158C58,-120 -58,-120 -58,-158Z') +
      strands(c, 'M-50,-150C-20,-190 20,-196 44,-186M-40,-136C-10,-166 30,-172 54,-164', 2),
    front: (c) => lit(c, CAP),
  },
  fade: {
    back: (c) => ears(c, 80, 4),
    front: (c) =>
      lit(
        c,
        'M-79,-24C-88,-100 -54,-138 2,-138C58,-138 88,-100 79,-24C74,-50 70,-70 62,-84C20,-92 -20,-92 -62,-84C-70,-70 -74,-50 -79,-24Z',
      ),
  },
  slick: {
    back: (c) => ears(c, 79, 6),
    front: (c) =>
      lit(
        c,
        'M-79,-14C-96,-96 -58,-150 8,-148C72,-146 96,-92 79,-14C76,-50 64,-78 44,-96C0,-106 -40,-96 -60,-74C-70,-56 -76,-36 -79,-14Z',
      ) + strands(c, 'M-56,-82C-30,-120 20,-128 58,-104M-48,-100C-20,-130 20,-138 50,-124', 2.4, '.4'),
  },
  waves: {
    back: (c) => {
      const sheen = [
        [0, c.ink.glow, 0.5],
        [0.5, c.ink.glow, 0.05],
        [1, c.ink.glow, 0],
      ] as const
      return c.shaded(
        'M-92,-60C-130,10 -96,70 -122,150C-80,190 80,190 122,150C96,70 130,10 92,-60Z',
        c.skin.key,
        c.linear(-130, 0, 0, 40, sheen),
      )
    },
    front: (c) => lit(c, CAP),
  },
}

/** A round crown of hair for a head in profile. */
export function roundCrown(c: Drawing): string {
  const sheen = [
    [0, c.ink.glow, 0.8],
    [0.35, c.ink.glow, 0.22],
    [0.75, c.ink.glow, 0],
  ] as const
  const outline = roughCircle(c, { x: 52, y: -96, radius: 152, points: 52, tooth: 6, squash: 1 })
  return cloud(c, outline, 9) + c.spray(c.circle(52, -96, 156, c.linear(-90, -220, 90, -40, sheen)))
}

/** Hair gathered low at the back, for a head in profile. */
export function pinnedCrown(c: Drawing): string {
  return (
    swept(
      c,
      'M-52,-92C-34,-150 60,-170 112,-112C170,-150 236,-96 206,-36C190,-4 150,0 124,-18C112,20 92,44 70,54C60,20 56,-10 34,-34C0,-50 -30,-60 -52,-92Z',
      c.linear(-50, -160, 120, 0, lampSide(c, 0.3, 0.25)),
    ) +
    strands(
      c,
      'M-30,-104C10,-140 70,-136 104,-96C140,-130 190,-110 192,-64M-6,-84C30,-100 70,-80 92,-40M124,-18C120,-50 116,-80 104,-96',
      2.4,
    )
  )
}

/** Finger waves under a band with a star, for a head in profile. */
export function fingerWaves(c: Drawing): string {
  return (
    swept(
      c,
      'M-52,-92C-34,-150 60,-160 112,-100C136,-50 128,20 96,60C80,72 66,64 60,44C52,6 40,-20 24,-34C0,-50 -30,-60 -52,-92Z',
      c.linear(-50, -140, 90, 0, lampSide(c, 0.35, 0.2)),
    ) +
    strands(
      c,
      'M-40,-96C0,-120 40,-110 60,-80C76,-50 100,-60 116,-84M-16,-74C20,-84 40,-60 54,-36C70,-10 96,-20 118,-44',
      2.6,
      '.4',
    ) +
    c.path('M-50,-92C-20,-128 50,-146 104,-108L112,-96C50,-126 -10,-112 -44,-82Z', c.ink.hot) +
    c.path('M-12,-116l9,14l16,4l-12,12l2,17l-15,-8l-15,8l2,-17l-12,-12l16,-4Z', c.ink.glow)
  )
}

/** Hair falling behind the shoulder, for a head in profile. */
export function longFall(c: Drawing): string {
  return (
    swept(
      c,
      'M-52,-92C-34,-150 60,-166 112,-106C140,-50 132,30 118,76C150,110 130,170 96,180C70,150 84,100 66,50C56,10 40,-20 24,-34C0,-50 -30,-60 -52,-92Z',
      c.linear(-50, -150, 120, 0, lampSide(c, 0.3, 0.2)),
    ) +
    strands(c, 'M-34,-100C10,-126 60,-110 76,-70C90,-30 100,0 96,50M-10,-80C30,-90 60,-50 70,0C76,40 90,80 96,130', 2.4)
  )
}

function lampSide(c: Drawing, at: number, alpha: number): readonly Stop[] {
  return [
    [0, c.ink.glow, 0.85],
    [at, c.ink.glow, alpha],
    [0.7, c.ink.glow, 0],
  ]
}

function swept(c: Drawing, d: string, sheen: string): string {
  return c.shaded(d, c.skin.key, sheen)
}

/** A mass of hair with the lamp on its upper left. */
function lit(c: Drawing, d: string): string {
  const sheen = c.linear(-100, -130, 60, 40, [
    [0, c.ink.glow, 0.5],
    [0.3, c.ink.glow, 0.1],
    [0.6, c.ink.glow, 0],
  ])
  return c.shaded(d, c.skin.key, sheen)
}

function strands(c: Drawing, d: string, width: number, opacity = '.35'): string {
  return c.line(d, c.ink.glow, width, `opacity="${opacity}"`)
}

function ears(c: Drawing, x: number, y: number): string {
  return c.ellipse(-x, y, 12, 22, c.skin.mid) + c.ellipse(x, y, 12, 22, c.skin.shade)
}

function cloud(c: Drawing, d: string, stroke: number): string {
  const { key } = c.skin
  return c.path(d, key, `stroke="${key}" stroke-width="${stroke}" stroke-linejoin="round"`)
}

interface RoughCircle {
  x: number
  y: number
  radius: number
  points: number
  tooth: number
  squash: number
}

/** A circle with a hair's roughness; spends one random number a point. */
function roughCircle(c: Drawing, { x, y, radius, points, tooth, squash }: RoughCircle): string {
  let d = ''
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * Math.PI * 2
    const r = radius + (i % 2 ? tooth : 0) + c.random() * 5
    d += `${i ? 'L' : 'M'}${round(x + Math.cos(angle) * r)},${round(y + Math.sin(angle) * r * squash)}`
  }
  return `${d}Z`
}
