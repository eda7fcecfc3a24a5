import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadProfileModal, PROFILE_PARAM, wasOpenedHere } from '#web/features/catalog/profile/profile-address.ts'
import { useProfile } from '#web/features/catalog/profile/use-profile.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ProfileModal = lazyPart(async () => (await loadProfileModal()).ProfileModal, 'The profile did not load')

/** The profile the address names, if there is such an agent; `reviews` draws what clients say about them. */
export function Profile({ reviews }: { reviews?: (agentId: string) => ReactNode }) {
  const change = useChangeAddress()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { agent, isUnknown } = useProfile()
  const forget = () => change({ [PROFILE_PARAM]: '' })
  const forgetUnknown = useEffectEvent(forget)
  // an address that names nobody loses the name (a navigation, so after drawing)
  useEffect(() => {
    if (isUnknown) forgetUnknown()
  }, [isUnknown])
  const close = () => {
    if (wasOpenedHere(state)) void navigate(-1)
    else forget()
  }
  return (
    agent && (
      <ProfileModal key={agent.id} agent={agent} reviews={reviews?.(agent.id)} onClose={close} onMissing={close} />
    )
  )
}
