import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import {
  type AgentValues,
  buildAgentBody,
  buildAgentValues,
  changedFields,
  getField,
} from '#web/features/catalog/admin/agents/agent-values.ts'
import { ownProfileQuery } from '#web/features/catalog/agent/queries.ts'
import { rosterQuery } from '#web/features/catalog/queries.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The screen's fields in its order: the first at fault gets the focus. */
const FIELDS = ['availability', 'image', 'name', 'bio', 'experience', 'instagram', 'twitter', 'website'] as const
const FAILED = 'Failed to update profile'

/** The picture as the form has it is the own one, or none. */
export const valuesOfProfile = (profile: AgentProfile): AgentValues =>
  buildAgentValues({ ...profile, image: profile.photo })

interface Options {
  onSaved: () => void
  onAtFault: (field: string) => void
  /** Refused, and not for what was typed. */
  onRefused: () => void
}

/** What an agent types about themselves, and how it is sent (docs/product.md P5.5, P6.17). */
export function useProfileForm(profile: AgentProfile, { onSaved, onAtFault, onRefused }: Options) {
  const client = useQueryClient()
  // the row this form has seen; typed values are changes to it
  const [seen, setSeen] = useState(profile)
  const [values, setValues] = useState(() => valuesOfProfile(profile))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<AgentProfile>()
  const [busy, setBusy] = useState(false)
  const { mutateAsync } = useMutation({
    mutationFn: (row: AgentProfile) => {
      // rate, category and specialties are the office's
      const { category, hourlyRate, specialties, ...body } = buildAgentBody(
        { ...row, image: row.photo },
        values,
        changed,
      )
      return call('PUT /api/agent/profile', { body, headers: { 'if-match': String(row.version) } })
    },
  })
  const known = valuesOfProfile(seen)
  const changed = changedFields(values, known)

  function showErrors(found: Record<string, string>) {
    flushSync(() => setErrors(found))
    const first = FIELDS.find((field) => found[field])
    if (first) onAtFault(first)
  }

  async function save(row: AgentProfile): Promise<void> {
    setBusy(true)
    let saved: AgentProfile
    try {
      saved = await mutateAsync(row)
    } catch (error) {
      flushSync(() => setBusy(false))
      return refuse(error, row)
    }
    flushSync(() => {
      setBusy(false)
      take(saved)
    })
    void client.invalidateQueries({ queryKey: rosterQuery.queryKey })
    toast({ title: 'Profile updated' })
    onSaved()
  }

  function take(row: AgentProfile, kept: Partial<AgentValues> = {}) {
    setSeen(row)
    setValues({ ...valuesOfProfile(row), ...kept })
    setTheirs(undefined)
    setErrors({})
    client.setQueryData(ownProfileQuery.queryKey, row)
  }

  async function refuse(error: unknown, row: AgentProfile): Promise<void> {
    const said = error instanceof ApiError ? Object.entries(error.fields) : []
    const fields = Object.fromEntries(said.map(([name, message]) => [getField(name), message]))
    if (error instanceof ApiError && error.status === 409) {
      const now = await call('GET /api/agent/profile').catch(() => undefined)
      if (now && now.version !== row.version) {
        const their = changedFields(valuesOfProfile(now), known)
        if (their.length === 0) {
          // no field of this form changed: the typed changes apply to the new row too
          setSeen(now)
          return save(now)
        }
        setErrors({})
        setTheirs(now)
        return
      }
    }
    const names = Object.keys(fields)
    if (names.length > 0) showErrors(fields)
    if (names.length === 0 || names.some((name) => !FIELDS.some((field) => field === name))) {
      toast({
        title: FAILED,
        description: getErrorMessage(error, 'The server could not be reached. Please try again.'),
        variant: 'destructive',
      })
      onRefused()
    }
  }

  return {
    values,
    errors,
    busy,
    dirty: changed.length > 0,
    change: (some: Partial<AgentValues>) => {
      setValues({ ...values, ...some })
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in some))))
    },
    submit: () => {
      if (busy) return
      if (!values.name.trim()) return showErrors({ name: 'Name is required' })
      setErrors({})
      if (changed.length === 0) toast({ title: 'Nothing has changed', variant: 'neutral' })
      else void save(seen)
    },
    /** What another person saved meanwhile; undefined without such a change. */
    conflict: theirs && {
      values: valuesOfProfile(theirs),
      fields: changedFields(valuesOfProfile(theirs), known),
    },
    /** Takes over what they wrote: all of it, or only where nothing else is typed here. */
    settle: (whose: 'theirs' | 'mine') => {
      if (!theirs) return
      const mine = Object.fromEntries(changed.map((field) => [field, values[field]]))
      take(theirs, whose === 'mine' ? mine : {})
    },
  }
}
export type ProfileFormState = ReturnType<typeof useProfileForm>
