import { ENGLISH, type Sentences } from './english.ts'
import { SPANISH } from './spanish.ts'

/** The sentences of a language; English where there are none of its own. */
export const sentencesOf = (language: string | undefined): Sentences => (language === 'es' ? SPANISH : ENGLISH)
