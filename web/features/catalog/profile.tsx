import { lazy, Suspense } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { loadProfileModal, PROFILE_PARAM, wasOpenedHere } from '#web/features/catalog/profile-address.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'

const ProfileModal = lazy(async () => ({ default: (await loadProfileModal()).ProfileModal }))

/** The profile the address names, if there is such an agent. */
export function Profile() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { agents } = useRoster()
  const id = params.get(PROFILE_PARAM)
  const agent = id ? agents?.find((one) => one.id === id) : undefined
  const close = () => {
    if (wasOpenedHere(state)) {
      void navigate(-1)
      return
    }
    void setParams(
      (before) => {
        before.delete(PROFILE_PARAM)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return <Suspense>{agent && <ProfileModal agent={agent} onClose={close} />}</Suspense>
}
