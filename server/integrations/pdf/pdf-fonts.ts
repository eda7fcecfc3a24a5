import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { decompress } from 'wawoff2'
import { readBillFont } from './bill-fonts.ts'
import { printable } from './printable.ts'

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean
  /** Glyphs the font has handed out, each with the letters it was asked for with first. */
  _glyphs: Record<number, unknown>
}

/**
 * A parsed font and by how much its letters are larger or smaller than those of the brand's. Several fonts have the same
 * name inside; by the id, each is embedded once.
 */
export interface Face {
  id: string
  font: Font
  scale: number
}

/** A piece of text that one face has all signs of. */
export interface Run {
  text: string
  face: Face
}

/**
 * Reads a font. Parsing one takes longer than drawing a bill, so it happens once: pdfkit takes a parsed font where it
 * takes a file, and keeps the one it has parsed as `_font.font`.
 */
function readFont(bytes: Buffer | Uint8Array): Font {
  const parsing = new PDFDocument({ autoFirstPage: false, font: bytes as unknown as string })
  const { _font } = parsing as unknown as { _font: { font: Font } } // the types know file names only
  return _font.font
}

const readFile = (specifier: string) => readFileSync(new URL(import.meta.resolve(specifier)))
const dejavu = (name: string, scale: number): Face => ({
  ...{ id: name, scale },
  font: readFont(readFile(`dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`)),
})
const own = (name: 'text' | 'strong' | 'display'): Face => ({
  id: name,
  font: readFont(readBillFont(name, 'ttf')),
  scale: 1,
})

/** The brand's fonts have the letters of western Europe; a text with others is set in one that has most. */
const FACES = {
  text: { own: own('text'), any: dejavu('SansCondensed', 0.92) },
  strong: { own: own('strong'), any: dejavu('SansCondensed-Bold', 0.92) },
  display: { own: own('display'), any: dejavu('SerifCondensed', 0.76) },
} as const
export type FaceName = keyof typeof FACES

/** Fonts with signs that the others don't have: Japanese and pictures. Each is read when a text needs it first. */
const rare = new Map<string, Face>()

/**
 * Lets the fonts forget their glyphs. A letter that a bill used only as a part of others (the Z of Ż) would stay without
 * its name, and in the next bill be no text for copying or for a screen reader.
 */
export function forgetGlyphs(): void {
  const common = Object.values(FACES).flatMap((faces) => [faces.own, faces.any])
  for (const { font } of [...common, ...rare.values()]) font._glyphs = {}
}

const has = ({ font }: Face, sign: string) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)

/** The face for a printable text: the brand's, unless the other one has signs that it lacks. */
export function findFace(name: FaceName, text: string): Face {
  const { own, any } = FACES[name]
  return [...text].every((sign) => has(own, sign) || !has(any, sign)) ? own : any
}

/** A printable text in pieces, each in a face that has its signs; a sign that no font has stays with its neighbors. */
export function splitRuns(name: FaceName, text: string): [Run, ...Run[]] {
  const base = findFace(name, text)
  const runs: [Run, ...Run[]] = [{ text: '', face: base }]
  for (const sign of text) {
    const face = has(base, sign) ? base : ([...rare.values()].find((one) => has(one, sign)) ?? base)
    const last = runs.at(-1)
    if (last && (last.face === face || last.text === '')) {
      last.text += sign
      last.face = face
    } else runs.push({ text: sign, face })
  }
  return runs
}

const EMOJI = '@fontsource-variable/noto-emoji'
const JAPANESE = '@fontsource/sawarabi-gothic/files/sawarabi-gothic-japanese-400-normal.woff2'

/** The files of the font of pictures, each with the code points it has: the package's style sheet says so. */
let pictures: { file: string; ranges: (readonly [from: number, to: number])[] }[] | undefined
function listPictures() {
  if (pictures) return pictures
  const css = readFile(`${EMOJI}/index.css`).toString('utf8')
  const faces = css.matchAll(/url\(\.\/(files\/[^)]+\.woff2)\)[^}]*?unicode-range:([^;}]+)/g)
  pictures = [...faces].map(([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  }))
  return pictures
}

/** Reads a WOFF2 file: pdfkit embeds the outlines of TrueType files only. The copy stays when the unpacker runs again. */
const readPacked = async (id: string, scale: number): Promise<Face> => ({
  ...{ id, scale },
  font: readFont(Uint8Array.from(await decompress(readFile(id)))),
})

/**
 * Reads the fonts that have the rare signs of what is about to be printed. Call it before a sheet is begun.
 * @param texts all of it, in any form
 */
export async function prepareFonts(texts: string): Promise<void> {
  const signs = new Set(printable(texts))
  const missing = () =>
    [...signs].filter((sign) => !has(FACES.text.any, sign) && ![...rare.values()].some((face) => has(face, sign)))
  if (missing().length === 0) return
  if (!rare.has(JAPANESE)) rare.set(JAPANESE, await readPacked(JAPANESE, 0.95))
  for (const sign of missing()) {
    const code = sign.codePointAt(0) ?? 0
    const found = listPictures().find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    if (!found || rare.has(found.file)) continue
    rare.set(found.file, await readPacked(`${EMOJI}/${found.file}`, 0.9))
  }
}
