import { createHash } from 'node:crypto'
import { ICalCalendarMethod } from 'ical-generator'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { categoryWords } from '#shared/model/agent.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { addEvent, describeForAgent, type EventWords, startCalendar, writeCalendar } from './calendar-event.ts'
import type { FeedOwner } from './calendar-feed.ts'

/**
 * What a feed holds: events from so many days back to so many ahead, cancelled ones for so many since, and how many.
 */
const BACK_DAYS = 90
const AHEAD_DAYS = 366
const CANCELLED_DAYS = 30
const MAX_EVENTS = 2000
/** How often a calendar is asked to read it again. */
const REFRESH_SECONDS = 3600
/** Events written before others get a turn. */
const AT_ONCE = 200

type Room = Pick<AppContext, 'db' | 'config'>

/** A feed's events, read. */
export interface FeedRead {
  /** Changes whenever the file would. */
  etag: string
  /** Writes the file; what is unchanged needs none. */
  write(): Promise<string>
}

type FeedRow = Awaited<ReturnType<typeof readRows>>[number]

/**
 * Reads the bookings of a feed: an agent's or the agency's, those nearest to come first when there are too many.
 * @param now the moment it is
 */
export async function readFeed({ db, config }: Room, owner: FeedOwner, now: Date): Promise<FeedRead> {
  const rows = await readRows(db, owner, now)
  const wordsOf = owner.agentId === null ? describeForAdmin : describeForAgent
  const hash = createHash('sha256').update(JSON.stringify([owner, config.brand, config.publicUrl]))
  for (const { id, version, agent_name, category } of rows) hash.update(`${id} ${version} ${category} ${agent_name}\n`)
  return {
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    async write() {
      const calendar = startCalendar(config.brand, ICalCalendarMethod.PUBLISH)
      calendar.name(owner.agentId === null ? `${config.brand.name}: all bookings` : `${config.brand.name}: my bookings`)
      calendar.ttl(REFRESH_SECONDS)
      for (const [i, row] of rows.entries()) {
        if (i % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate)
        addEvent(calendar, row, config, wordsOf(row, config.publicUrl))
      }
      return writeCalendar(calendar)
    },
  }
}

/** The agency's feed names customer and agent; phone and email stay in the booking's details. */
function describeForAdmin(row: FeedRow, publicUrl: string): EventWords {
  return {
    summary: `${row.agent_name}, ${EVENT_TYPE_LABELS[row.event_type]}, ${row.customer_name}`,
    description: [categoryWords(row.category), ...(row.guests === null ? [] : [guestsInWords(row.guests)])].join(', '),
    location: row.event_location,
    url: `${publicUrl}/admin/bookings`,
  }
}

/** What is to come before what was, each by nearness, so that an index finds them however many there are. */
async function readRows(db: Database, { agentId }: FeedOwner, now: Date) {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS)
  let listed = db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.version', 'b.status', 'a.name as agent_name', 'a.category', 'b.event_type', 'b.event_date'])
    .select(['b.event_duration', 'b.event_location', 'b.guests', 'b.customer_name', 'b.created_at', 'b.updated_at'])
    .where((eb) => eb.or([eb('b.status', '<>', 'cancelled'), eb('b.updated_at', '>=', day(-CANCELLED_DAYS))]))
  if (agentId !== null) listed = listed.where('b.agent_id', '=', agentId)
  const ahead = await listed
    .where('b.event_date', '>=', now)
    .where('b.event_date', '<', day(AHEAD_DAYS))
    .orderBy('b.event_date')
    .orderBy('b.id')
    .limit(MAX_EVENTS)
    .execute()
  if (ahead.length === MAX_EVENTS) return ahead
  const back = await listed
    .where('b.event_date', '<', now)
    .where('b.event_date', '>=', day(-BACK_DAYS))
    .orderBy('b.event_date', 'desc')
    .orderBy('b.id', 'desc')
    .limit(MAX_EVENTS - ahead.length)
    .execute()
  return [...ahead, ...back]
}
