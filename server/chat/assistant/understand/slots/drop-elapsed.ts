const LENGTH = String.raw`(?:about |like |over |almost |nearly |another )?(?:\d{1,3}(?:\.\d+)?|an?|half an?|a couple(?: of)?)(?: and a half)? ?(?:hours?|hrs?|minutes?|mins?)`
/** 'After 40 minutes of arguing', 'we spent 2 hours on hold': how long something else took. */
const ELAPSED = new RegExp(
  String.raw`\bafter ${LENGTH} (?:of|on|in|with|at) |\bafter ${LENGTH}(?= (?:the|my|our|his|her|their) \w+ (?:says?|said|wants?|decided|agreed|voted|settled|chose|picked)\b)|\bafter \d{1,3} ?(?:minutes?|mins?)\b|\b(?:spent|wasted|lost|(?:been )?(?:waiting|arguing|debating|searching)(?: for)?|on hold for|took (?:us|them|me|him|her)) ${LENGTH}\b`,
  'g',
)

/** A text without the time that something other than the event took. Pure. */
export const dropElapsed = (text: string): string => text.replace(ELAPSED, ' ')
