const UNITS = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VALUES = new Map([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
])

/** Words for the numbers up to twelve, as a part of a pattern. */
export const NUMBER_WORDS = UNITS.slice(1, 13).join('|')

/** Reads a number in digits or in words up to ninety; NaN for anything else. */
export const readNumber = (text: string): number => VALUES.get(text) ?? Number(text)

const NUMBER = [...VALUES.keys(), 'hundred', 'thousand', 'dozen'].join('|')
const RUN = new RegExp(
  String.raw`\b(?:(?:half )?an? (?=hundred|thousand|dozen)|(?:a )?couple(?: of)? (?=hundred|thousand|dozen))?(?:${NUMBER})(?:(?: |-| and (?=${NUMBER}))(?:${NUMBER}))*\b`,
  'g',
)
/** After these 'one' counts or is a clock; elsewhere it stands for a person. */
const ONE_BEFORE = new RegExp(
  String.raw`\b(?:at|from|until|till?|between|(?:\d|${UNITS.slice(1).join('|')}|[ap]m) to)\s$`,
)
const ONE_AFTER =
  /^ ?(?:[ap]\.?m\b|o'?clock|hours?\b|hrs?\b|and a half|hundred|dollars?\b|in the (?:morning|afternoon)|to (?:\d|[a-z]+ ?[ap]m))/

/** A plain text with its number words as digits: 'two hundred' is 200, 'eight thirty' 8:30, 'a dozen' 12. */
export function writeDigits(text: string): string {
  const said = text
    .replace(/\b(\d{1,3}) hundred\b/g, (_, count: string) => `${count}00`)
    .replace(/\b(?:a|1) grand\b/g, '1000')
    .replace(/\b(\d{1,2}) grand\b/g, (_, count: string) => `${count}000`)
  return said.replace(RUN, (run: string, at: number) => {
    if (run === 'one') {
      const counts =
        ONE_BEFORE.test(said.slice(Math.max(0, at - 16), at)) && !/^ (?:of|that|who)\b/.test(said.slice(at + 3))
      return counts || ONE_AFTER.test(said.slice(at + 3, at + 30)) ? '1' : run
    }
    return readRun(run.split(/[ -]/).filter((word) => word !== 'and'))
  })
}

/** A run of number words; words that make no number together stay side by side. */
function readRun(words: readonly string[]): string {
  const parts: string[] = []
  let sum: number | undefined
  let last = 0
  const end = () => {
    if (sum !== undefined) parts.push(String(sum))
    sum = undefined
    last = 0
  }
  for (const word of words) {
    const value = VALUES.get(word)
    if (word === 'half') last = 0.5
    else if (word === 'a' || word === 'an') sum ??= last || 1
    else if (word === 'couple') sum = 2
    else if (word === 'hundred') sum = (sum ?? 1) * 100
    else if (word === 'thousand') sum = (sum ?? 1) * 1000
    else if (word === 'dozen') sum = (sum ?? 1) * 12
    else if (value !== undefined) {
      const follows =
        sum !== undefined && ((last >= 20 && last % 10 === 0 && value < 10) || (sum % 100 === 0 && sum > 0))
      if (follows) sum = (sum ?? 0) + value
      // 'eight thirty', 'seven forty five'
      else if (sum !== undefined && sum >= 1 && sum <= 12 && last === sum && value >= 15 && value <= 45) {
        parts.push(`${sum}:${value}`)
        sum = undefined
      } else {
        end()
        sum = value
      }
      last = value
    }
  }
  end()
  return parts.join(' ').replace(/(\d:\d)0 (\d)$/, '$1$2')
}
