import PDFDocument from 'pdfkit'
import type { Paper } from '#shared/model/invoice.ts'
import { type Face, type FaceName, findFace, forgetGlyphs, type Run, splitRuns } from './pdf-fonts.ts'
import { type Line, wrapRuns } from './pdf-runs.ts'
import { printable } from './printable.ts'

/** The bill's colors: cream paper and ink in every theme (docs/design.md). */
export const COLOURS = { paper: '#fbf7ee', ink: '#14211d', muted: '#4d5a54', hairline: '#d9d3c4' } as const

/** Points from the edge of the paper to what is printed. */
export const MARGIN = 54
/** Points kept free at the foot of every page, for its number. */
const FOOT = 54

/** A word that may be wider than a column. */
const LONG_WORD = /\S{20,}/g

const SIZES = { letter: 'LETTER', a4: 'A4' } as const satisfies Record<Paper, string>

/** How a text is set. */
export interface Setting {
  x: number
  y: number
  width: number
  font?: FaceName
  size?: number
  colour?: string
  align?: 'left' | 'right'
  /** Points between lines. */
  gap?: number
}

type Element = PDFKit.PDFStructureElement

/**
 * Paper with running pages: texts are tagged for screen readers (ISO 14289-1), decoration is not, and each page has its
 * color and number. Measures are points from the top left.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly root: Element
  #colour: string = COLOURS.ink
  /** Widths of pieces by face, for a size of one point. */
  readonly #widths = new Map<Face, Map<string, number>>()

  constructor(paper: Paper, info: { title: string; author: string }) {
    forgetGlyphs()
    this.doc = new PDFDocument({
      size: SIZES[paper],
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
      pdfVersion: '1.7',
      subset: 'PDF/UA' as 'PDF/A-1', // the types stop at PDF/A
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      font: findFace('text', '').font as unknown as string, // parsed, as pdf-fonts says
      info: { Title: info.title, Author: info.author },
    })
    this.doc.on('pageAdded', () => this.#paint())
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
    this.doc.addPage()
  }

  /** The bytes of the file; call it before anything is drawn. They are there once the sheet has ended. */
  collect(): Promise<Buffer> {
    const chunks: Buffer[] = []
    return new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
    })
  }

  get left(): number {
    return MARGIN
  }

  get right(): number {
    return this.doc.page.width - MARGIN
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN
  }

  /** Where the page's text must end. */
  get bottom(): number {
    return this.doc.page.height - FOOT
  }

  /** Where something of this height can stand: here, or at the top of a new page. */
  place(y: number, height: number): number {
    if (y + height <= this.bottom) return y
    this.doc.addPage()
    return this.doc.y
  }

  /** The height a text will take, in points. */
  measure(text: string, setting: Omit<Setting, 'x' | 'y'>): number {
    const runs = this.#split(text, setting)
    if (runs) return this.#wrap(runs, setting).length * this.#lineHeight(runs, setting)
    const said = this.#breakWords(this.#set(setting, text), setting.width)
    return this.doc.heightOfString(said, { width: setting.width, lineGap: setting.gap ?? 0 })
  }

  /** The width of a text on one line, in points. */
  measureWidth(text: string, setting: Pick<Setting, 'font' | 'size'>): number {
    const runs = this.#split(text, setting)
    if (runs) return runs.reduce((sum, run) => sum + this.#widthOf(run, setting), 0)
    const said = this.#set(setting, text)
    return this.doc.widthOfString(said)
  }

  /** Adds an element without text of its own, for others to go into. */
  group(type: string, parent: Element = this.root): Element {
    const element = this.doc.struct(type)
    parent.add(element)
    return element
  }

  /**
   * Prints a text as an element of this type; one that is longer than the page runs on.
   * @returns where it ends
   */
  write(type: string, text: string, setting: Setting, parent: Element = this.root, options: object = {}): number {
    let end = setting.y
    const runs = this.#split(text, setting)
    const print = () => {
      if (runs) {
        end = this.#writeRuns(runs, setting)
        return
      }
      const { x, y, width, align = 'left', gap = 0 } = setting
      const said = this.#breakWords(this.#set(setting, text), width)
      this.doc.text(said, x, y, { width, align, lineGap: gap })
      end = this.doc.y
    }
    parent.add(this.doc.struct(type, options, print))
    return end
  }

  /**
   * Prints each line of a text as a paragraph of its own, so that none runs into the next for people who hear it.
   * @returns where the last one ends
   */
  writeLines(text: string, setting: Setting): number {
    let y = setting.y
    for (const line of printable(text).split('\n')) {
      y = line.trim() === '' ? y + this.measure('x', setting) : this.write('P', line, { ...setting, y })
    }
    return y
  }

  /** Draws a PNG as large as its room holds it, with a text for those who don't see it. */
  picture(
    png: Uint8Array,
    { alt, x, y, width, height }: { alt: string; x: number; y: number; width: number; height: number },
  ): void {
    const draw = () => void this.doc.image(Buffer.from(png), x, y, { fit: [width, height] })
    this.root.add(this.doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height] } as object, draw))
  }

  /** Draws what says nothing: rules, bulbs, grounds. */
  decorate(draw: (doc: PDFKit.PDFDocument) => unknown, type: 'Layout' | 'Pagination' | 'Page' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    this.doc.save()
    draw(this.doc)
    this.doc.restore()
    this.doc.endMarkedContent()
  }

  /** A line across, from x to x. */
  rule(
    y: number,
    { from = this.left, to = this.right, colour = COLOURS.hairline as string, weight = 0.75 } = {},
  ): void {
    this.decorate((doc) => doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke(colour))
  }

  /** Numbers the pages when there are several, and ends the document. */
  end(name: string): void {
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; count > 1 && page < start + count; page++) {
      this.doc.switchToPage(page)
      this.doc.page.margins.bottom = 0
      const small = { size: 8, colour: COLOURS.muted }
      const runs = splitRuns('text', printable(`${name}, page ${page + 1} of ${count}`))
      const at = { x: this.left, y: this.doc.page.height - FOOT / 2 - 4, width: this.width, align: 'right' } as const
      this.decorate(() => this.#writeRuns(runs, { ...small, ...at }, this.doc.page.height), 'Pagination')
    }
    this.doc.end()
  }

  /**
   * Chooses font, size and color for a text.
   * @returns its printable part
   */
  #set({ font = 'text', size = 10, colour = COLOURS.ink }: Partial<Setting>, text: string): string {
    const said = printable(text)
    this.#choose(findFace(font, said), { size, colour })
    return said
  }

  #choose({ id, font, scale }: Face, { size = 10, colour = COLOURS.ink }: Pick<Setting, 'size' | 'colour'>): void {
    this.#colour = colour
    this.doc
      .font(font as unknown as string, id) // parsed, as pdf-fonts says
      .fontSize(size * scale)
      .fillColor(colour)
  }

  /** A text in pieces of several faces; undefined when the face that `#set` chooses has all of it. */
  #split(text: string, { font = 'text' }: Pick<Setting, 'font'>): readonly Run[] | undefined {
    const said = printable(text)
    const runs = splitRuns(font, said)
    return runs.length === 1 && runs[0].face === findFace(font, said) ? undefined : runs
  }

  /** The width of a piece in points; each is measured once. */
  #widthOf({ text, face }: Run, { size = 10 }: Pick<Setting, 'size'>): number {
    const known = this.#widths.get(face) ?? new Map<string, number>()
    this.#widths.set(face, known)
    let width = known.get(text)
    if (width === undefined) {
      this.#choose(face, { size: 1000 })
      width = this.doc.widthOfString(text) / 1000
      known.set(text, width)
    }
    return width * size
  }

  #wrap(runs: readonly Run[], setting: Pick<Setting, 'size' | 'width'>): Line[] {
    return wrapRuns(runs, setting.width, (run) => this.#widthOf(run, setting))
  }

  /** The tallest of the runs decides. */
  #lineHeight(runs: readonly Run[], setting: Pick<Setting, 'size' | 'gap'>): number {
    const heights = runs.map(({ face }) => {
      this.#choose(face, setting)
      return this.doc.currentLineHeight(true)
    })
    return Math.max(...heights) + (setting.gap ?? 0)
  }

  /** Prints a text of several faces line by line on one baseline; it runs on to further pages. @returns where it ends */
  #writeRuns(runs: readonly Run[], setting: Setting, bottom = this.bottom): number {
    const { x, width, align = 'left', gap = 0 } = setting
    const height = this.#lineHeight(runs, setting)
    let y = setting.y
    for (const line of this.#wrap(runs, setting)) {
      if (y + height > bottom) {
        ;(this.doc as unknown as { continueOnNewPage(): void }).continueOnNewPage() // as its own texts do
        y = this.doc.y
      }
      let at = align === 'right' ? x + width - line.width : x
      for (const run of line.runs) {
        const wide = this.#widthOf(run, setting)
        this.#choose(run.face, setting)
        this.doc.text(run.text, at, y + (height - gap) * 0.78, { lineBreak: false, baseline: 'alphabetic' })
        at += wide
      }
      y += height
    }
    return y
  }

  /**
   * Parts words that are wider than their column. pdfkit would do so too, but takes seconds for a word of thousands of
   * letters.
   */
  #breakWords(text: string, width: number): string {
    return text.replace(LONG_WORD, (word) => {
      if (this.doc.widthOfString(word) <= width) return word
      const lines = ['']
      let used = 0
      for (const letter of word) {
        const wide = this.doc.widthOfString(letter)
        if (used + wide > width) {
          lines.push('')
          used = 0
        }
        lines[lines.length - 1] += letter
        used += wide
      }
      return lines.join('\n')
    })
  }

  #paint(): void {
    const { width, height } = this.doc.page
    this.decorate((doc) => doc.rect(0, 0, width, height).fill(COLOURS.paper), 'Page')
    // a text that runs on to this page keeps its color
    this.doc.fillColor(this.#colour)
  }
}
