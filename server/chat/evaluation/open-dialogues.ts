import type { EvaluatedDialogue } from './expectation.ts'
import { openBookings } from './open/bookings.ts'
import { openCourses } from './open/courses.ts'
import { hostsDialogues } from './open/hosts/dialogues.ts'
import { openMoreCourses } from './open/more-courses.ts'
import { passersbyDialogues } from './open/passersby/dialogues.ts'
import { plannersDialogues } from './open/planners/dialogues.ts'
import { visitorsDialogues } from './open/visitors/dialogues.ts'

/** Four fifths of the conversations: the command prints those that went wrong. */
export const openDialogues: readonly EvaluatedDialogue[] = [
  ...openBookings,
  ...openCourses,
  ...openMoreCourses,
  ...visitorsDialogues,
  ...passersbyDialogues,
  ...hostsDialogues,
  ...plannersDialogues,
]
