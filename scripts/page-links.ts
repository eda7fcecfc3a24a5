/** Vite's list of what it built, by source file: the parts that are read here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const ENTRY = 'index.html'

/**
 * What a page's head loads beyond what every page does: its styles and its script's chunks.
 * @param name the page's, which is its screen's in web/routes too
 */
export function pageLinks(manifest: Manifest, name: string): string {
  const everywhere = new Set(chunksOf(manifest, ENTRY))
  const chunks = chunksOf(manifest, `routes/${name}.tsx`).filter((chunk) => !everywhere.has(chunk))
  const css = chunks.flatMap((chunk) => manifest[chunk]?.css ?? [])
  const files = chunks.map((chunk) => manifest[chunk]?.file)
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.map((file) => `<link rel="after-paint" href="/${file}">`),
  ].join('\n    ')
}

/** A source file's chunk and all it imports, those first. */
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
