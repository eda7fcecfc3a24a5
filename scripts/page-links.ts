/** Vite's manifest of the build, by source file: the parts that are read here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const ENTRY = 'index.html'

/**
 * The files that a page's head loads in addition to those of every page: its styles and its script's chunks.
 * @param sources the source files of its layout and screen, below web/
 */
export function pageLinks(manifest: Manifest, sources: readonly string[]): string {
  const everywhere = new Set(chunksOf(manifest, ENTRY))
  const all = new Set(sources.flatMap((source) => chunksOf(manifest, source)))
  const chunks = [...all].filter((chunk) => !everywhere.has(chunk))
  const css = chunks.flatMap((chunk) => manifest[chunk]?.css ?? [])
  const files = chunks.map((chunk) => manifest[chunk]?.file)
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.map((file) => `<link rel="after-paint" href="/${file}">`),
  ].join('\n    ')
}

/** A source file's chunk and all its imports, imports first. */
function chunksOf(manifest: Manifest, source: string): string[] {
  const found = new Set<string>()
  const visit = (chunk: string) => {
    if (found.has(chunk) || !manifest[chunk]) return
    for (const inner of manifest[chunk].imports ?? []) visit(inner)
    found.add(chunk)
  }
  visit(source)
  return [...found]
}
