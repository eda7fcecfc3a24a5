import type { ChatMessage } from '#shared/contract/chat/chat-message.ts'
import { ANYTHING_ELSE, asksAnythingElse, FAREWELL } from '#shared/model/chat.ts'
import { maskCards } from '#shared/model/mask-cards.ts'
import { countUnread, emptyChat } from '#web/features/chat/chat-entry.ts'
import { buildLine, type ChatState, type Line, NOTHING, type Presence } from '#web/features/chat/chat-state.ts'
import { IdleFlow } from '#web/features/chat/idle-flow.ts'
import { type ChatAnswer, sendMessage } from '#web/features/chat/send-message.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { forget, readStored, STORAGE_KEYS, store } from '#web/lib/local-storage.ts'

const APOLOGY = "I apologize, but I'm having trouble responding right now. Please try again or contact us directly."
const CLOSING = 'It seems you’re away, so I’ll close this chat now. You can open a new one at any time.'
const NO_CHAT = 'The chat could not be opened. Please try again or call us.'

const MASKED = 'I masked a card number in your message. Please never send card details in this chat.'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The one conversation of this window: what was said, the session it belongs to, and when it ends. */
export class Conversation {
  #state = NOTHING
  #token: string | null = null
  #sent: AbortController | undefined
  #events: EventSource | undefined
  #lastLine = 0
  #form = false
  readonly #listeners = new Set<() => void>()
  readonly #idle = new IdleFlow({
    ask: () => this.#say(ANYTHING_ELSE),
    warn: () => this.#say(CLOSING),
    thank: () => this.#say(FAREWELL),
    reset: () => this.reset(),
  })

  readonly read = () => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get token(): string | null {
    return this.#token
  }

  /** Begins, or goes on with the conversation that is stored (docs/product.md P10.2). */
  async begin(): Promise<void> {
    if (this.#state.phase === 'starting' || this.#state.phase === 'ready') return
    this.#set({ phase: 'starting', refusal: '' })
    try {
      if (!(await this.#restore())) await this.#start()
      this.#listen()
    } catch (error) {
      this.#set({ phase: 'refused', refusal: getErrorMessage(error, NO_CHAT) })
    }
  }

  readonly write = (draft: string) => this.#set({ draft })

  /** Says something; blocked while it is empty, there is no session, or something is on its way (P10.4). */
  async send(text: string): Promise<void> {
    const message = maskCards(text.trim())
    const { phase, sending } = this.#state
    if (message === '' || phase !== 'ready' || sending || this.#idle.phase === 'leaving') return
    this.#add({ from: 'visitor', text: message, agents: [] })
    if (message !== text.trim()) this.#say(MASKED)
    if (text === this.#state.draft) this.#set({ draft: '' })
    if (!this.#isPersons() && this.#idle.replied(message)) return
    this.#set({ sending: true, intent: undefined })
    const sent = new AbortController()
    this.#sent = sent
    try {
      const answer = await this.#exchange(message, sent.signal)
      if (!sent.signal.aborted) this.#take(answer)
    } catch {
      if (sent.signal.aborted) return
      this.#drop()
      this.#say(APOLOGY)
      this.#set({ intent: undefined })
    } finally {
      if (this.#sent === sent) {
        this.#sent = undefined
        this.#set({ sending: false })
        this.#watch()
      }
    }
  }

  /** What the agency says to a visitor who left word for a person. */
  leftWord(message: string): void {
    this.#set({ waiting: this.#state.person === null, intent: undefined })
    this.#say(message)
    this.#watch()
  }

  /** The booking form is opened from here: a request that is sent next is of this conversation. */
  opensForm(): void {
    this.#form = true
  }

  /** Says once what happens to a request that was sent from the form this conversation opened (docs/product.md P10.93). */
  requestSent(what: string): void {
    if (!this.#form || this.#state.phase !== 'ready') return
    this.#form = false
    this.#set({ intent: undefined })
    this.#say(what)
    this.#watch()
  }

  /** Marks it completed, forgets the session, empties and closes (P10.8). What was being written stays. */
  reset(): void {
    const token = this.#token
    this.#idle.stop()
    this.#sent?.abort()
    this.#sent = undefined
    this.#events?.close()
    this.#events = undefined
    this.#token = null
    this.#form = false
    store(STORAGE_KEYS.chatStatus, 'completed')
    forget(STORAGE_KEYS.chatToken)
    // the server would notice it anyway, only later
    if (token) void call('POST /api/chat/end', { body: { sessionToken: token } }).catch(() => {})
    this.#set({ ...NOTHING, draft: this.#state.draft })
    emptyChat()
  }

  /** Starts a new conversation when a hidden window is shown again, unless a person has it or was asked for (P10.7). */
  cameBack(): void {
    if (this.#token !== null && !this.#isPersons()) this.reset()
  }

  async #restore(): Promise<boolean> {
    const token = readStored(STORAGE_KEYS.chatToken)
    if (!token || readStored(STORAGE_KEYS.chatStatus) !== 'active') return false
    try {
      const { messages, ...known } = await call('GET /api/chat/history/:sessionToken', {
        params: { sessionToken: token },
      })
      this.#token = token
      this.#set({ phase: 'ready', lines: messages.map(buildLine), ...known })
      this.#watch()
      return true
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  }

  async #start(): Promise<void> {
    const { sessionToken, message, ...known } = await call('POST /api/chat/init')
    this.#token = sessionToken
    store(STORAGE_KEYS.chatToken, sessionToken)
    store(STORAGE_KEYS.chatStatus, 'active')
    this.#set({ phase: 'ready', ...known })
    if (this.#state.lines.length === 0) this.#say(message)
    this.#watch()
  }

  /** Sends a message; if the session has ended, starts a new one and tries once more. */
  async #exchange(message: string, signal: AbortSignal): Promise<ChatAnswer> {
    const attempt = () =>
      sendMessage({ sessionToken: this.#token ?? '', message, signal, onText: (piece) => this.#grow(piece) })
    try {
      return await attempt()
    } catch (error) {
      if (!isGone(error) || signal.aborted) throw error
      await this.#start()
      this.#listen()
      return attempt()
    }
  }

  /** Hears what a person of the agency says, as long as the window is looked at. */
  #listen(): void {
    this.#events?.close()
    if (!this.#token) return
    const events = new EventSource(`/api/chat/events/${encodeURIComponent(this.#token)}`)
    this.#events = events
    const on = (kind: string, then: (data: unknown) => void) =>
      events.addEventListener(kind, ({ data }: MessageEvent<string>) => then(JSON.parse(data)))
    on('message', (data) => this.#hear(data as ChatMessage)) // the server shaped it by the contract
    on('person', (data) => this.#meet(data as Presence)) // as above
    on('ended', () => events.close())
    // what was said before the stream was open is in the history alone
    events.addEventListener('open', () => void this.#catchUp().catch(() => {}), { once: true })
  }

  async #catchUp(): Promise<void> {
    const token = this.#token
    if (!token) return
    const {
      messages,
      person: name,
      waiting,
    } = await call('GET /api/chat/history/:sessionToken', { params: { sessionToken: token } })
    if (token !== this.#token) return
    for (const message of messages) this.#hear(message)
    this.#meet({ name, waiting })
  }

  /** A person of the agency has said something. */
  #hear(message: ChatMessage): void {
    const line = buildLine(message)
    if (line.from !== 'person' || this.#state.lines.some(({ id }) => id === line.id)) return
    this.#set({ lines: [...this.#state.lines, line] })
    countUnread()
  }

  /** A person is asked for, takes over or hands back; a stream that is opened again says how it is. */
  #meet({ name, waiting }: Presence): void {
    if (name === this.#state.person && waiting === this.#state.waiting) return
    this.#set({ person: name, waiting, ...(name !== null && { intent: undefined }) })
    this.#watch()
  }

  /** A person of the agency has the conversation, or was asked for: nothing ends it then (P10.7, P10.41). */
  #isPersons(): boolean {
    return this.#state.person !== null || this.#state.waiting
  }

  /** Counts the quiet from now on, unless it is a person's. */
  #watch(): void {
    if (this.#isPersons()) {
      this.#idle.stop()
      return
    }
    const last = this.#state.lines.at(-1)
    this.#idle.heard(last?.from === 'assistant' && asksAnythingElse(last.text))
  }

  #take({ message, intent, suggestedAgents: agents, event, choices, person }: ChatAnswer): void {
    this.#drop()
    if (message) this.#add({ from: 'assistant', text: message, agents, event, intent, choices })
    // a visitor who already has a person is not offered one by the intent 'person'
    this.#set({ intent: person === null ? intent : undefined, person })
    if (message) countUnread()
  }

  #grow(piece: string): void {
    const last = this.#state.lines.at(-1)
    if (!last?.unfinished) {
      this.#add({ from: 'assistant', text: piece, agents: [], unfinished: true })
      return
    }
    this.#set({ lines: [...this.#state.lines.slice(0, -1), { ...last, text: last.text + piece }] })
  }

  /** Takes away an answer that is not finished: the whole one, or the apology, comes in its place. */
  #drop(): void {
    this.#set({ lines: this.#state.lines.filter(({ unfinished }) => !unfinished) })
  }

  #say(text: string): void {
    this.#add({ from: 'assistant', text, agents: [] })
    countUnread()
  }

  #add(line: Omit<Line, 'id'>): void {
    this.#lastLine += 1
    this.#set({ lines: [...this.#state.lines, { ...line, id: `line-${this.#lastLine}` }] })
  }

  #set(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The conversation of this window. */
export const conversation = new Conversation()
