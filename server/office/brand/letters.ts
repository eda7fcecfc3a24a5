import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { readBillFont } from '#server/integrations/pdf/bill-fonts.ts'

/** The site's display face has the letters of western Europe; a name with others is set in one that has most. */
interface Faces {
  own: Font
  any: Font
}
let faces: Faces | undefined

const readFaces = (): Faces => {
  const any = readFileSync(new URL(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSerifCondensed.ttf')))
  // neither file is a collection
  faces ??= { own: create(readBillFont('display', 'ttf')) as Font, any: create(any) as Font }
  return faces
}

/** A line of text as shapes, which need no font where they are drawn. */
export interface Letters {
  /** SVG that draws the line with its baseline at 0 and its beginning at 0. */
  shapes: string
  width: number
  /** What its ink takes above and below the baseline. */
  above: number
  below: number
}

const hasSign = (font: Font, sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)

/** The part of a text that can be drawn: signs without a shape in either face, such as emoji, are left out. */
export function drawable(text: string): string {
  const { own, any } = readFaces()
  return [...text]
    .filter((sign) => hasSign(own, sign) || hasSign(any, sign))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Sets a drawable line. @param size of the letters, in pixels */
export function setLetters(text: string, size: number): Letters {
  const { own, any } = readFaces()
  const font = [...text].every((sign) => hasSign(own, sign)) ? own : any
  const scale = (font === own ? size : size * 0.76) / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let [x, above, below] = [0, 0, 0]
  const paths = glyphs.map((glyph, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    const place = `matrix(${scale} 0 0 ${-scale} ${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)})`
    x += xAdvance * scale
    above = Math.max(above, glyph.bbox.maxY * scale)
    below = Math.max(below, -glyph.bbox.minY * scale)
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
  })
  return { shapes: paths.join(''), width: x, above, below }
}

/** Breaks a text into at most so many lines of a width; the last one is cut when even they don't hold it. */
export function breakLines(
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && setLetters(longer, size).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const fits = lines.length <= most && lines.every((line) => setLetters(line, size).width <= width)
  return fits ? lines : []
}
