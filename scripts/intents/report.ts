import { INTENTS } from '#server/chat/assistant/understand/intents.ts'
import type { Calibration } from './calibrate.ts'
import type { Scored } from './cross-validate.ts'

const percent = (part: number, whole: number) =>
  whole === 0 ? '   –' : `${Math.round((100 * part) / whole)}%`.padStart(4)

/**
 * What held-out examples show: per intent how many were found and how many of the found were right, the pairs that are
 * confused, and how sure one must be.
 * @param only also lists the wrong examples of this intent, or of 'all'
 */
export function report(scored: readonly Scored[], calibrations: readonly Calibration[], only?: string): string {
  const judged = scored.map(({ text, wanted, sums }) => {
    const scores = INTENTS.map((intent, k) => {
      const { slope, shift } = calibrations[k] ?? { slope: 1, shift: 0 }
      return { intent, score: 1 / (1 + Math.exp(-(slope * (sums[k] ?? 0) + shift))) }
    }).sort((a, b) => b.score - a.score)
    const [first] = scores
    return { text, wanted, score: first?.score ?? 0, first: first && first.score >= 0.2 ? first.intent : 'none' }
  })
  const isRight = ({ wanted, first }: (typeof judged)[number]) =>
    wanted.length === 0 ? first === 'none' : wanted.some((one) => one === first)
  const lines = ['intent             examples  recall  precision']
  for (const intent of [...INTENTS, 'none']) {
    const wanting = judged.filter(({ wanted }) => (wanted[0] ?? 'none') === intent)
    const saying = judged.filter(({ first }) => first === intent)
    if (wanting.length > 0)
      lines.push(
        `${intent.padEnd(20)}${String(wanting.length).padStart(6)}    ${percent(wanting.filter(isRight).length, wanting.length)}       ${percent(saying.filter(isRight).length, saying.length)}`,
      )
  }
  lines.push(`all ${percent(judged.filter(isRight).length, judged.length)}`)
  for (const sure of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const sureOf = judged.filter(({ score }) => score >= sure)
    lines.push(
      `${percent(sureOf.length, judged.length)} are at least ${sure} sure, ${percent(sureOf.filter(isRight).length, sureOf.length)} of them right`,
    )
  }
  const wrong = judged.filter((one) => !isRight(one))
  const pairs = new Map<string, number>()
  for (const { wanted, first } of wrong) {
    const pair = `${wanted[0] ?? 'none'} taken for ${first}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const most = [...pairs].sort(([, a], [, b]) => b - a).slice(0, 25)
  lines.push(...most.map(([pair, times]) => `${times} ${pair}`))
  if (only)
    lines.push(
      ...wrong
        .filter(({ wanted, first }) => only === 'all' || wanted.some((one) => one === only) || first === only)
        .map(
          ({ text, wanted, first, score }) => `${wanted.join('+') || 'none'} → ${first} ${score.toFixed(2)}: ${text}`,
        ),
    )
  return lines.join('\n')
}
