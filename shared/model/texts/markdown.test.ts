import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLinkTarget, plainBlocks, readMarkdown, splitSections } from './markdown.ts'

const plain = (text: string) => plainBlocks(readMarkdown(text), { fields: { agency: 'Lantern *& <Co>*' } })

test('reads paragraphs, line breaks, lists, bold, italics and links', () => {
  expect(readMarkdown('Hello **big *night***,\nsee [our *page*](/services).')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Hello ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'big *night' }] },
        { kind: 'text', text: '*,' },
        { kind: 'break' },
        { kind: 'text', text: 'see ' },
        {
          kind: 'link',
          href: '/services',
          children: [
            { kind: 'text', text: 'our ' },
            { kind: 'em', children: [{ kind: 'text', text: 'page' }] },
          ],
        },
        { kind: 'text', text: '.' },
      ],
    },
  ])
  const kinds = readMarkdown('## One\ntext\n- a\n- b\n  goes on\n1. c\n\nend').map(({ kind }) => kind)
  expect(kinds).toEqual(['heading', 'paragraph', 'list', 'list', 'paragraph'])
})

test('everything else is text: HTML, stray marks, escaped marks', () => {
  for (const text of ['<b>no</b>', '2 * 3 * 4', '5 ** 6', 'a [b](c d)', '`code`', '> quote', '| a | b |', '***']) {
    expect(plain(text), text).toEqual([text])
  }
  expect(plain('\\*not bold\\*')).toEqual(['*not bold*'])
})

test('the value of a field is no markup', () => {
  expect(plain('By {agency}.')).toEqual(['By Lantern *& <Co>*.'])
  expect(plain('By {nobody}.')).toEqual(['By {nobody}.'])
})

test('plain text has links and lists too', () => {
  expect(plain('Call [us](tel:+14045550142)\n\n- a\n- b\n\n1. c\n2. d')).toEqual([
    'Call us (tel:+14045550142)',
    '- a\n- b',
    '1. c\n2. d',
  ])
})

test.each([
  ['https://example.com/a?b=c', true],
  ['mailto:a@b.example', true],
  ['tel:+14045550142', true],
  ['/services#models', true],
  ['http://example.com', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://user:pass@evil.example', false],
  ['https://', false],
  ['mailto:a@b.example?bcc=c@d.example', false],
  ['services', false],
])('%s: a link is %s', (href, allowed) => {
  expect(findLinkTarget(href) !== undefined).toBe(allowed)
})

test('sections begin at headings', () => {
  const sections = splitSections(readMarkdown('before\n## A\na\n### deeper\n## B'))
  expect(sections.map(({ title, blocks }) => [title !== undefined, blocks.length])).toEqual([
    [false, 1],
    [true, 2],
    [true, 0],
  ])
})

test('reads anything, and loses no letter outside links', () => {
  const signs = fc.constantFrom(...'*{}\\#-1. \nab<>_'.split(''))
  const letters = (value: string) => value.replace(/[^ab]/g, '')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 200 }), (typed) => {
      const text = typed.join('')
      expect(letters(plain(text).join('\n'))).toBe(letters(text))
    }),
  )
  for (const sign of ['*', '**', '[', '[a](', '{', '\\', '- ', '# ', '*a ', '**a*']) readMarkdown(sign.repeat(20_000))
})
