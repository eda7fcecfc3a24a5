import { isNegative } from '#shared/model/chat.ts'

/** Waits before a quiet visitor is asked, warned, and the chat reset, in ms (docs/product.md P10.5, P10.6). */
export const IDLE_MS = { ask: 150_000, warn: 120_000, reset: 5_000, thanks: 3_000 } as const

/**
 * off: no timer runs. listening: the assistant spoke last, or is about to. asked: the question is open. closing: it
 * said that it will close. leaving: the visitor said no.
 */
export type IdlePhase = 'off' | 'listening' | 'asked' | 'closing' | 'leaving'

interface IdleEffects {
  /** Asks whether there is anything else. */
  ask: () => void
  /** Says that the chat will close. */
  warn: () => void
  /** Thanks, because the visitor said no. */
  thank: () => void
  reset: () => void
}

/** The timers of a conversation, one at a time. */
export class IdleFlow {
  readonly #effects: IdleEffects
  #phase: IdlePhase = 'off'
  /** The assistant's own words asked whether there is anything else. */
  #asked = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(effects: IdleEffects) {
    this.#effects = effects
  }

  get phase(): IdlePhase {
    return this.#phase
  }

  /**
   * The assistant has spoken: the flow starts again from its beginning.
   * @param asks whether its words ask if there is anything else, which a no may answer at once (docs/product.md P10.40)
   */
  heard(asks = false): void {
    this.#asked = asks
    this.#enter('listening', IDLE_MS.ask, () => {
      this.#effects.ask()
      this.#enter('asked', IDLE_MS.warn, () => {
        this.#effects.warn()
        this.#enter('closing', IDLE_MS.reset, () => this.#leave())
      })
    })
  }

  /**
   * The visitor has said something.
   * @returns whether it was a no to the open question, which the flow answers without the server
   */
  replied(text: string): boolean {
    const isOpen = this.#phase === 'asked' || this.#phase === 'closing' || (this.#phase === 'listening' && this.#asked)
    if (!isOpen || !isNegative(text)) {
      this.stop()
      return false
    }
    this.#effects.thank()
    this.#enter('leaving', IDLE_MS.thanks, () => this.#leave())
    return true
  }

  /** Nobody is watched: the visitor waits for an answer, a person has the conversation, or it is over. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#phase = 'off'
  }

  #enter(phase: IdlePhase, ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#phase = phase
    this.#timer = setTimeout(then, ms)
  }

  #leave(): void {
    this.#phase = 'off'
    this.#effects.reset()
  }
}
