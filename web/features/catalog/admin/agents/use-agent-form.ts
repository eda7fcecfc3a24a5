import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import {
  AGENT_FIELDS,
  type AgentField,
  type AgentValues,
  buildAgentBody,
  buildAgentValues,
  buildPayload,
  changedFields,
  getField,
  NEW_AGENT,
} from '#web/features/catalog/admin/agents/agent-values.ts'
import { findAgent, useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** A log-in that is made together with a new agent. */
export interface Account {
  wanted: boolean
  email: string
  username: string
  password: string
}
const NO_ACCOUNT: Account = { wanted: false, email: '', username: '', password: '' }

/** Every field of the sheet, in its order: the first at fault gets the focus. */
const SHEET_FIELDS = [...AGENT_FIELDS.slice(0, 5), 'reason', ...AGENT_FIELDS.slice(5), 'email', 'username', 'password']
export type SheetErrors = Readonly<Record<string, string>>

interface Options {
  /** Null for a new one. */
  agent: AdminAgent | null
  onSaved: () => void
  /** A new agent was added without the log-in that was wanted. */
  onAddedAlone: () => void
  onAtFault: (field: string) => void
  /** Refused, and not for what was typed. */
  onRefused: () => void
}

/** What is typed about an agent, and how it is sent. */
export function useAgentForm({ agent, onSaved, onAddedAlone, onAtFault, onRefused }: Options) {
  const refresh = useRefreshCatalog()
  // the row this form has seen; typed values are changes to it
  const [seen, setSeen] = useState(agent)
  const [values, setValues] = useState<AgentValues>(agent ? buildAgentValues(agent) : NEW_AGENT)
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<SheetErrors>({})
  const [theirs, setTheirs] = useState<AdminAgent>()
  const [busy, setBusy] = useState(false)
  // as a mutation, so that the office's counts are read again
  const { mutateAsync } = useMutation({ mutationFn: send })

  const known = seen ? buildAgentValues(seen) : NEW_AGENT
  const changed = changedFields(values, known)
  const { wanted, email, username, password } = account
  const whole = wanted && email.trim() !== '' && username.trim() !== '' && password !== ''
  const asksReason = !!seen?.hourlyRate && changed.includes('hourlyRate')

  function forget(fields: readonly string[]) {
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))))
  }
  function showErrors(found: SheetErrors) {
    flushSync(() => setErrors(found))
    const first = SHEET_FIELDS.find((field) => found[field])
    if (first) onAtFault(first)
  }

  function check(): SheetErrors {
    return {
      ...(!values.name.trim() && { name: 'Name is required' }),
      ...(!values.category && { category: 'Category is required' }),
      ...(asksReason && !reason.trim() && { reason: 'Say why the rate changes' }),
    }
  }

  function send(row: AdminAgent | null): Promise<unknown> {
    if (row) {
      const body = { ...buildAgentBody(row, values, changed), ...(asksReason && { reason }) }
      const headers = { 'if-match': String(row.version) }
      return call('PUT /api/agents/:id', { params: { id: row.id }, body, headers })
    }
    const agentData = buildPayload(values)
    return whole
      ? call('POST /api/agents/with-account', { body: { agentData, email, username, password } })
      : call('POST /api/agents', { body: agentData })
  }

  async function save(row = seen): Promise<void> {
    setBusy(true)
    try {
      await mutateAsync(row)
    } catch (error) {
      flushSync(() => setBusy(false))
      return refuse(error, row)
    }
    setBusy(false)
    void refresh()
    if (!row) toast({ title: 'Agent created successfully' })
    if (!row && wanted && !whole) onAddedAlone()
    else onSaved()
  }

  async function refuse(error: unknown, row: AdminAgent | null): Promise<void> {
    const said = error instanceof ApiError ? Object.entries(error.fields) : []
    const fields = Object.fromEntries(said.map(([name, message]) => [getField(name), message]))
    if (row && error instanceof ApiError && error.status === 409) {
      const now = await findAgent(row.id).catch(() => undefined)
      if (now && now.version !== row.version) {
        const their = changedFields(buildAgentValues(now), known)
        if (their.length === 0) {
          // no field of this form changed: the typed changes apply to the new row too
          setSeen(now)
          return save(now)
        }
        // beside a field of which there are two versions now, what it has become
        const both: readonly string[] = changed.filter((field) => their.includes(field))
        setErrors(Object.fromEntries(Object.entries(fields).filter(([field]) => both.includes(field))))
        setTheirs(now)
        return
      }
    }
    const names = Object.keys(fields)
    if (names.length > 0) showErrors(fields)
    if (names.length === 0 || names.some((field) => !SHEET_FIELDS.includes(field))) {
      const description = getErrorMessage(error, row ? 'Failed to update agent' : 'Failed to create agent')
      toast({ title: 'Error', description, variant: 'destructive' })
      onRefused()
    }
    // another admin may have deleted the agent
    if (error instanceof ApiError && error.status === 404) void refresh()
  }

  return {
    values,
    change: (some: Partial<AgentValues>) => {
      setValues({ ...values, ...some })
      forget(Object.keys(some))
    },
    account,
    changeAccount: (some: Partial<Account>) => {
      setAccount({ ...account, ...some })
      forget(Object.keys(some))
    },
    /** The typed reason for a new rate; undefined when no known rate changes. */
    reason: asksReason ? reason : undefined,
    changeReason: (text: string) => {
      setReason(text)
      forget(['reason'])
    },
    errors,
    busy,
    dirty: changed.length > 0 || email !== '' || username !== '' || password !== '',
    submit: () => {
      if (busy) return
      const found = check()
      showErrors(found)
      if (Object.keys(found).length > 0) return
      if (seen && changed.length === 0) onSaved()
      else void save()
    },
    /** What another admin or the agent saved meanwhile; undefined without such a change. */
    conflict: theirs && {
      values: buildAgentValues(theirs),
      fields: changedFields(buildAgentValues(theirs), known),
    },
    /** Takes over what they wrote: all of it, or only where nothing else is typed here. */
    settle: (whose: 'theirs' | 'mine') => {
      if (!theirs) return
      const their = buildAgentValues(theirs)
      const kept = whose === 'mine' ? pick(values, changed) : {}
      setValues({ ...their, ...kept })
      setSeen(theirs)
      setTheirs(undefined)
      setErrors({})
    },
  }
}
export type AgentFormState = ReturnType<typeof useAgentForm>
/** As much of it as groups of fields need. */
export type FieldsState = Pick<AgentFormState, 'values' | 'errors' | 'change'>

const pick = (values: AgentValues, fields: readonly AgentField[]): Partial<AgentValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))
