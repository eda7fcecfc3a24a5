import { wasMasked } from '#shared/model/mask-cards.ts'
import { showMasked } from '#web/lib/masked-card.ts'
import '#web/lib/zod-without-eval.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChatSettings, updateChatSettings } from '#shared/contract/chat/settings.admin.ts'
import { chatSettingsQuery } from '#web/features/chat/admin/queries.ts'
import {
  buildSettingsBody,
  createDraft,
  type Draft,
  differing,
  SETTING_LABELS,
  SETTINGS,
  type Setting,
} from '#web/features/chat/admin/settings-draft.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

type Errors = Partial<Record<Setting, string>>

/** The form of the chat settings: typed values, the values it began with, and the result of saving. */
export function useChatSettingsForm(loaded: ChatSettings) {
  const client = useQueryClient()
  const [begun, setBegun] = useState(loaded)
  const base = createDraft(begun)
  const [draft, setDraft] = useState<Draft>(base)
  const [errors, setErrors] = useState<Errors>({})
  const [conflict, setConflict] = useState('')
  const changed = differing(draft, base)

  function begin(settings: ChatSettings, kept: readonly Setting[] = []) {
    const typed = Object.fromEntries(kept.map((name) => [name, draft[name]]))
    setBegun(settings)
    setDraft({ ...createDraft(settings), ...typed })
    setErrors({})
  }

  const save = useMutation({
    mutationFn: (body: Parameters<typeof send>[0]) => send(body, begun.version),
    onSuccess: (saved) => {
      client.setQueryData(chatSettingsQuery.queryKey, saved)
      setConflict('')
      begin(saved)
      toast({ title: 'Settings saved' })
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) return meet()
      const fields = error instanceof ApiError ? knownFields(error.fields) : {}
      setErrors(fields)
      if (Object.keys(fields).length === 0) showFailure()
    },
  })

  /** Another admin saved first: shows their values and keeps what was typed here, to be saved again. */
  async function meet() {
    const now = await client.fetchQuery({ ...chatSettingsQuery, staleTime: 0 }).catch(() => undefined)
    if (!now) return showFailure()
    const theirs = differing(createDraft(now), base).map((name) => SETTING_LABELS[name])
    setConflict(`Someone else changed ${theirs.join(', ') || 'the settings'}. Review, then save.`)
    begin(now, changed)
  }

  return {
    draft,
    errors,
    conflict,
    changed,
    settings: begun,
    busy: save.isPending,
    set: <S extends Setting>(name: S, value: Draft[S]) => {
      setDraft((before) => ({ ...before, [name]: value }))
      setErrors(({ [name]: _, ...rest }) => rest)
    },
    discard: () => begin(begun),
    /** Shows what is wrong, or saves. */
    submit: (onWrong: (first: Setting) => void) => {
      if (save.isPending) return
      const body = buildSettingsBody(draft, changed)
      const read = updateChatSettings.body.safeParse(body)
      if (wasMasked(body, read.data)) showMasked()
      if (read.success) return save.mutate(read.data)
      const wrong = Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message]))
      setErrors(knownFields(wrong))
      const first = SETTINGS.find((name) => wrong[name])
      if (first) onWrong(first)
    },
  }
}

/** The words are fixed (docs/product.md P12.5); what is wrong with a field is said beside it. */
const showFailure = () =>
  void toast({ title: 'Error', description: 'Failed to update chat settings', variant: 'destructive' })

const send = (body: NonNullable<Parameters<typeof call<'PUT /api/admin/chat-settings'>>[1]>['body'], version: number) =>
  call('PUT /api/admin/chat-settings', { body, headers: { 'if-match': `"${version}"` } })

const knownFields = (fields: Record<string, string>): Errors =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => SETTINGS.some((known) => known === name)))
