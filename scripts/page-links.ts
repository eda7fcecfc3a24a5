/** Vite's list of what it built, by source file: the parts that are read here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const ENTRY = 'index.html'

/** The one read a page shows first, asked for together with its script. */
const FIRST_READS: Record<string, string> = {
  home: '/api/agents',
  services: '/api/categories',
  reviews: '/api/testimonials/approved',
  booking: '/api/agents',
}

/**
 * What a page's head loads beyond what every page does: its styles, its script's chunks, and its first read.
 * @param name the page's, which is its screen's in web/routes too
 */
export function pageLinks(manifest: Manifest, name: string): string {
  const everywhere = new Set(chunksOf(manifest, ENTRY))
  const chunks = chunksOf(manifest, `routes/${name}.tsx`).filter((chunk) => !everywhere.has(chunk))
  const css = chunks.flatMap((chunk) => manifest[chunk]?.css ?? [])
  const files = chunks.map((chunk) => manifest[chunk]?.file)
  const read = FIRST_READS[name]
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.map((file) => `<link rel="after-paint" href="/${file}">`),
    // the credentials mode of every call (web/lib/api.ts): with another, the browser would ask twice
    ...(read
      ? [`<link rel="preload" as="fetch" fetchpriority="low" crossorigin="use-credentials" href="${read}">`]
      : []),
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
