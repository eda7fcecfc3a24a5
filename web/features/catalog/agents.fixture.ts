import type { Agent } from '#shared/contract/catalog/agents.ts'

/** An agent as the API answers one; tests name what they care about. */
export function buildAgent(given: Partial<Agent> = {}): Agent {
  return {
    id: crypto.randomUUID(),
    name: 'Imani Okafor',
    category: 'model',
    bio: 'Calm under flash.',
    experience: null,
    specialties: [],
    hourlyRate: 180,
    plusTax: false,
    image: null,
    socialMedia: { instagram: null, twitter: null, website: null },
    availability: true,
    totalBookings: 0,
    rating: 5,
    createdAt: '2025-01-01T00:00:00Z',
    ...given,
  }
}
