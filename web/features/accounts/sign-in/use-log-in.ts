import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { SecondFactorNeeded } from '#shared/contract/accounts/factors.ts'
import type { Role } from '#shared/model/role.ts'
import { changePerson } from '#web/features/accounts/passwords/change-person.ts'
import { useRole } from '#web/features/accounts/sign-in/auth-status.ts'
import type { Credentials, LoginFormHandle } from '#web/features/accounts/sign-in/login-form.tsx'
import { useLoginState } from '#web/features/accounts/sign-in/login-state.ts'
import { PORTALS } from '#web/features/accounts/sign-in/portals.ts'
import { ApiError } from '#web/lib/api.ts'
import { returnTarget } from '#web/lib/return-to.ts'
import { toast } from '#web/ui/toast-store.ts'

const LOG_IN = ['log-in']

interface Options {
  role: Role
  /**
   * Makes the call; resolves with another address where something has to be done before all else, or with the second
   * factor that is needed first.
   */
  signIn: (credentials: Credentials) => Promise<string | SecondFactorNeeded['secondFactor'] | undefined>
  /** The second line of 'Login Successful', where there is one. */
  welcome?: string
  /** The second line of 'Login Failed'. */
  describe: (error: unknown) => string
}

/** A log-in's form: what it does, says and leads to. */
export function useLogIn({ role, signIn, welcome, describe }: Options) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { sentAway = false, notice } = useLoginState()
  const known = useRole() === role
  const form = useRef<LoginFormHandle>(null)
  const { login, dashboard } = PORTALS[role]
  const target = returnTarget(params.get('returnTo'), login, dashboard)

  const [secondFactor, setSecondFactor] = useState<SecondFactorNeeded['secondFactor']>()

  function enter(first = target) {
    changePerson(client, role)
    toast({ title: 'Login Successful', ...(welcome && { description: welcome }) })
    void navigate(first, { replace: true })
  }

  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationKey: LOG_IN,
    mutationFn: signIn,
    onSuccess: (answer) => {
      if (typeof answer === 'object') setSecondFactor(answer)
      else enter(answer)
    },
    onError: (error) => {
      const description = describe(error)
      toast({ title: 'Login Failed', description, variant: 'destructive' })
      form.current?.retry(error instanceof ApiError && error.status === 401 ? description : undefined)
    },
  })

  return {
    form,
    /** Signs in once, however often the form is submitted. */
    submit: (credentials: Credentials) => client.isMutating({ mutationKey: LOG_IN }) === 0 && mutate(credentials),
    busy: isPending || isSuccess,
    /** What is needed after a right password; undefined before it. */
    secondFactor,
    /** Leads on once a session is open. */
    enter: () => enter(),
    /** Leads back to the password. */
    startOver: () => {
      setSecondFactor(undefined)
      reset()
    },
    /** Why the visitor was sent here. */
    notice,
    /** Where a signed-in visitor goes next; undefined for one a page has just sent here: it would send them again. */
    onward: known && !sentAway && !isPending && !isSuccess ? target : undefined,
  }
}
