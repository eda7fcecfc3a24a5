import type { DemoAgentName } from './roster.ts'

/** Weekdays with the same hours; 0 is Sunday. Minutes of the day in Atlanta; beyond 1440 is the next day. */
export interface DemoHours {
  weekdays: readonly number[]
  from: number
  to: number
}

/** The weekly hours of some of the demo's agents; agents who are not listed can be booked at any time. */
export const demoWeeks: Partial<Record<DemoAgentName, readonly DemoHours[]>> = {
  'Imani Okafor': [
    { weekdays: [1, 2, 3, 4], from: 660, to: 1440 },
    { weekdays: [5, 6], from: 660, to: 1560 },
    { weekdays: [0], from: 720, to: 1440 },
  ],
  'Ruth Adeyemi': [
    { weekdays: [1, 2, 3, 4], from: 960, to: 1500 },
    { weekdays: [5, 6], from: 900, to: 1620 },
    { weekdays: [0], from: 840, to: 1380 },
  ],
  'Delphine Reyes': [{ weekdays: [4, 5, 6], from: 1200, to: 1620 }],
  'Cass Whitfield': [
    { weekdays: [1, 3, 5], from: 600, to: 840 },
    { weekdays: [1, 3, 5], from: 1080, to: 1380 },
  ],
}

export interface DemoBlock {
  agent: DemoAgentName
  /** The first and the last whole day from today, in Atlanta. */
  fromDay: number
  toDay: number
  reason: string
}

/** Days that some agents block. */
export const demoBlocks: readonly DemoBlock[] = [
  { agent: 'Imani Okafor', fromDay: 33, toDay: 35, reason: 'Family in Savannah' },
  { agent: 'Ruth Adeyemi', fromDay: 20, toDay: 20, reason: 'Moving house' },
  { agent: 'Delphine Reyes', fromDay: 7, toDay: 9, reason: 'Filming in Macon' },
]
