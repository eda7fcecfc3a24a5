import { test } from 'vitest'
import { findTestPlace } from './places.ts'

/** A test of Atlanta's own clocks, which a run in another place (tests/faults/places.test.ts) leaves out. */
export const inAtlanta = test.skipIf(findTestPlace() !== undefined)
