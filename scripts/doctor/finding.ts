/** What one check found. */
export interface Finding {
  /** 'look' may be meant so; 'broken' keeps something from working. */
  state: 'good' | 'look' | 'broken'
  /** What is so, in one sentence. */
  says: string
  /** What to do about it. */
  fix?: string
}

export const good = (says: string): Finding => ({ state: 'good', says })
export const look = (says: string, fix: string): Finding => ({ state: 'look', says, fix })
export const broken = (says: string, fix: string): Finding => ({ state: 'broken', says, fix })

/** The findings as lines, and a sum at the end. */
export function describeFindings(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const lines = findings.map(({ state, says, fix }) => `${state.padEnd(8)}${says}${fix ? `\n        ${fix}` : ''}`)
  return [...lines, '', `${count('good')} good, ${count('look')} to look at, ${count('broken')} to fix`].join('\n')
}
