import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES, SKIN_NAMES } from './ink.ts'
import { countVariants, type PosterOptions, poster } from './poster.ts'
import { emptyStage, type SceneMode, type SceneOptions, scene } from './scene.ts'

const CATEGORIES = ['model', 'exotic_dancer', 'bartender', 'massage_therapist', 'entertainer', 'dj', 'photographer']

// Pictures people have chosen must never change under them: a new hash here is a new picture everywhere.
const POSTERS: [PosterOptions, string][] = [
  [
    { category: 'model', name: 'Imani Okafor', variant: 0, palette: 'fox', skin: 'bronze' },
    'e0c60da6af5ec0c854add06ed08efc3d660d3f50f3a8d3356b5da593807d5a95',
  ],
  [
    { category: 'exotic_dancer', name: 'Sabine Laurent', variant: 0, palette: 'oxblood', skin: 'bronze' },
    'bc1404c8b52910271baf5e69aba154fd3d892b58c33490967344acd0e310bede',
  ],
  [{ category: 'bartender', name: 'Ruth Adeyemi' }, '77b88480bec559abaabfd17d9e4a932977270070da4453c0a8431f6916df34f0'],
  [
    { category: 'massage_therapist', name: 'Josiah Grant', variant: 2, flip: true },
    'b84269cad628fd400ed15fa09d4e18f071724920301093b1e1d725d88f33cf22',
  ],
  [
    { category: 'entertainer', name: 'Camille Roux', variant: 2, size: 'thumb' },
    '6b9814ac8645b4ffa0de7d4c8733b1099ab864e77a6a213087a3c6997d5d894b',
  ],
  [
    { category: 'dj', name: 'Kei Navarro', seed: 'second', variant: 1 },
    '977c50194310628a9c0962bdd249ae719ce03d20e8d35911bb07fe5aa0237517',
  ],
  [
    { category: 'photographer', name: 'Wes Holloway', variant: 2, palette: 'fox', skin: 'honey', grain: false },
    'b33d75a06f65eaf3cb362d9092cf81e7b894782a8893f31e15f8ec8bae0fabdc',
  ],
  [
    { category: 'photographer', name: 'Ansel Ferreira', variant: 0, title: 'A title of its own' },
    'b5353cd0d2e59c32c7d1fd19c3e48fd639b220af0851c20432ffd9bfce5d3937',
  ],
  [
    { category: 'djs', name: 'Tunde Vox', variant: 0 },
    '3d1517a5330f26af0bc9b0d12621be657d6223a3fe1579be5d09fa155a824329',
  ],
  [{ category: 'juggler', name: '' }, 'a81c9cbce3acfee404a3186557299dd5106342d808b93730633a05b4c7aa2a39'],
]

const SCENES: [SceneOptions, string][] = [
  [{ mode: 'evening', crop: 'wide' }, '8d8e1f3550bb7fb78775b019cfa99f8335fa3c7cbfc6d92dca635f50d1a90c4a'],
  [{ mode: 'evening', crop: 'tall' }, '86b5228928b53e09b70b3869e1e8e3998b883f16429443ec40e47ced8529a51e'],
  [{ mode: 'matinee', crop: 'wide' }, 'b6011d85f007caf90e9a9e04f4b00bad9b10d3e1b3b39f0134ce96f1e273155a'],
  [{ mode: 'matinee', crop: 'tall' }, 'ae2637300948ef302d0d8feb6105e3ab525b29cbbd7b034470054de95eae1631'],
]

const STAGES: [SceneMode, string][] = [
  ['evening', 'c409a42e1b19e9d058791d9aba3e4e2ae57ff1ddbda14764817f85b422c5306c'],
  ['matinee', '9dcaa988a95767dfaeef63cc2812304a317f5e8b65f42835389b00dd8d074e34'],
]

describe('poster', () => {
  test.each(POSTERS)('draws %j as it always has', async (options, sum) => {
    expect(await sha256(poster(options))).toBe(sum)
  })

  test('gives the same bytes for the same name, regardless of case and outer spaces', () => {
    const first = poster({ category: 'model', name: 'Imani Okafor', title: 'x' })
    expect(poster({ category: 'model', name: 'Imani Okafor', title: 'x' })).toBe(first)
    expect(poster({ category: 'model', name: '  IMANI okafor ', title: 'x' })).toBe(first)
    expect(poster({ category: 'model', name: 'Imani Okafor', title: 'x', seed: '2' })).not.toBe(first)
  })

  test('escapes a hostile name', () => {
    const svg = poster({ category: 'dj', name: '"><script>alert(1)</script>&' })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
    expect(poster({ category: 'dj', name: 'x', title: '"><script>' })).toContain(
      'aria-label="&quot;&gt;&lt;script&gt;"',
    )
  })

  test('leaves out what XML cannot hold', () => {
    const svg = poster({ category: 'dj', name: 'a\u0000b\ud800c\uffff' })
    expect(svg).toContain('aria-label="Poster illustration: a b\ufffdc "')
  })

  test.each(['juggler', '', 'constructor', '__proto__'])(
    'draws an entertainer for the unknown category %j',
    (category) => {
      const options = { name: 'Odessa Finch', title: 'x' }
      expect(poster({ ...options, category })).toBe(poster({ ...options, category: 'entertainer' }))
      expect(countVariants(category)).toBe(3)
    },
  )

  test.each(CATEGORIES)('has three different sheets for %s', (category) => {
    expect(countVariants(category)).toBe(3)
    const sheets = [0, 1, 2].map((variant) => poster({ category, name: 'A', variant, palette: 'fox', skin: 'honey' }))
    expect(new Set(sheets).size).toBe(3)
    expect(poster({ category, name: 'A', variant: 3, palette: 'fox', skin: 'honey' })).toBe(sheets[0])
    expect(poster({ category, name: 'A', variant: -1, palette: 'fox', skin: 'honey' })).toBe(sheets[2])
  })

  test('takes every palette and skin ink', () => {
    const options = { category: 'model', name: 'A', variant: 0 }
    expect(new Set(PALETTE_NAMES.map((palette) => poster({ ...options, palette }))).size).toBe(6)
    expect(new Set(SKIN_NAMES.map((skin) => poster({ ...options, skin }))).size).toBe(4)
  })

  test('keeps filters out of thumbnails', () => {
    expect(poster({ category: 'dj', name: 'A', size: 'thumb' })).not.toContain('filter')
    expect(poster({ category: 'dj', name: 'A' })).toContain('<filter')
  })
})

describe('scenes', () => {
  test.each(SCENES)('draws %j as it always has', async (options, sum) => {
    expect(await sha256(scene(options))).toBe(sum)
  })

  test.each(STAGES)('draws the empty stage of the %s as it always has', async (mode, sum) => {
    expect(await sha256(emptyStage(mode))).toBe(sum)
  })
})

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
