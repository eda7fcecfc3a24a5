import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The first program of this machine: by its names in PATH, then by full paths. */
export function findProgram(names: readonly string[], paths: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return [...folders.flatMap((dir) => names.map((name) => path.join(dir, name))), ...paths].find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
