import { gown } from './costume.ts'
import { createDrawing, type Drawing } from './draw.ts'
import { face } from './figure.ts'
import { filters } from './filters.ts'
import { brimShadow, wideBrimHat } from './hat.ts'
import { type Ink, SKINS, type SkinName } from './ink.ts'
import { seededRandom } from './random.ts'
import { skyline } from './skyline.ts'

export type SceneMode = 'evening' | 'matinee'
export type SceneCrop = 'wide' | 'tall'

export interface SceneOptions {
  mode: SceneMode
  crop: SceneCrop
  skin?: SkinName
}

interface SceneInk extends Ink {
  /** The near and the far row of towers. */
  city: string
  farCity: string
  /** The page's own ground, into which the scene fades. */
  page: string
  /** The sky from top to bottom, as three inks and where the middle one sits. */
  sky: readonly [top: string, middle: string, bottom: string, at: number]
  disc: string
  lamp: string | null
  haze: string
  hazeEnd: string
  grain: number
}

const INKS: Readonly<Record<SceneMode, SceneInk>> = {
  evening: {
    top: '#123f47',
    bottom: '#0b1211',
    deep: '#060d0d',
    glow: '#ffbe85',
    paper: '#f4eee1',
    hot: '#dd5130',
    cloth: '#0a2226',
    city: '#0c2629',
    farCity: '#17424a',
    page: '#0b1211',
    sky: ['#0b1211', '#0f3036', '#0b1211', 0.35],
    disc: '#ffbe85',
    lamp: '#ffbe85',
    haze: '#060d0d',
    hazeEnd: '#0b1211',
    grain: 0.4,
  },
  matinee: {
    top: '#f3b688',
    bottom: '#e9eee8',
    deep: '#17302b',
    glow: '#fff1d6',
    paper: '#fffaf0',
    hot: '#cf4a26',
    cloth: '#12403f',
    city: '#7fa19b',
    farCity: '#bcd0c8',
    page: '#edf1eb',
    sky: ['#e9eee8', '#f6d9bd', '#f0b78f', 0.5],
    disc: '#fffaf0',
    lamp: null,
    haze: '#f3b688',
    hazeEnd: '#f3b688',
    grain: 0.14,
  },
}

const HEIGHT = 900
const LAYOUT = { wide: { width: 1440, cx: 1010 }, tall: { width: 780, cx: 430 } } as const
const DISC = { cy: 400, radius: 300 } as const

/** The home page's hero: a figure in a wide-brimmed hat against the city. Same options, same bytes. */
export function scene({ mode, crop, skin = 'bronze' }: SceneOptions): string {
  const ink = INKS[mode]
  const { width, cx } = LAYOUT[crop]
  const id = `s${mode[0]}${crop[0]}`
  const c = createDrawing(id, ink, SKINS[skin], seededRandom(20))

  const art =
    sky(c, ink, width) +
    c.spray(
      searchlight(c, cx - 300, -13, 12, 0.75) +
        searchlight(c, cx + 300, 16, 13, 0.7) +
        searchlight(c, cx - 60, 30, 9, 0.35),
    ) +
    (mode === 'evening' ? stars(c, width) : '') +
    sun(c, ink, cx) +
    city(c, ink, cx) +
    haze(c, ink, width) +
    headliner(c, cx) +
    footlights(c, ink, width) +
    (crop === 'wide' ? titleWash(c, ink) : '')

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}"` +
    ' preserveAspectRatio="xMidYMid slice" role="img"' +
    ' aria-label="A figure in a wide-brimmed hat stands lit against the Atlanta skyline">' +
    `<defs>${filters(id, 7, true)}${c.defs.join('')}</defs>${art}` +
    `<rect width="${width}" height="${HEIGHT}" filter="url(#${id}gr)" opacity="${ink.grain}"/></svg>`
  )
}

function sky(c: Drawing, ink: SceneInk, width: number): string {
  const [top, middle, bottom, at] = ink.sky
  const fill = c.linear(0, 0, 0, HEIGHT, [
    [0, top],
    [at, middle],
    [1, bottom],
  ])
  return `<rect width="${width}" height="${HEIGHT}" fill="${fill}"/>`
}

/** A searchlight standing on the ground, pointing up. */
function searchlight(c: Drawing, x: number, degrees: number, spread: number, strength: number): string {
  const ground = HEIGHT - 60
  const reach = 1300
  const middle = (degrees * Math.PI) / 180
  const half = (spread * Math.PI) / 360
  const end = (angle: number) => [x + Math.sin(angle) * reach, ground - Math.cos(angle) * reach] as const
  const [x1, y1] = end(middle - half)
  const [x2, y2] = end(middle + half)
  const [tipX, tipY] = end(middle)
  const light = c.linear(x, ground, tipX, tipY, [
    [0, c.ink.glow, strength],
    [0.6, c.ink.glow, strength * 0.4],
    [1, c.ink.glow, 0],
  ])
  const left = `${x1.toFixed(0)},${y1.toFixed(0)}`
  const right = `${x2.toFixed(0)},${y2.toFixed(0)}`
  return c.path(`M${x - 8},${ground}L${left}L${right}L${x + 8},${ground}Z`, light)
}

