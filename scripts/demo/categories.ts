export interface DemoCategory {
  name: string
  displayName: string
  description: string
}

/** The seven categories of the agency, in the order of the services page. */
export const demoCategories = [
  {
    name: 'model',
    displayName: 'Models',
    description: 'Runway, print and showroom. People who take a brief once, arrive early and hold the light.',
  },
  {
    name: 'exotic_dancer',
    displayName: 'Exotic Dancers',
    description:
      'Burlesque, fan dance and masquerade. Stage artists with rehearsed acts, their own costumes and a cue sheet.',
  },
  {
    name: 'bartender',
    displayName: 'Bartenders',
    description: 'From a two-person tasting to a ballroom bar for six hundred. Licensed, insured and quick with names.',
  },
  {
    name: 'massage_therapist',
    displayName: 'Massage Therapists',
    description:
      'Licensed therapists for green rooms, bridal suites and recovery lounges. Tables and linens come along.',
  },
  {
    name: 'entertainer',
    displayName: 'Entertainers',
    description: 'Singers, magicians, hosts and a master of ceremonies or two. They read the room before they walk in.',
  },
  {
    name: 'dj',
    displayName: 'DJs',
    description: 'Open-format sets with the sound system, the lights and a plan for the first dance and the last one.',
  },
  {
    name: 'photographer',
    displayName: 'Photographers',
    description: 'Event coverage and portraits, edited and delivered within the week. Quiet shoes, fast lenses.',
  },
] as const satisfies readonly DemoCategory[]

export type DemoCategoryName = (typeof demoCategories)[number]['name']
