import { findProgram } from './find-program.ts'

/** The Firefox of this machine, or the one FIREFOX names; where there is none, the journeys that need it say so. */
export const firefoxBinary = process.env.FIREFOX || findProgram(['firefox-esr', 'firefox'])
if (firefoxBinary === undefined)
  console.warn('SKIPPED: the journeys in Firefox need Firefox (Debian: apt-get install firefox-esr)')
