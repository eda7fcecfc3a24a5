import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readFilter } from '#web/features/catalog/filter.ts'
import { loadProfileModal, PROFILE_PARAM, wasOpenedHere } from '#web/features/catalog/profile-address.ts'
import { readSearch } from '#web/features/catalog/search-params.ts'
import { useFound } from '#web/features/catalog/use-found.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ProfileModal = lazyPart(async () => (await loadProfileModal()).ProfileModal, 'The profile did not load')

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The profile the address names, if there is such an agent. */
export function Profile() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { agents, complete } = useRoster()
  // of a long roster the page holds only a part: a search may have found someone beyond it
  const { listing } = useFound(readSearch(params), readFilter(params.get('category')))
  const id = params.get(PROFILE_PARAM)
  const agent = id ? [...(agents ?? []), ...(listing?.agents ?? [])].find((one) => one.id === id) : undefined
  const isUnknown = id !== null && agents !== undefined && !agent && (complete || !UUID.test(id))
  const forget = () =>
    setParams(
      (before) => {
        before.delete(PROFILE_PARAM)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const forgetUnknown = useEffectEvent(() => void forget())
  // an address that names nobody loses the name (a navigation, so after drawing)
  useEffect(() => {
    if (isUnknown) forgetUnknown()
  }, [isUnknown])
  const close = () => {
    if (wasOpenedHere(state)) void navigate(-1)
    else void forget()
  }
  return agent && <ProfileModal agent={agent} onClose={close} onMissing={close} />
}
