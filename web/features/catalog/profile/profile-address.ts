/** The query parameter of home that opens a profile. */
export const PROFILE_PARAM = 'agent'

/** Travels with a link that opened a profile on this site: closing then goes back instead of adding a step. */
export const OPENED_HERE = { profileOpenedHere: true } as const

export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'profileOpenedHere' in state

export const loadProfileModal = () => import('#web/features/catalog/profile/profile-modal.tsx')
