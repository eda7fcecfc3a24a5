import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP of files by path. */
export async function zip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [path, content] of Object.entries(files)) file.addBuffer(Buffer.from(content as string), path) // a copy of a buffer too
  file.end()
  return buffer(file.outputStream)
}
