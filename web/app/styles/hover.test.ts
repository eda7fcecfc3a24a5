import { expect, test } from 'vitest'

const sheets = import.meta.glob<string>('/web/**/*.css', { query: '?raw', import: 'default', eager: true })

/** The selectors of a sheet that take effect on :hover without asking for a pointer that can. */
function ungated(css: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const walk = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) return []
      if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':hover') ? [rule.selectorText] : []
      return rule instanceof CSSGroupingRule ? walk(rule.cssRules) : []
    })
  return walk(sheet.cssRules)
}

test('a tap leaves no hover behind: those styles wait for a pointer that can hover', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(15)
  const found = Object.entries(sheets).flatMap(([file, css]) => ungated(css).map((selector) => `${file} ${selector}`))
  expect(found).toEqual([])
})
