import { vi } from 'vitest'
import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { kindOfAction, type LiveAction } from '#shared/model/live.ts'

/** A stream of the office that the test speaks through. */
export class FakeEventSource {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  /** The one that is open now. */
  static get current(): FakeEventSource | undefined {
    return FakeEventSource.opened.findLast(({ readyState }) => readyState !== FakeEventSource.CLOSED)
  }

  readyState = 0
  onopen: (() => void) | undefined
  onmessage: ((message: { data: string }) => void) | undefined
  onerror: (() => void) | undefined
  readonly url: string
  #onEnded = () => {}

  constructor(url: string) {
    this.url = url
    FakeEventSource.opened.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  emit(action: LiveAction, about: Partial<LiveEvent> = {}) {
    const event: LiveEvent = {
      kind: kindOfAction(action),
      id: '00000000-0000-4000-8000-000000000001',
      at: '2026-11-21T20:00:00.000Z',
      action,
      subject: null,
      actor: null,
      ...about,
    }
    this.onmessage?.({ data: JSON.stringify(event) })
  }
  /** Drops the connection; the browser reconnects automatically unless the server refused. */
  break({ refused = false } = {}) {
    this.readyState = refused ? FakeEventSource.CLOSED : 0
    this.onerror?.()
  }
  addEventListener(name: string, listener: () => void) {
    if (name === 'ended') this.#onEnded = listener
  }
  /** Says that the session ended, as the server does before it ends the stream. */
  endSession() {
    this.#onEnded()
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}

/** Takes the browser's place until the test ends; called before each. */
export function fakeEventSource(): void {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
}
