import type { ChatSettings } from '#shared/contract/chat/settings.admin.ts'

/** What can be set, by what people call it, in the form's order. */
export const SETTING_LABELS = {
  enabled: 'Chat on the site',
  aiModel: 'AI model',
  openaiApiKey: 'OpenAI API key',
  redisHost: 'Redis host',
  redisPort: 'Redis port',
  redisPassword: 'Redis password',
  autoPopupDelay: 'Auto-popup delay',
  inactivityTimeout: 'Inactivity timeout',
  maxConcurrentSessions: 'Max concurrent sessions',
  enableTranscriptEmail: 'Transcripts by email',
  enableRatingPrompt: 'Ratings',
  systemPrompt: 'System prompt',
} as const satisfies Partial<Record<keyof ChatSettings, string>>
export type Setting = keyof typeof SETTING_LABELS
export const SETTINGS = Object.keys(SETTING_LABELS) as Setting[] // a literal's keys are its type's

const NUMBERS = ['redisPort', 'autoPopupDelay', 'inactivityTimeout', 'maxConcurrentSessions'] as const
type NumberSetting = (typeof NUMBERS)[number]

/** The settings as they are typed: numbers are texts until they are sent. */
export type Draft = Omit<Pick<ChatSettings, Setting>, NumberSetting> & Record<NumberSetting, string>

export function createDraft(settings: ChatSettings): Draft {
  const draft = Object.fromEntries(SETTINGS.map((name) => [name, settings[name]]))
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, String(settings[name])]))
  return { ...draft, ...numbers } as Draft // every setting once, the numbers as texts
}

/** Which settings differ. */
export const differing = (a: Draft, b: Draft): Setting[] => SETTINGS.filter((name) => a[name] !== b[name])

/** What was changed, as it travels; a number that is none travels as NaN and is refused by name. */
export function buildSettingsBody(draft: Draft, changed: readonly Setting[]): Record<string, unknown> {
  const numbers: readonly string[] = NUMBERS
  return Object.fromEntries(
    changed.map((name) => [
      name,
      numbers.includes(name) ? Number(String(draft[name]).trim() || Number.NaN) : draft[name],
    ]),
  )
}
