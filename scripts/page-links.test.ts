import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['index.html'] },
  'routes/home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_card.js', '_shared.js'] },
  'routes/privacy-policy.tsx': { file: 'assets/privacy.js' },
}

test('a head loads what only its own screen needs, with styles in order', () => {
  const links = pageLinks(manifest, ['routes/home.tsx'])
    .split('\n')
    .map((line) => line.trim())
  expect(links).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/card.css">',
    '<link rel="stylesheet" crossorigin href="/assets/home.css">',
    '<link rel="after-paint" href="/assets/card.js">',
    '<link rel="after-paint" href="/assets/home.js">',
  ])
})

test('a page without its own styles, and an unknown page', () => {
  expect(pageLinks(manifest, ['routes/privacy-policy.tsx'])).toBe('<link rel="after-paint" href="/assets/privacy.js">')
  expect(pageLinks(manifest, ['routes/unknown.tsx'])).toBe('')
})
