import { useSearchParams } from 'react-router'
import { loadProfileModal, OPENED_HERE, PROFILE_PARAM } from '#web/features/catalog/profile/profile-address.ts'
import { afterFrame } from '#web/lib/after-frame.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** Opens a profile over the page. The address says whose, so it can be shared and Back closes it. */
export function ProfileLink({ id, ...props }: { id: string; 'aria-describedby'?: string }) {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  search.set(PROFILE_PARAM, id)
  const preload = () => {
    // whether it comes shows when it is opened
    afterFrame(() => void loadProfileModal().catch(() => undefined))
  }
  return (
    <ButtonLink
      {...props}
      as={Link}
      to={{ search: search.toString() }}
      state={OPENED_HERE}
      preventScrollReset
      size="sm"
      aria-haspopup="dialog"
      onPointerEnter={({ pointerType }) => {
        // a finger comes with its press, which would wait for the code
        if (pointerType !== 'touch') preload()
      }}
      onFocus={preload}
    >
      View Profile
    </ButtonLink>
  )
}
