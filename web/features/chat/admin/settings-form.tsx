import './settings.css'
import type { ReactNode } from 'react'
import { AI_MODELS, type ChatSettings } from '#shared/contract/chat/settings.admin.ts'
import { isNoRedis, NO_REDIS } from '#shared/model/redis-address.ts'
import { ConnectionTest } from '#web/features/chat/admin/connection-test.tsx'
import { type Draft, SETTING_LABELS, type Setting } from '#web/features/chat/admin/settings-draft.ts'
import { SyncKnowledge } from '#web/features/chat/admin/sync-knowledge.tsx'
import { useChatSettingsForm } from '#web/features/chat/admin/use-settings-form.ts'
import { useFormElement } from '#web/forms/use-form-element.ts'
import { call } from '#web/lib/api.ts'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { Switch } from '#web/ui/switch.tsx'

const MODEL_NAMES: Record<ChatSettings['aiModel'], string> = {
  'gpt-4o-mini': 'gpt-4o-mini (recommended)',
  'gpt-4o': 'gpt-4o',
  'gpt-3.5-turbo': 'gpt-3.5-turbo',
  ollama: 'ollama (local)',
  fallback: 'fallback (no AI)',
}
type Texts = { [S in Setting]: Draft[S] extends string ? S : never }[Setting]
type Switches = { [S in Setting]: Draft[S] extends boolean ? S : never }[Setting]

/** Which Redis these fields stand for, when it is not simply the one they name. */
function sayRedis(stored: ChatSettings, { redisHost, redisPort, redisPassword }: Draft): string {
  if (stored.redisSource === 'environment') return 'The server uses REDIS_URL. These fields have no effect.'
  const isMoved = redisHost.trim() !== stored.redisHost || Number(redisPort) !== stored.redisPort
  if (isMoved && stored.hasRedisPassword && redisPassword === stored.redisPassword) {
    return 'We don’t send the stored password to a new host. Enter it again if this Redis needs one.'
  }
  const address = { host: redisHost.trim(), port: Number(redisPort), hasPassword: redisPassword !== '' }
  return isNoRedis(address) ? NO_REDIS : ''
}

/** Everything about the chat that the office decides (docs/product.md P10.17). */
export function ChatSettingsForm({ settings }: { settings: ChatSettings }) {
  const form = useChatSettingsForm(settings)
  const { draft, errors, conflict, changed, busy, set } = form
  const { element, leaving, submit } = useFormElement<Setting>(changed.length > 0, form.submit)
  const text = (name: Texts) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Draft[typeof name]), // the model's options are its values
  })
  const field = (name: Setting, hint?: ReactNode) => ({
    label: SETTING_LABELS[name],
    error: errors[name],
    ...(hint && { hint }),
  })
  const toggle = (name: Switches) => ({
    name,
    checked: draft[name],
    onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked),
  })

  return (
    <form ref={element} tabIndex={-1} className="chat-settings" aria-label="Chat settings" noValidate onSubmit={submit}>
      {leaving && (
        <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset}>
          Your changes to the chat settings are not saved yet.
        </LeaveQuestion>
      )}
      {conflict && (
        <p className="chat-conflict" role="alert">
          {conflict}
        </p>
      )}
      <section>
        <h2>Model and key</h2>
        <Switch {...toggle('enabled')}>Show chat on the site</Switch>
        <div className="chat-fields">
          <Field
            {...field('aiModel', 'Without a key, or when the model is unavailable, the assistant answers without AI.')}
          >
            <Select {...text('aiModel')}>
              {AI_MODELS.map((model) => (
                <option key={model} value={model}>
                  {MODEL_NAMES[model]}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...field('openaiApiKey', 'Stored encrypted and never shown again. Clear it to remove it.')}>
            <Input type="text" autoComplete="off" spellCheck={false} {...text('openaiApiKey')} />
          </Field>
        </div>
        <ConnectionTest
          label="Test the model"
          failure="OpenAI connection failed"
          run={() =>
            call('POST /api/admin/chat-settings/test-openai', {
              body: { apiKey: draft.openaiApiKey, model: draft.aiModel },
            })
          }
        />
      </section>
      <section>
        <h2>Redis</h2>
        <p className="chat-hint">Optional. Shares live conversations and limits when you run more than one server.</p>
        <p className="chat-hint" role="status">
          {sayRedis(settings, draft)}
        </p>
        <div className="chat-fields chat-fields-three">
          <Field {...field('redisHost')}>
            <Input autoComplete="off" spellCheck={false} {...text('redisHost')} />
          </Field>
          <Field {...field('redisPort')}>
            <Input inputMode="numeric" {...text('redisPort')} />
          </Field>
          <Field {...field('redisPassword')}>
            <Input type="text" autoComplete="off" spellCheck={false} {...text('redisPassword')} />
          </Field>
        </div>
        <ConnectionTest
          label="Test Redis"
          failure="Redis connection failed"
          run={() =>
            call('POST /api/admin/chat-settings/test-redis', {
              body: { host: draft.redisHost, port: Number(draft.redisPort), password: draft.redisPassword },
            })
          }
        />
      </section>
      <section>
        <h2>Behavior</h2>
        <div className="chat-fields chat-fields-three">
          <Field {...field('autoPopupDelay', 'Seconds, 0 to 60. With 0 it never opens on its own.')}>
            <Input inputMode="numeric" {...text('autoPopupDelay')} />
          </Field>
          <Field {...field('inactivityTimeout', 'Minutes, 1 to 30.')}>
            <Input inputMode="numeric" {...text('inactivityTimeout')} />
          </Field>
          <Field {...field('maxConcurrentSessions', '10 to 1000.')}>
            <Input inputMode="numeric" {...text('maxConcurrentSessions')} />
          </Field>
        </div>
      </section>
      <section>
        <h2>Transcripts and ratings</h2>
        <div className="chat-switches">
          <Switch {...toggle('enableTranscriptEmail')}>Visitors can have the conversation emailed</Switch>
          <Switch {...toggle('enableRatingPrompt')}>Visitors are asked for a rating</Switch>
        </div>
      </section>
      <section>
        <h2>System prompt</h2>
        <Field
          {...field(
            'systemPrompt',
            'What the assistant is, in up to 5,000 characters. Safety rules are added automatically.',
          )}
        >
          <Textarea rows={8} maxLength={5000} {...text('systemPrompt')} />
        </Field>
      </section>
      <section>
        <h2>Knowledge base</h2>
        <SyncKnowledge {...form.settings} />
      </section>
      <SaveBar unsaved={changed.map((name) => SETTING_LABELS[name])} busy={busy} onDiscard={form.discard} />
    </form>
  )
}
