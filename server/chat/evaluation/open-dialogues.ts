import type { EvaluatedDialogue } from './expectation.ts'
import { bandmatesDialogues } from './open/bandmates/dialogues.ts'
import { bandmatesMoreDialogues } from './open/bandmates/more-dialogues.ts'
import { openBookings } from './open/bookings.ts'
import { brokersDialogues } from './open/brokers/dialogues.ts'
import { brokersMoreDialogues } from './open/brokers/more-dialogues.ts'
import { callersDialogues } from './open/callers/dialogues.ts'
import { callersLateDialogues } from './open/callers/late-dialogues.ts'
import { callersMoreDialogues } from './open/callers/more-dialogues.ts'
import { climbersDialogues } from './open/climbers/dialogues.ts'
import { climbersMoreDialogues } from './open/climbers/more-dialogues.ts'
import { commutersDialogues } from './open/commuters/dialogues.ts'
import { commutersLateDialogues } from './open/commuters/late-dialogues.ts'
import { commutersMoreDialogues } from './open/commuters/more-dialogues.ts'
import { openCourses } from './open/courses.ts'
import { cousinsDialogues } from './open/cousins/dialogues.ts'
import { cousinsMoreDialogues } from './open/cousins/more-dialogues.ts'
import { gardenersDialogues } from './open/gardeners/dialogues.ts'
import { gardenersMoreDialogues } from './open/gardeners/more-dialogues.ts'
import { graduatesDialogues } from './open/graduates/dialogues.ts'
import { graduatesMoreDialogues } from './open/graduates/more-dialogues.ts'
import { hostsDialogues } from './open/hosts/dialogues.ts'
import { innkeepersDialogues } from './open/innkeepers/dialogues.ts'
import { innkeepersMoreDialogues } from './open/innkeepers/more-dialogues.ts'
import { openMoreCourses } from './open/more-courses.ts'
import { neighborsDialogues } from './open/neighbors/dialogues.ts'
import { neighborsLateDialogues } from './open/neighbors/late-dialogues.ts'
import { neighborsMoreDialogues } from './open/neighbors/more-dialogues.ts'
import { organizersDialogues } from './open/organizers/dialogues.ts'
import { organizersLateDialogues } from './open/organizers/late-dialogues.ts'
import { organizersMoreDialogues } from './open/organizers/more-dialogues.ts'
import { parishionersDialogues } from './open/parishioners/dialogues.ts'
import { parishionersMoreDialogues } from './open/parishioners/more-dialogues.ts'
import { passersbyDialogues } from './open/passersby/dialogues.ts'
import { plannersDialogues } from './open/planners/dialogues.ts'
import { residentsDialogues } from './open/residents/dialogues.ts'
import { roommatesDialogues } from './open/roommates/dialogues.ts'
import { roommatesMoreDialogues } from './open/roommates/more-dialogues.ts'
import { shopkeepersDialogues } from './open/shopkeepers/dialogues.ts'
import { shopkeepersMoreDialogues } from './open/shopkeepers/more-dialogues.ts'
import { touristsDialogues } from './open/tourists/dialogues.ts'
import { touristsLateDialogues } from './open/tourists/late-dialogues.ts'
import { touristsMoreDialogues } from './open/tourists/more-dialogues.ts'
import { ushersDialogues } from './open/ushers/dialogues.ts'
import { ushersMoreDialogues } from './open/ushers/more-dialogues.ts'
import { visitorsDialogues } from './open/visitors/dialogues.ts'
import { weekendersDialogues } from './open/weekenders/dialogues.ts'
import { weekendersLateDialogues } from './open/weekenders/late-dialogues.ts'
import { weekendersMoreDialogues } from './open/weekenders/more-dialogues.ts'

/** Nine in ten of the conversations: the command prints those that went wrong. */
export const openDialogues: readonly EvaluatedDialogue[] = [
  ...openBookings,
  ...openCourses,
  ...openMoreCourses,
  ...visitorsDialogues,
  ...passersbyDialogues,
  ...hostsDialogues,
  ...plannersDialogues,
  ...residentsDialogues,
  ...callersDialogues,
  ...callersMoreDialogues,
  ...callersLateDialogues,
  ...neighborsDialogues,
  ...neighborsMoreDialogues,
  ...neighborsLateDialogues,
  ...organizersDialogues,
  ...organizersMoreDialogues,
  ...organizersLateDialogues,
  ...commutersDialogues,
  ...commutersMoreDialogues,
  ...commutersLateDialogues,
  ...weekendersDialogues,
  ...weekendersMoreDialogues,
  ...weekendersLateDialogues,
  ...graduatesDialogues,
  ...graduatesMoreDialogues,
  ...innkeepersDialogues,
  ...innkeepersMoreDialogues,
  ...parishionersDialogues,
  ...parishionersMoreDialogues,
  ...roommatesDialogues,
  ...roommatesMoreDialogues,
  ...touristsDialogues,
  ...touristsMoreDialogues,
  ...touristsLateDialogues,
  ...bandmatesDialogues,
  ...bandmatesMoreDialogues,
  ...cousinsDialogues,
  ...cousinsMoreDialogues,
  ...gardenersDialogues,
  ...gardenersMoreDialogues,
  ...shopkeepersDialogues,
  ...shopkeepersMoreDialogues,
  ...ushersDialogues,
  ...ushersMoreDialogues,
  ...climbersDialogues,
  ...climbersMoreDialogues,
  ...brokersDialogues,
  ...brokersMoreDialogues,
]
