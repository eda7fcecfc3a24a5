import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { Role } from '#shared/model/role.ts'
import { changePerson } from '#web/features/accounts/passwords/change-person.ts'
import { PORTALS } from '#web/features/accounts/sign-in/portals.ts'
import { call } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast-store.ts'

/**
 * Signs out. A customer goes home even when the call fails; admins and agents stay, see the error and can try again
 * (docs/product.md P4.2, P12.6).
 */
export function useLogOut(role: Role) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [left, setLeft] = useState(false)

  // who goes back before the next page is drawn finds this one still there, and is to be asked who they are
  useEffect(() => {
    if (!left) return
    const ask = () => setLeft(false)
    addEventListener('popstate', ask)
    return () => removeEventListener('popstate', ask)
  }, [left])

  function leave() {
    // unmount the screen first: a mounted screen would load the cleared data again
    flushSync(() => setLeft(true))
    changePerson(client, null)
    if (role === 'customer') toast({ title: 'Logged Out' })
    void navigate(role === 'customer' ? paths.home : PORTALS[role].login, { replace: role !== 'customer' })
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => call(`POST /api/${role}/logout`),
    onSuccess: leave,
    onError: () => {
      if (role === 'customer') leave()
      else toast({ title: 'Failed to logout', variant: 'destructive' })
    },
  })
  return {
    logOut: () => mutate(),
    busy: isPending,
    /** Signed out: the portal's screen is no longer drawn. */
    left,
  }
}
