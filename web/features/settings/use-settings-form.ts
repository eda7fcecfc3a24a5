import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencySettings } from '#shared/contract/settings/settings.ts'
import { checkDraft, type DraftErrors } from '#web/features/settings/check-draft.ts'
import {
  createDraft,
  DRAFT_FIELDS,
  type Draft,
  type DraftField,
  differing,
  rebase,
} from '#web/features/settings/draft.ts'
import { findLastChange, settingsQuery } from '#web/features/settings/queries.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Another admin saved first. */
export interface Conflict {
  now: AgencySettings
  /** Who saved and when; undefined when that could not be loaded. */
  last: Awaited<ReturnType<typeof findLastChange>>
  /** What they changed. */
  fields: DraftField[]
}

/** The settings' form: typed values, the values it began with, and the result of saving. */
export function useSettingsForm(loaded: AgencySettings) {
  const client = useQueryClient()
  const [begun, setBegun] = useState(loaded)
  const base = createDraft(begun)
  const [draft, setDraft] = useState<Draft>(base)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [conflict, setConflict] = useState<Conflict>()
  const changed = differing(draft, base)

  function begin(settings: AgencySettings, next: Draft = createDraft(settings)) {
    setBegun(settings)
    setDraft(next)
    setErrors({})
    setConflict(undefined)
  }

  const save = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof checkDraft>['body']>) =>
      call('PUT /api/admin/settings', { body, headers: { 'if-match': `"${begun.version}"` } }),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      begin(saved)
      toast({ title: 'Settings saved' })
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) return explain(error)
      const fields = error instanceof ApiError ? fieldsOf(error) : {}
      setErrors(fields)
      if (Object.keys(fields).length > 0) return
      toast({
        title: 'Error',
        description: getErrorMessage(error, 'Failed to save the settings'),
        variant: 'destructive',
      })
    },
  })

  /** Loads the current settings and who saved them. */
  async function explain(refusal: ApiError) {
    const last = await findLastChange().catch(() => undefined)
    const now = await client.fetchQuery({ ...settingsQuery, staleTime: 0 }).catch(() => undefined)
    if (now) return setConflict({ now, last, fields: differing(createDraft(now), base) })
    toast({
      title: 'Error',
      description: getErrorMessage(refusal, 'Failed to save the settings'),
      variant: 'destructive',
    })
  }

  return {
    draft,
    errors,
    conflict,
    changed,
    busy: save.isPending,
    set: <F extends DraftField>(field: F, value: Draft[F]) => {
      setDraft((before) => ({ ...before, [field]: value }))
      setErrors(({ [field]: _, ...rest }) => rest)
    },
    discard: () => begin(begun),
    /** Shows what is wrong, or saves. */
    submit: (onWrong: (first: DraftField) => void) => {
      if (save.isPending) return
      const { body, errors: wrong } = checkDraft(draft)
      setErrors(wrong)
      const first = DRAFT_FIELDS.find((field) => wrong[field])
      if (first) onWrong(first)
      else if (body) save.mutate(body)
    },
    /** Takes over what the other one saved; what was typed stays. */
    takeOver: ({ now }: Conflict) => begin(now, rebase(draft, base, createDraft(now))),
    /** Takes over what the other one saved and forgets what was typed. */
    giveUp: ({ now }: Conflict) => begin(now),
  }
}

/** What the server says about fields, by ours. */
function fieldsOf({ fields }: ApiError): DraftErrors {
  const said = Object.entries(fields).map(([path, message]) => [path.split('.')[0] ?? '', message] as const)
  return Object.fromEntries(said.filter(([field]) => DRAFT_FIELDS.some((known) => known === field)))
}
