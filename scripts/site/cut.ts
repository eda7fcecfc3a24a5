/** A passage of a package's file, which must be there exactly once, and what takes its place. */
export type Cut = readonly [passage: string | RegExp, instead: string | ((passage: string) => string)]

/**
 * A package's file without the passages the product never uses.
 * @throws when a passage isn't there exactly once: another version of the package needs other cuts
 */
export function applyCuts(id: string, code: string, cuts: readonly Cut[]): string {
  let left = code
  for (const [passage, instead] of cuts) {
    const found =
      typeof passage === 'string' ? left.split(passage).length - 1 : [...left.matchAll(globally(passage))].length
    if (found !== 1) throw new Error(`${id} has ${found} passages like ${passage}`)
    // a function's answer is taken as it is, a string may name groups
    left = typeof instead === 'string' ? left.replace(passage, instead) : left.replace(passage, instead)
  }
  return left
}

const globally = (passage: RegExp) => new RegExp(passage, 'g')
