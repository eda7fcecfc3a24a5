import { expect, test } from 'vitest'
import { socialAddress } from './social-address.ts'

test.each([
  ['@imani.okafor', 'instagram', 'https://www.instagram.com/imani.okafor'],
  ['imani_okafor', 'instagram', 'https://www.instagram.com/imani_okafor'],
  ['@imani', 'twitter', 'https://x.com/imani'],
  ['instagram.com/imani', 'instagram', 'https://instagram.com/imani'],
  ['www.instagram.com/imani', 'instagram', 'https://www.instagram.com/imani'],
  ['  x.com/imani ', 'twitter', 'https://x.com/imani'],
  ['https://instagram.com/imani', 'instagram', 'https://instagram.com/imani'],
  ['HTTP://imani.example', 'website', 'HTTP://imani.example'],
  ['imani.example/work', 'website', 'https://imani.example/work'],
  ['', 'website', ''],
] as const)('%j as %s is %j', (typed, site, address) => {
  expect(socialAddress(typed, site)).toBe(address)
})

test.each([
  'just words',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:imani@example.com',
  'imani@example.com',
  'ftp://imani.example',
  'https://',
  '//imani.example',
  '@',
  '@ imani',
  '@imani/..',
  'https://..',
  'https://@a.b',
  'https://a.example/\n<x>',
  'HTTPS://user:pw@evil.example',
])('%j leads nowhere', (typed) => {
  for (const site of ['instagram', 'twitter', 'website'] as const) expect(socialAddress(typed, site)).toBeUndefined()
})

test('a website has no handle', () => {
  expect(socialAddress('@imani', 'website')).toBeUndefined()
  expect(socialAddress('imani', 'website')).toBeUndefined()
})
