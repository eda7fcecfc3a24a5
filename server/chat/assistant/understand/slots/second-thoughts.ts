const MIND = `(?:no wait|wait no|no|nope|nah|wait|sorry|oops|actually|scratch that|correction|my b(?:ad)?(?![-'])|i mean|i meant|(?:or )?rather|make (?:it|that))`
/** Between a number and the one that takes its place: 'wait', 'no, make that'. */
const THEN = String.raw`(?:[\s,.!;-]*\b${MIND}\b)+[\s,.!:]*(?:(?:it'?s|for|at|more like)\s+)?`
/** Whose second thought it is: 'my wife says'. */
const SAYS = `(?:(?:(?:my|our|the|his|her) )?[a-z]+ (?:says?|said|wants?|needs?|insists?(?: on)?|prefers?|thinks?|would like) (?:it'?s |make it )?)`
/** Nothing follows that the number counts. */
const ENDS = String.raw`(?=\s*(?:[,!?;]|\.(?!\d)|$|(?:please|instead|then|now|thanks|rather|n|and)\b))`
const HOUR = String.raw`(?:hours?|hrs?|h)\b`
const CLOCK = String.raw`(\d{1,2}(?::\d{2})?)(?: ?([ap]m)\b)?`
/** '4 hours. Wait 5', '4 hours, no, make that 5 hours'. */
const HOURS = new RegExp(String.raw`(?<![\d.:$/])\b\d{1,2} ?${HOUR}${THEN}${SAYS}?(\d{1,2})(?:\s?${HOUR}|${ENDS})`, 'g')
/** 'At 7, no 8', '7pm, I mean 8'. */
const STARTS = new RegExp(String.raw`(?<![\d.:$/])\b(?:(at|from|around|by) )?${CLOCK}${THEN}${CLOCK}${ENDS}`, 'g')
const NOT = String.raw`\bnot (?:at |for )?\d{1,2}(?: ?[ap]m| ?hours?)?\b[\s,.;]*`
const NOT_BUT = String.raw`${NOT}(?:but|it'?s|it is|that'?s)\s+(?:at |for )?`
/** 'Not 7, it's 8', 'not at 7, he says, it starts at 8'. */
const NOT_THIS_TIME = new RegExp(
  String.raw`(?:${NOT_BUT}|${NOT}(?:(?:(?:my|our|the|his|her) )?[a-z]+ (?:says?|said|tells? (?:me|us)|thinks?|insists?)[\s,.]+)?(?:but )?(?:it|we|they|things|(?:the|our) \w+)?'?s? ?(?:starts?|begins?|opens?|kicks? off)(?: at)? )(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)${ENDS}`,
  'g',
)
/** 'Not 4 but 5 hours'. */
const NOT_THIS = new RegExp(String.raw`${NOT_BUT}(?=\d)`, 'g')

const RANGE = String.raw`\d{1,2}(?::\d{2})?(?: ?[ap]m)? ?(?:to|-|till?|until) ?\d{1,2}(?::\d{2})?(?: ?[ap]m)?`
const PART = `(?: (?:in the|at) (?:morning|afternoon|evening|night))?`
/** '7 to 10. No, forgive me, he is late: 8 to 11'. */
const RANGES = new RegExp(
  String.raw`(?<![\d.:$/])\b(?:from )?${RANGE}\b(${PART})([,.;!]) ?(?:(?:no|nope|wait|sorry|oops|actually|correction|scratch that|make that)(?=[,.;:!]| \d| wait| sorry| make)|forgive me|pardon|i mean|rather)[^?\d]{0,60}?(?:from )?(${RANGE})\b`,
  'g',
)
/** 'So 6 to 9', after what is no sum. */
const SO_RANGE = new RegExp(
  String.raw`(\bhours?\b[^?$]{0,60}\b(?:so|then|make (?:it|that)|just|only|say|let'?s do|call it) )(${RANGE})(?=[,.;!?]|$| (?:then|instead|please)\b)`,
)
/** '6 hours is two haircuts too long'. */
const TOO_LONG = new RegExp(
  String.raw`(?<![\d.:$/])\b\d{1,2} ?${HOUR}(?:'s|s)? (?:is|are|was|would be|seems?|sounds?|feels?)(?: \w+){0,4}? (?:too (?:long|much|many)|a lot|overkill|excessive)\b(?:[.;!,]+ ?(\d{1,2})(?= (?:is (?:plenty|enough|fine|ok|okay|better)|will do|would do|then|instead)\b))?`,
)
/** 'Noon is spin class. 2pm instead', '8 is too late, 7 works'. */
const NO_GOOD =
  /(?<![\d.:$/])\b(?:(?:at|from) )?(noon|midnight|\d{1,2}(?::\d{2})?(?: ?[ap]m)?) (?=is\b|was\b|isn'?t\b|won'?t\b|doesn'?t\b|does not\b|will not\b|clash|too\b)(?!is (?:fine|good|ok|okay|the|when|our|perfect|great)\b)([^?\d]{1,50})[,.;!] (?:so |make it |let'?s do |how about |at |from )*(\d{1,2}(?::\d{2})?(?: ?[ap]m)?)(?= (?:instead|rather|then|works?|would|is (?:better|fine|good)|please|pls)\b)/
const IS_CLOCK = /:|[ap]m|noon|midnight/

/**
 * A text without the numbers that it takes back itself: '4 hours, wait, 5' is 5 hours, 'not 7, it's 8' begins at 8. Pure.
 * @param text plain and corrected, numbers in digits
 */
export const settleNumbers = (text: string): string =>
  text
    .replace(RANGES, (_, part: string, mark: string, range: string) => `${part && `${part + mark} `}from ${range}`)
    .replace(SO_RANGE, '$1from $2')
    .replace(TOO_LONG, (_, hours: string | undefined) => (hours === undefined ? '' : `${hours} hours`))
    .replace(NO_GOOD, (all: string, before: string, why: string, after: string) =>
      // '4 is too many, 3 instead' counts anything
      IS_CLOCK.test(before + after) || /\btoo (?:late|early)\b/.test(why) ? `at ${after}` : all,
    )
    .replace(HOURS, '$1 hours')
    .replace(STARTS, (all: string, word: string | undefined, _before: string, ...clock: (string | undefined)[]) => {
      const [half, hour = '', own = half ?? ''] = clock
      // '7, no 8' may count anything
      return word === undefined && own === '' ? all : `${word ?? 'at'} ${hour}${own}`
    })
    .replace(NOT_THIS_TIME, 'at $1')
    .replace(NOT_THIS, '')
