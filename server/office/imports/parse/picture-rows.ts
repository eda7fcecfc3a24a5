import { PICTURE_BYTES } from '#shared/model/import.ts'
import { type FileRow, UnreadableFile } from './file-rows.ts'
import { isZip, readZip } from './read-zip.ts'

const LIMITS = {
  bytes: 60 * 1024 * 1024,
  entries: 1000,
  fileBytes: PICTURE_BYTES,
  tooLarge: 'The ZIP has too many files, or is too large once it is unpacked. Make several of it.',
  unreadable: 'This is not a ZIP file that can be read',
}

/** The columns of a picture's row; nobody maps them. */
export const PICTURE_COLUMNS = ['File', 'Problem'] as const

/**
 * The files of a ZIP of pictures, a row each with its bytes. What they hold is looked at later: here nothing is decoded.
 * @throws UnreadableFile
 */
export async function* readPictures(bytes: Uint8Array): AsyncGenerator<FileRow> {
  if (!isZip(bytes)) throw new UnreadableFile('This is not a ZIP file. Put the pictures into one.')
  let position = 0
  for await (const { path, bytes: picture, problem } of readZip(bytes, LIMITS)) {
    position += 1
    yield { position, cells: [path, problem], ...(picture && { picture }) }
  }
  if (position === 0) throw new UnreadableFile('The ZIP has no file')
}
