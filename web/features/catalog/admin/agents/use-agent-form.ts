import { useState } from 'react'
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
import { type FormErrors, useMergeForm } from '#web/forms/use-merge-form.ts'
import { ApiError, call } from '#web/lib/api.ts'
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
const SHEET_FIELDS = AGENT_FIELDS.flatMap((field): string[] =>
  field === 'hourlyRate' ? [field, 'reason'] : [field],
).concat([...['email', 'username', 'password']])

interface Options {
  /** Null for a new one. */
  agent: AdminAgent | null
  onSaved: () => void
  /** A new agent was added without the log-in that was wanted. */
  onAddedAlone: () => void
  onAtFault: (field: string) => void
}

/** A rate that was known changes only for a reason. */
const needsReason = (row: AdminAgent | null, changed: readonly AgentField[]): boolean =>
  !!row?.hourlyRate && changed.includes('hourlyRate')

/** What is typed about an agent, and how it is sent. */
export function useAgentForm({ agent, onSaved, onAddedAlone, onAtFault }: Options) {
  const refresh = useRefreshCatalog()
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [reason, setReason] = useState('')
  const { wanted, email, username, password } = account
  const whole = wanted && email.trim() !== '' && username.trim() !== '' && password !== ''

  const form = useMergeForm<AdminAgent, AgentValues, unknown>({
    row: agent,
    toValues: (row) => (row ? buildAgentValues(row) : NEW_AGENT),
    compare: changedFields,
    fields: SHEET_FIELDS,
    onAtFault,
    write: (row, typed, changes) => {
      if (row) {
        const body = { ...buildAgentBody(row, typed, changes), ...(needsReason(row, changes) && { reason }) }
        const headers = { 'if-match': String(row.version) }
        return call('PUT /api/agents/:id', { params: { id: row.id }, body, headers })
      }
      const agentData = buildPayload(typed)
      return whole
        ? call('POST /api/agents/with-account', { body: { agentData, email, username, password } })
        : call('POST /api/agents', { body: agentData })
    },
    find: ({ id }) => findAgent(id),
    onDone: (_answer, row) => {
      void refresh()
      if (!row) toast({ title: 'Agent created successfully' })
      if (!row && wanted && !whole) onAddedAlone()
      else onSaved()
    },
    onRefused: (error) => {
      // another admin may have deleted the agent
      if (error instanceof ApiError && error.status === 404) void refresh()
    },
    fieldErrors: ({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, message]) => [getField(name), message])),
    marksConflict: true,
    fallback: agent ? 'Failed to update agent' : 'Failed to create agent',
  })
  const { values, errors, change, changed, seen, conflict, settle, submit } = form
  const asksReason = needsReason(seen, changed)

  const check = (): FormErrors => ({
    ...(!values.name.trim() && { name: 'Name is required' }),
    ...(!values.category && { category: 'Category is required' }),
    ...(asksReason && !reason.trim() && { reason: 'Say why you’re changing the rate' }),
  })

  return {
    ...{ values, errors, change, conflict, settle },
    account,
    changeAccount: (some: Partial<Account>) => {
      setAccount({ ...account, ...some })
      form.clearErrors(Object.keys(some))
    },
    /** The typed reason for a new rate; undefined when no known rate changes. */
    reason: asksReason ? reason : undefined,
    changeReason: (text: string) => {
      setReason(text)
      form.clearErrors(['reason'])
    },
    busy: submit.busy,
    button: submit.button,
    dirty: changed.length > 0 || email !== '' || username !== '' || password !== '',
    submit: () => {
      if (submit.busy) return
      const found = check()
      form.showErrors(found)
      if (Object.keys(found).length > 0) return
      if (seen && changed.length === 0) onSaved()
      else submit.send(seen)
    },
  }
}
export type AgentFormState = ReturnType<typeof useAgentForm>
/** As much of it as groups of fields need. */
export type FieldsState = Pick<AgentFormState, 'values' | 'errors' | 'change'>
