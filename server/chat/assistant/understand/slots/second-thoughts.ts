const MIND = `(?:no wait|wait no|no|nope|nah|wait|sorry|oops|actually|scratch that|correction|my b(?:ad)?(?![-'])|i mean|i meant|(?:or )?rather|make (?:it|that))`
/** Between a number and the one that takes its place: 'wait', 'no, make that'. */
const THEN = String.raw`(?:[\s,.!;-]*\b${MIND}\b)+[\s,.!:]*(?:(?:it'?s|for|at|more like)\s+)?`
/** Nothing follows that the number counts. */
const ENDS = String.raw`(?=\s*(?:[,!?;]|\.(?!\d)|$|(?:please|instead|then|now|thanks|rather|n|and)\b))`
const HOUR = String.raw`(?:hours?|hrs?|h)\b`
const CLOCK = String.raw`(\d{1,2}(?::\d{2})?)(?: ?([ap]m)\b)?`
/** '4 hours. Wait 5', '4 hours, no, make that 5 hours'. */
const HOURS = new RegExp(String.raw`(?<![\d.:$/])\b\d{1,2} ?${HOUR}${THEN}(\d{1,2})(?:\s?${HOUR}|${ENDS})`, 'g')
/** 'At 7, no 8', '7pm, I mean 8'. */
const STARTS = new RegExp(String.raw`(?<![\d.:$/])\b(?:(at|from|around|by) )?${CLOCK}${THEN}${CLOCK}${ENDS}`, 'g')
const NOT_BUT = String.raw`\bnot (?:at |for )?\d{1,2}(?: ?[ap]m| ?hours?)?\b[\s,.;]*(?:but|it'?s|it is|that'?s)\s+(?:at |for )?`
/** 'Not 7, it's 8'. */
const NOT_THIS_TIME = new RegExp(String.raw`${NOT_BUT}(\d{1,2})${ENDS}`, 'g')
/** 'Not 4 but 5 hours'. */
const NOT_THIS = new RegExp(String.raw`${NOT_BUT}(?=\d)`, 'g')

/**
 * A text without the numbers that it takes back itself: '4 hours, wait, 5' is 5 hours, 'not 7, it's 8' begins at 8. Pure.
 * @param text plain and corrected, numbers in digits
 */
export const settleNumbers = (text: string): string =>
  text
    .replace(HOURS, '$1 hours')
    .replace(STARTS, (all: string, word: string | undefined, _before: string, ...clock: (string | undefined)[]) => {
      const [half, hour = '', own = half ?? ''] = clock
      // '7, no 8' may count anything
      return word === undefined && own === '' ? all : `${word ?? 'at'} ${hour}${own}`
    })
    .replace(NOT_THIS_TIME, 'at $1')
    .replace(NOT_THIS, '')
