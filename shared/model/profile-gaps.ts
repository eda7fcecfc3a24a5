/** The parts of an agent's profile that visitors read, in the order in which they are asked for. */
const PARTS = ['photo', 'bio', 'experience', 'specialties', 'rate'] as const

/** A part of an agent's profile that is still empty. */
export type ProfileGap = (typeof PARTS)[number]

/** What each part is called on screen. */
export const PROFILE_GAP_LABELS: Record<ProfileGap, string> = {
  photo: 'Photo',
  bio: 'Bio',
  experience: 'Experience',
  specialties: 'Specialties',
  rate: 'Hourly rate',
}

/** As much of a profile as decides what is missing in it. */
export interface ProfileParts {
  /** The address of the uploaded picture; a drawn poster is none. */
  photo: string | null
  bio: string | null
  experience: string | null
  specialties: readonly string[]
  /** Whole dollars an hour; 0 and null mean unknown. */
  hourlyRate: number | null
}

/**
 * The empty parts of a profile (docs/product.md P6.85). Links are optional: a profile without one is complete.
 * @returns the parts in a fixed order; none for a complete profile
 */
export function findProfileGaps(profile: ProfileParts): ProfileGap[] {
  const { photo, bio, experience, specialties, hourlyRate } = profile
  const filled: Record<ProfileGap, unknown> = {
    photo,
    bio: bio?.trim(),
    experience: experience?.trim(),
    specialties: specialties.length,
    rate: hourlyRate,
  }
  return PARTS.filter((part) => !filled[part])
}
