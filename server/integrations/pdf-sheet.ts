import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import type { Paper } from '#shared/model/invoice.ts'

/** The bill's colours: cream paper and ink in every theme (docs/design.md). */
export const COLOURS = { paper: '#fbf7ee', ink: '#14211d', muted: '#4d5a54', hairline: '#d9d3c4' } as const

/** Points from the edge of the paper to what is printed. */
export const MARGIN = 54
/** Points kept free at the foot of every page, for its number. */
const FOOT = 66

const SIZES = { letter: 'LETTER', a4: 'A4' } as const satisfies Record<Paper, string>

/**
 * Reads a font. Parsing one takes longer than drawing a bill, so it happens once: pdfkit takes a parsed font wherever it
 * takes a file, and keeps the one it has parsed as `_font.font`.
 */
function readFont(url: string): string {
  const bytes = readFileSync(new URL(url))
  const parsing = new PDFDocument({ autoFirstPage: false, font: bytes as unknown as string })
  const { _font } = parsing as unknown as { _font?: { font?: unknown } }
  return (_font?.font ?? bytes) as string // the types know file names only
}

const FONTS = {
  text: readFont(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  strong: readFont(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  display: readFont(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSerifCondensed.ttf')),
} as const

/** How a text is set. */
export interface Setting {
  x: number
  y: number
  width: number
  font?: keyof typeof FONTS
  size?: number
  colour?: string
  align?: 'left' | 'right'
  /** Points between lines. */
  gap?: number
}

/**
 * What of a text can be printed: no controls, nothing that turns the direction of what follows, none of the pictures that
 * the fonts don't have.
 */
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}|[\u{1f000}-\u{1faff}]/gu, '')
}

type Element = PDFKit.PDFStructureElement

/**
 * Paper with running pages: texts are tagged for screen readers (ISO 14289-1), decoration is not, and each page has its
 * colour and number. Measures are points from the top left.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly root: Element
  #colour: string = COLOURS.ink

  constructor(paper: Paper, info: { title: string; author: string }) {
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
      font: FONTS.text,
      info: { Title: info.title, Author: info.author },
    })
    this.doc.on('pageAdded', () => this.#paint())
    for (const [name, bytes] of Object.entries(FONTS)) this.doc.registerFont(name, bytes)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
    this.doc.addPage()
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

  /** The height a text will take, in points. */
  measure(text: string, setting: Omit<Setting, 'x' | 'y'>): number {
    this.#set(setting)
    return this.doc.heightOfString(printable(text), { width: setting.width, lineGap: setting.gap ?? 0 })
  }

  /** The width of a text on one line, in points. */
  measureWidth(text: string, setting: Pick<Setting, 'font' | 'size'>): number {
    this.#set(setting)
    return this.doc.widthOfString(printable(text))
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
    const print = () => {
      this.#set(setting)
      const { x, y, width, align = 'left', gap = 0 } = setting
      this.doc.text(printable(text), x, y, { width, align, lineGap: gap })
      end = this.doc.y
    }
    parent.add(this.doc.struct(type, options, print))
    return end
  }

  /** Draws what says nothing: rules, bulbs, grounds. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' | 'Page' = 'Layout'): void {
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
      this.#set({ size: 8, colour: COLOURS.muted })
      const at = this.doc.page.height - FOOT / 2 - 4
      this.decorate(
        (doc) =>
          doc.text(`${name}, page ${page + 1} of ${count}`, this.left, at, { width: this.width, align: 'right' }),
        'Pagination',
      )
    }
    this.doc.end()
  }

  #set({ font = 'text', size = 10, colour = COLOURS.ink }: Partial<Setting>): void {
    this.#colour = colour
    this.doc.font(font).fontSize(size).fillColor(colour)
  }

  #paint(): void {
    const { width, height } = this.doc.page
    this.decorate((doc) => doc.rect(0, 0, width, height).fill(COLOURS.paper), 'Page')
    // a text that runs on to this page keeps its colour
    this.doc.fillColor(this.#colour)
  }
}
