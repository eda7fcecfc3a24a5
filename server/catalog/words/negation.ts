const NEGATORS = [
  ...['no', 'not', 'never', 'without', 'except', 'except for', 'but not', 'other than', 'instead of', 'rather than'],
  ...['beside', 'besides', 'anything but', 'any but', 'skip', 'drop', 'forget', 'forget about', 'no more', 'minus'],
  ...[
    'scratch',
    'ditch',
    'nix',
    'nixed',
    'kill',
    'killed',
    'nvm',
    'nevermind',
    'never mind',
    'dropped',
    'axed',
    '(?:voted |decided )?against',
    'vetoed',
    'hates?',
    "can't stand",
    'cannot stand',
    'dislikes?',
  ],
  ...['(?:nicer|better|more fun|more fitting) than'],
  ...[
    '(?:any|every)(?:one|body) but',
    "(?:don't|didn't|do not|did not|dont|doesn't|does not|won't|wont|will not|no longer) (?:want|need|mean|like|require)",
    'lose',
    'remove',
  ],
  ...[
    'en vez de',
    'en lugar de',
    'sin',
    'menos',
    'excepto',
    'no quiero',
    'no a',
    'no el',
    'no la',
    'olvid[ae] (?:el|la)?',
    'ya no',
  ],
]
const ARTICLES = String.raw`(?:(?:a|an|the|any|another|want|need|for|with|by|book|hire|looking|un|una|ningun|more|to)\s+){0,4}`
const NEGATED = new RegExp(String.raw`(?<!\bwhy )\b(?:${NEGATORS.join('|')})\s+${ARTICLES}$`)
/** 'We still have no photographer', 'left without a DJ': who is missing is wanted. */
const LACKS =
  /\b(?:(?:have|has|had|got|with|'ve) (?:(?:still|yet|absolutely|currently|now|sadly|literally) )?(?:no|without)|(?:left|stuck|stranded|i'm|we're|am|are) (?:(?:still|now|left|stuck) )?(?:without|with no))\s+(?:(?:a|an|any)\s+)?$/
/** People and places of the visitor's own, as a pattern. */
export const RELATIVES =
  'cousin|friend|buddy|brother|sister|uncle|aunt|nephew|niece|son|daughter|dad|mom|husband|wife|roommate|coworker|neighbor|family|venue|hotel|church|caterer|in-laws?'
/** 'My roommate bartends': the same as 'does the bartending'. */
export const RELATIVE_WORKS = new RegExp(
  String.raw`\b(?:${RELATIVES})s? (?=(?:bartends?|djs?|spins?|dances?|photographs?)\b)`,
  'g',
)
/** 'My cousin does the ', 'we already have a ': someone else is there for it. */
const HAVE_ALREADY = new RegExp(
  String.raw`\b(?:(?:already|all ?ready) (?:have|has|had|got|booked|hired|found)|ya (?:tiene|tengo|tenemos|tienen|hay|consiguio|contrato)|(?:have|has|got|found) (?:his|her|their|our|my) own|(?:have|has|got) already|(?:${RELATIVES})s?(?: (?:is|are|will|can|has|have|was|decided|going|wants?|to|be|gonna)){0,5} (?:do|does?|doing|handles?|handling|takes?|taking|shoots?|shooting|snaps?|snapping|covers?|covering|brings?|provid(?:es?|ing)|suppl(?:ies|ying))) (?:(?:a|an|the|our|my|all|for|own|his|her|their) )*$|\b(?:found|got|have|has|know) (?:a|an|my|our|her|his|the) (?:${RELATIVES})s? (?:who is a |who's a |that is a )?$`,
)
const CHAINED = /^\s*(?:or|nor|o|ni)\s+(?:(?:a|an|the|any|un|una)\s+)?$/

/** 'Swap Theo for Camille': who is named first leaves. */
const SWAPPED = /\b(?:swap|trade|exchange)(?: out)?\s+(?:(?:the|a|our|my)\s+)*$/

/** Whether what follows a text is ruled out by it: 'not a ', 'anyone but ', 'we already have a '. A comma ends that. */
export const isNegated = (before: string): boolean =>
  (NEGATED.test(before.slice(-60)) && !LACKS.test(before.slice(-60))) ||
  SWAPPED.test(before.slice(-30)) ||
  HAVE_ALREADY.test(before.slice(-80))

const CHAINED_NAMES = /^\s*(?:,\s*)?(?:or|nor|and|o|ni|y)\s+$/

/** The same of names, where 'and' does too: 'anyone but Theo and Camille'. */
export const carriesToName = (between: string): boolean => CHAINED_NAMES.test(between)

/** Whether what stands between two mentions carries the negation of the first on to the second. */
export const carriesNegation = (between: string): boolean => CHAINED.test(between)
