import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { loadProfileModal, PROFILE_PARAM, wasOpenedHere } from '#web/features/catalog/profile/profile-address.ts'
import { useProfile } from '#web/features/catalog/profile/use-profile.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ProfileModal = lazyPart(async () => (await loadProfileModal()).ProfileModal, 'The profile did not load')

/** The profile the address names, if there is such an agent. */
export function Profile() {
  const [, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { agent, isUnknown } = useProfile()
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
