import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './find-program.ts'

/** The qpdf of this machine; where it has none, the test that needs it says so. */
export const qpdfBinary = findProgram(['qpdf'])
if (qpdfBinary === undefined)
  console.warn('SKIPPED: the check of printed files needs qpdf (Debian: apt-get install qpdf)')

/** What `qpdf --check` finds wrong with a PDF; empty for a sound one. */
export function findPdfFaults(bytes: Uint8Array): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-qpdf-'))
  try {
    const file = path.join(dir, 'printed.pdf')
    writeFileSync(file, bytes)
    const { status, stdout, stderr } = spawnSync(qpdfBinary ?? 'qpdf', ['--check', file], { encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}`
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
