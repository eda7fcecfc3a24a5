import type { Lexicon } from '#server/catalog/words/lexicon.ts'
import { findFault } from './claims.ts'
import type { Facts } from './facts.ts'
import { LOOK_AHEAD } from './leaks.ts'
import { plainText } from './plain-text.ts'

/** The text gave away what it must not; nothing more of it is said. */
export class LeakError extends Error {
  override name = 'LeakError'
}

interface Guards {
  facts: Facts
  lexicon: Lexicon
  leaks: (text: string) => boolean
  own: { host: string; email: string }
  onText: (piece: string) => void
}

/** The most of a model's text that is said, in characters. */
const MAX_CHARACTERS = 1_500
/** How much comes between two checks, and how far back each looks, in characters; the last one looks at all of it. */
const STEP = 24
const BEHIND = 600
/** An end of a sentence, or of a line. */
const END = /[.!?…]["')\]”]*(?=\s)|\n+/g

/** Takes a model's text as it comes and says it sentence by sentence, each once it may be said. */
export interface GuardedWriter {
  /** @throws LeakError when the text gives something away */
  write(piece: string): void
  /** Says what is left. @throws LeakError */
  end(): void
  /** What was said. */
  text(): string
}

/**
 * A writer that lets through plain text only, sentences that claim nothing unknown, and no piece of what is secret. It
 * reads ahead of what it says, so that nothing that leaks has begun to be said.
 */
export function createGuardedWriter({ facts, lexicon, leaks, own, onText }: Guards): GuardedWriter {
  let raw = ''
  let at = 0
  let said = ''
  let checked = 0

  function say(part: string): void {
    const clean = plainText(part, own).trim()
    if (clean === '' || !/[\p{L}\p{N}]/u.test(clean) || said.length + clean.length > MAX_CHARACTERS) return
    if (findFault(clean, facts, lexicon) !== undefined) return
    const piece = said === '' ? clean : `${/\n/.test(part) || /^\s*(?:[-•]|\d+[.)])\s/.test(part) ? '\n' : ' '}${clean}`
    said += piece
    onText(piece)
  }

  function advance(until: number): void {
    END.lastIndex = at
    for (let end = END.exec(raw); end; end = END.exec(raw)) {
      const next = end.index + end[0].length
      if (next > until) return
      // an open mark may hide what a later piece closes
      if (/<[^>]*$|\[[^\]]*$|\]\([^)]*$/.test(raw.slice(at, next)) && next + LOOK_AHEAD * 4 > raw.length) return
      say(raw.slice(at, next))
      at = next
    }
  }

  function assertTight(text: string): void {
    if (leaks(text)) throw new LeakError('the model gave its instructions away')
    checked = raw.length
  }

  return {
    write(piece) {
      raw += piece
      if (raw.length > MAX_CHARACTERS * 4) throw new Error('the model says too much')
      if (raw.length - checked < STEP) return
      assertTight(raw.slice(Math.max(0, checked - BEHIND)))
      advance(checked - LOOK_AHEAD)
    },
    end() {
      assertTight(raw)
      advance(raw.length)
      say(raw.slice(at))
      at = raw.length
    },
    text: () => said,
  }
}
