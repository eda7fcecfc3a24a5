import type { Run } from './pdf-fonts.ts'

/** Where a line may break: before each Japanese sign or picture, and at white space. */
const TOKEN = /\s+|[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]|\p{Extended_Pictographic}/gu

/** A line of runs with its width in points. */
export interface Line {
  runs: Run[]
  width: number
}

/** The pieces of a run that stay on one line each; '\n' is a piece of its own. */
function splitTokens({ text, face }: Run): Run[] {
  const parts: string[] = []
  let at = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (index > at) parts.push(text.slice(at, index))
    parts.push(...(token.includes('\n') ? token.split(/(\n)/).filter((part) => part !== '') : [token]))
    at = index + token.length
  }
  if (at < text.length) parts.push(text.slice(at))
  return parts.map((part) => ({ text: part, face }))
}

/**
 * Breaks runs of several faces into lines of a width.
 * @param widthOf the width of a piece in points
 */
export function wrapRuns(runs: readonly Run[], width: number, widthOf: (run: Run) => number): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }]
  const add = (piece: Run, wide: number) => {
    const line = lines.at(-1) as Line // there is always one
    const last = line.runs.at(-1)
    if (last?.face === piece.face) last.text += piece.text
    else line.runs.push({ ...piece })
    line.width += wide
  }
  const next = () => lines.push({ runs: [], width: 0 })
  for (const piece of runs.flatMap(splitTokens)) {
    if (piece.text === '\n') {
      next()
      continue
    }
    const wide = widthOf(piece)
    const used = lines.at(-1)?.width ?? 0
    if (used + wide <= width) add(piece, wide)
    else if (piece.text.trim() === '') next()
    else if (wide <= width) {
      next()
      add(piece, wide)
    } else {
      for (const sign of piece.text) {
        const letter = { text: sign, face: piece.face }
        const letterWide = widthOf(letter)
        if ((lines.at(-1)?.width ?? 0) + letterWide > width) next()
        add(letter, letterWide)
      }
    }
  }
  return lines
}
