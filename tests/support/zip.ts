import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP of files by path; a path that ends with a slash is an empty folder. */
export async function zip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [path, content] of Object.entries(files)) {
    if (path.endsWith('/')) file.addEmptyDirectory(path)
    else file.addBuffer(Buffer.from(content as string), path) // a copy of a buffer too
  }
  file.end()
  return buffer(file.outputStream)
}
