import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Role } from '#shared/model/role.ts'
import { changePerson } from '#web/features/accounts/passwords/change-person.ts'
import type { LoginState } from '#web/features/accounts/sign-in/login-state.ts'
import { PORTALS } from '#web/features/accounts/sign-in/portals.ts'
import { withReturnTo } from '#web/lib/return-to.ts'

interface ToLoginProps {
  portal: Role
  notice?: string | undefined
}

/** Leads to a portal's log-in, which leads back here. */
export function ToLogin({ portal, notice }: ToLoginProps) {
  const client = useQueryClient()
  const location = useLocation()
  // once the page is gone: while it is there, it would ask for what it forgets
  useEffect(() => () => changePerson(client, null), [client])
  const state: LoginState = { sentAway: true, ...(notice && { notice }) }
  return <Navigate to={withReturnTo(PORTALS[portal].login, location)} replace state={state} />
}
