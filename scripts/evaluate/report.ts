import { type Evaluation, isRight, type Result } from './evaluate.ts'

/** The least shares that are right (docs/product.md P10.87). */
export const BOUNDS = { messages: 0.95, intent: 0.85, dialogues: 0.9 } as const
/** In this line every message must be right. */
const INJECTIONS = 'meddling'

const count = (results: readonly Result[]) => ({ right: results.filter(isRight).length, all: results.length })
const share = ({ right, all }: { right: number; all: number }) => (all === 0 ? 1 : right / all)
const percent = (counts: { right: number; all: number }) => `${(100 * share(counts)).toFixed(1)} %`
const linesOf = (results: readonly Result[]) => [...new Set(results.map(({ line }) => line))]
const ofLine = (results: readonly Result[], line: string) => count(results.filter((one) => one.line === line))
const inventedIn = (results: readonly Result[]) =>
  results.flatMap(({ turns }) => turns.flatMap(({ invented }) => invented)).length

/** A line for each bound that is not met. */
export function findMissed({ messages, dialogues }: Evaluation): string[] {
  const missed: string[] = []
  for (const part of ['open', 'heldBack'] as const) {
    const name = part === 'open' ? 'open' : 'held back'
    const singles = count(messages[part])
    if (share(singles) < BOUNDS.messages) missed.push(`${name}: messages ${percent(singles)}`)
    for (const line of linesOf(messages[part])) {
      const counts = ofLine(messages[part], line)
      if (share(counts) < (line === INJECTIONS ? 1 : BOUNDS.intent)) missed.push(`${name}: ${line} ${percent(counts)}`)
    }
    const talks = count(dialogues[part])
    if (share(talks) < BOUNDS.dialogues) missed.push(`${name}: dialogues ${percent(talks)}`)
    const invented = inventedIn(messages[part]) + inventedIn(dialogues[part])
    if (invented > 0) missed.push(`${name}: ${invented} invented`)
  }
  return missed
}

/** The figures as a table: right of all, the open part and the part held back. */
export function writeFigures({ messages, dialogues }: Evaluation): string {
  const rows: string[] = [`${'messages'.padEnd(22)}${'open'.padStart(18)}${'held back'.padStart(18)}`]
  const cell = (counts: { right: number; all: number }) =>
    `${counts.right}/${counts.all} ${percent(counts).padStart(7)}`.padStart(18)
  const table = (parts: Evaluation['messages']) => {
    for (const line of linesOf([...parts.open, ...parts.heldBack])) {
      rows.push(`${line.padEnd(22)}${cell(ofLine(parts.open, line))}${cell(ofLine(parts.heldBack, line))}`)
    }
    rows.push(`${'all'.padEnd(22)}${cell(count(parts.open))}${cell(count(parts.heldBack))}`, '')
  }
  table(messages)
  rows.push('dialogues')
  table(dialogues)
  const turns = (results: readonly Result[]) => {
    const all = results.flatMap((one) => one.turns)
    return { right: all.filter(({ wrong, invented }) => wrong.length + invented.length === 0).length, all: all.length }
  }
  rows.push(`${'turns of dialogues'.padEnd(22)}${cell(turns(dialogues.open))}${cell(turns(dialogues.heldBack))}`)
  const invented = (part: 'open' | 'heldBack') =>
    String(inventedIn(messages[part]) + inventedIn(dialogues[part])).padStart(18)
  rows.push(`${'invented'.padEnd(22)}${invented('open')}${invented('heldBack')}`)
  const took = [messages.open, messages.heldBack, dialogues.open, dialogues.heldBack]
    .flat()
    .flatMap((one) => one.turns.map((turn) => turn.took))
    .sort((a, b) => a - b)
  const at = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(0)
  rows.push(`latency, six conversations side by side: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  return rows.join('\n')
}

/** The wrong examples of the open part, the most frequent kind first: what was said, what came, what was expected. */
export function writeWrong({ messages, dialogues }: Evaluation): string {
  const write = (results: readonly Result[]) => {
    const wrong = results.filter((one) => !isRight(one))
    const kinds = linesOf(wrong).sort((a, b) => ofLine(wrong, b).all - ofLine(wrong, a).all)
    return kinds.flatMap((line) => [
      `## ${line}: ${ofLine(wrong, line).all} wrong`,
      ...wrong.filter((one) => one.line === line).flatMap(({ turns }) => [...turns.flatMap(writeTurn), '']),
    ])
  }
  return ['# Messages', ...write(messages.open), '# Dialogues', ...write(dialogues.open)].join('\n')
}

const writeTurn = ({ said, answer, wrong, invented }: Result['turns'][number]): string[] =>
  wrong.length + invented.length === 0
    ? [`  + ${said.slice(0, 200)}`]
    : [
        `  - ${said.slice(0, 200)}`,
        `      answer: ${answer.replaceAll('\n', ' / ').slice(0, 300)}`,
        ...[...wrong, ...invented].map((line) => `      expected: ${line}`),
      ]
