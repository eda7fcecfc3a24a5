import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import {
  type AgentValues,
  buildAgentBody,
  buildAgentValues,
  changedFields,
  getField,
  NEW_AGENT,
} from '#web/features/catalog/admin/agents/agent-values.ts'
import { ownProfileQuery } from '#web/features/catalog/agent/queries.ts'
import { rosterQuery } from '#web/features/catalog/queries.ts'
import { useMergeForm } from '#web/forms/use-merge-form.ts'
import { call, NOT_REACHED } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The screen's fields in its order: the first at fault gets the focus. */
const FIELDS = [
  ...(['availability', 'image', 'name', 'bio', 'experience', 'travel', 'setup', 'bring'] as const),
  ...(['instagram', 'twitter', 'website'] as const),
] as const

/** The picture as the form has it is the uploaded one, or none. */
const toValues = (profile: AgentProfile | null): AgentValues =>
  profile ? buildAgentValues({ ...profile, image: profile.photo }) : NEW_AGENT

interface Options {
  onSaved: () => void
  onAtFault: (field: string) => void
}

/** What an agent types about themselves, and how it is sent (docs/product.md P5.5, P6.17). */
export function useProfileForm(profile: AgentProfile, { onSaved, onAtFault }: Options) {
  const client = useQueryClient()
  const keep = (row: AgentProfile) => client.setQueryData(ownProfileQuery.queryKey, row)
  const form = useMergeForm<AgentProfile, AgentValues, AgentProfile>({
    row: profile,
    toValues,
    compare: changedFields,
    fields: FIELDS,
    onAtFault,
    write: (row, typed, changes) => {
      const from = row ?? profile
      // rate, category and specialties are the admins'
      const { category, hourlyRate, specialties, ...body } = buildAgentBody(
        { ...from, image: from.photo },
        typed,
        changes,
      )
      return call('PUT /api/agent/profile', { body, headers: { 'if-match': String(from.version) } })
    },
    find: () => call('GET /api/agent/profile'),
    fieldErrors: ({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, message]) => [getField(name), message])),
    onDone: (saved) => {
      flushSync(() => form.load(saved))
      keep(saved)
      void client.invalidateQueries({ queryKey: rosterQuery.queryKey })
      toast({ title: 'Profile updated' })
      onSaved()
    },
    onSettled: keep,
    failed: 'Failed to update profile',
    fallback: NOT_REACHED,
    stays: true,
  })
  const { values, errors, change, changed, conflict, settle, submit } = form

  return {
    ...{ values, errors, change, conflict, settle },
    busy: submit.busy,
    button: submit.button,
    dirty: changed.length > 0,
    submit: () => {
      if (submit.busy) return
      form.showErrors(values.name.trim() ? {} : { name: 'Name is required' })
      if (!values.name.trim()) return
      if (changed.length === 0) toast({ title: 'Nothing has changed', variant: 'neutral' })
      else submit.send(form.seen)
    },
  }
}
export type ProfileFormState = ReturnType<typeof useProfileForm>
