import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invite } from '#web/features/accounts/join/invite-step.tsx'
import { changePerson } from '#web/features/accounts/passwords/change-person.ts'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

const JOIN = ['join']

/** The values an invited agent types, in the form's order. */
export interface JoinValues {
  username: string
  name: string
  password: string
  confirmed: string
  bio: string
  experience: string
}
export const JOIN_FIELDS = [
  'username',
  'name',
  'password',
  'confirmed',
  'bio',
  'experience',
] as const satisfies readonly (keyof JoinValues)[]

/** Register's other fields without an input, sent empty (docs/product.md P5.3). */
const WITHOUT_INPUT = { specialties: [] as string[], hourlyRate: 0, socialMedia: {} }

interface Options {
  onJoined: () => void
  /** Refused: the fields the server names, by the form's names. */
  onAtFault: (fields: readonly string[]) => void
}

/** Registers once, however often the form is submitted; the new agent is signed in. */
export function useJoin({ code, email }: Invite, { onJoined, onAtFault }: Options) {
  const client = useQueryClient()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey: JOIN,
    mutationFn: ({ username, password, name, bio, experience }: JoinValues) => {
      const agentData = { name: name.trim(), email, bio, experience, ...WITHOUT_INPUT }
      return call('POST /api/agent/register', { body: { code, username: username.trim(), password, agentData } })
    },
    onSuccess: () => {
      changePerson(client, 'agent')
      onJoined()
    },
    onError: (error) => {
      const description = failureText(error, 'Registration failed')
      toast({ title: 'Registration Failed', description, variant: 'destructive' })
      const named = error instanceof ApiError ? Object.keys(error.fields) : []
      onAtFault(named.map((field) => field.replace(/^agentData\./, '')))
    },
  })
  return {
    join: (values: JoinValues) => {
      if (client.isMutating({ mutationKey: JOIN }) === 0) mutate(values)
    },
    busy: isPending || isSuccess,
  }
}
