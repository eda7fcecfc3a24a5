/** Words of a question about what a service costs an hour, as a pattern. */
const RATE = 'how much|per h(?:ou)?r|hourly|rates?|prices?|pricing'

/** Asking for what a service costs an hour. */
export const ASKS_RATE = new RegExp(String.raw`\b(?:${RATE})\b`)
/** Asking for a price in one of the languages a first message is understood in. */
export const NAMES_PRICE = new RegExp(
  String.raw`多少|价格|價格|費用|费用|얼마|가격|\b(?:${RATE}|costs?|bao nhieu|gia ca|combien|cuanto|quanto)\b`,
)
/** Asking for a price, not only naming a limit. */
export const ASKS_PRICE = new RegExp(
  String.raw`\b(?:${RATE}|priced|costs?|fees?|charg(?:es?|ing)|quote|owe|paying|all[- ]in|estimate|totals?|al{1,2} ?together|run (?:me|us)|(?:needs?|wants?|give (?:me|us)) a (?:number|figure|ballpark)|what(?:'?s| is)(?: \S+){0,2} for (?:the |all |those |these )?(?:\w+ )?hours?|what would(?: \S+){0,2} be\b|what (?:would|does|will|do|did) (?:that|it|this|they|he|she|all (?:of )?(?:that|this)|the (?:two|three)) (?:all )?(?:come|amount|add up|run))\b`,
)
