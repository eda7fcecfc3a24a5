import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** Its path from the root of the repository. */
  name: string
  text: string
}

/** The repository's own files that match these patterns, without packages, builds and data. */
export function readFiles(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**', 'data/**', '**/*.d.ts'] })
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }))
}

/** The code of a file without its comments. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;])\/\/.*$/gm, '$1')
}

/** What a file imports: paths of the repository, and names of packages. */
export function importsOf({ name, text }: SourceFile): string[] {
  const found = withoutComments(text).matchAll(/(?<!')(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...found].map(([, specifier = '']) => {
    if (specifier.startsWith('#')) return specifier.slice(1)
    return specifier.startsWith('.') ? path.normalize(path.join(path.dirname(name), specifier)) : specifier
  })
}

/** What imports lead to from the files of `begin`, which are part of it. @param targets what each file imports */
export function reachFrom(targets: ReadonlyMap<string, readonly string[]>, begin: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...begin]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(targets.get(next) ?? []))
  }
  return seen
}