function stars(c: Drawing, width: number): string {
  let dots = ''
  for (let i = 0; i < 70; i++) {
    const x = c.random() * width
    const y = c.random() * 420
    const radius = 0.6 + c.random() * 1.3
    dots += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(1)}"/>`
  }
  return `<g fill="${c.ink.paper}" opacity=".5">${dots}</g>`
}

function sun(c: Drawing, ink: SceneInk, cx: number): string {
  const { cy, radius } = DISC
  const halo = c.radial(cx, cy, radius * 1.7, [
    [0.5, ink.glow, 0.5],
    [1, ink.glow, 0],
  ])
  const blush = c.linear(cx - radius, cy - radius, cx + radius, cy + radius, [
    [0.35, ink.hot, 0],
    [1, ink.hot, 0.75],
  ])
  return (
    c.spray(c.circle(cx, cy, radius * 1.7, halo)) +
    c.circle(cx, cy, radius, ink.disc) +
    c.spray(c.circle(cx, cy, radius, blush))
  )
}

function city(c: Drawing, ink: SceneInk, cx: number): string {
  return (
    skyline(c, cx - 640, HEIGHT - 20, 1.22, ink.farCity, null) +
    skyline(c, cx - 60, HEIGHT - 20, 1.3, ink.farCity, null) +
    skyline(c, cx - 760, HEIGHT, 0.86, ink.city, ink.lamp, 0.6) +
    skyline(c, cx + 60, HEIGHT, 0.9, ink.city, ink.lamp, 0.6)
  )
}

function haze(c: Drawing, ink: SceneInk, width: number): string {
  const fill = c.linear(0, HEIGHT - 300, 0, HEIGHT, [
    [0, ink.haze, 0],
    [1, ink.hazeEnd, 0.55],
  ])
  return c.spray(`<rect y="${HEIGHT - 300}" width="${width}" height="300" fill="${fill}"/>`)
}

function headliner(c: Drawing, cx: number): string {
  const { ink } = c
  const figure = gown(c) + face(c, { hideEyes: true }) + brimShadow(c)
  const earring =
    c.circle(80, 30, 9, ink.paper) +
    c.path('M80,40L94,78L80,138L66,78Z', ink.paper) +
    c.path('M80,40L94,78L80,138Z', ink.hot)
  return c.group(`translate(${cx + 4},${DISC.cy + 60}) scale(1.42)`, figure + earring + wideBrimHat(c, -11))
}

function footlights(c: Drawing, ink: SceneInk, width: number): string {
  const fill = c.linear(0, HEIGHT - 120, 0, HEIGHT, [
    [0, ink.page, 0],
    [1, ink.page, 1],
  ])
  return `<rect y="${HEIGHT - 120}" width="${width}" height="120" fill="${fill}"/>`
}

/** Type never sits on raw stipple. */
function titleWash(c: Drawing, ink: SceneInk): string {
  const fill = c.linear(0, 0, 760, 0, [
    [0, ink.page, 0.96],
    [0.55, ink.page, 0.7],
    [1, ink.page, 0],
  ])
  return `<rect width="760" height="${HEIGHT}" fill="${fill}"/>`
}

/** The empty-state vignette, 360 × 220 on a clear ground: one lamp, nobody on stage yet. */
export function emptyStage(mode: SceneMode): string {
  const ink = INKS[mode]
  const evening = mode === 'evening'
  const c = createDrawing(`e${mode[0]}`, ink, SKINS.bronze, seededRandom(3))
  const lamp = evening ? ink.glow : '#c8652f'
  const shade = evening ? '#3a4b45' : '#40524a'
  const mouth = evening ? ink.paper : '#fff1d6'

  const beam = c.linear(0, 20, 0, 192, [
    [0, lamp, 0.95],
    [0.6, lamp, 0.42],
    [1, lamp, 0.2],
  ])
  const rim = c.linear(60, 0, 300, 0, [
    [0, ink.hot, 0.1],
    [0.5, ink.hot, 0],
    [1, ink.hot, 0.85],
  ])
  const art =
    c.spray(c.path('M172,26L60,190H300L188,26Z', beam)) +
    c.ellipse(180, 190, 122, 15, lamp, 'opacity=".9"') +
    c.spray(c.ellipse(180, 190, 122, 15, rim)) +
    c.path('M156,6H204L196,30H164Z', shade) +
    c.path('M178,0H182V8H178Z', '#6b8178') +
    c.ellipse(180, 30, 16, 4, mouth)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 220" width="360" height="220" aria-hidden="true">' +
    `<defs>${filters(`e${mode[0]}`, 11, false)}${c.defs.join('')}</defs>${art}</svg>`
  )
}
