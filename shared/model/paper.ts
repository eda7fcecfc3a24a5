import type { Day } from './day.ts'

/** Days before a paper expires on which the office and the agent are reminded, the earliest first. */
export const PAPER_REMINDER_DAYS = [60, 30, 7] as const

/** The types in which a paper's file is stored: a PDF as it came, a picture encoded anew. */
export const PAPER_FILE_TYPES = ['application/pdf', 'image/webp'] as const

/** How a paper stands: missing papers were never entered. */
export const PAPER_STATES = ['missing', 'lapsed', 'expiring', 'valid'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** Days between two days; negative when the second is earlier. */
const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/**
 * How a paper stands on a day (docs/product.md P6.90). It is good up to and including the day it expires on.
 * @param paper undefined for one that was never entered; expiresOn null for one that does not expire
 * @param today the day in Atlanta
 */
export function findPaperState(paper: { expiresOn: Day | null } | undefined, today: Day): PaperState {
  if (!paper) return 'missing'
  if (paper.expiresOn === null) return 'valid'
  const left = daysBetween(today, paper.expiresOn)
  if (left < 0) return 'lapsed'
  return left <= PAPER_REMINDER_DAYS[0] ? 'expiring' : 'valid'
}

/**
 * The reminder that is due on a day: the latest of those whose time has come.
 * @returns 60, 30 or 7; undefined when none is due, or the paper has lapsed
 */
export function findDueReminder(expiresOn: Day, today: Day): (typeof PAPER_REMINDER_DAYS)[number] | undefined {
  const left = daysBetween(today, expiresOn)
  return left < 0 ? undefined : PAPER_REMINDER_DAYS.findLast((days) => left <= days)
}
