const DAY = '(mon|tues|wednes|thurs|fri|satur|sun)day'
const EITHER = new RegExp(
  String.raw`\b${DAY}(?: (?:night|evening))?,? or (?:maybe |on |perhaps |the )?(?:next )?${DAY}\b`,
)

/** The two days of 'Friday or Saturday', of which one is to be chosen; empty for other messages. */
export function readEitherDay(text: string): string[] {
  const days = EITHER.exec(text)?.slice(1) ?? []
  return new Set(days).size < 2 ? [] : days.map((day) => `${day[0]?.toUpperCase()}${day.slice(1)}day`)
}
