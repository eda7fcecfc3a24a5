/** Asking for a price, not only naming a limit. */
export const ASKS_PRICE =
  /\b(?:how much|price[ds]?|pricing|costs?|rates?|fees?|charg(?:es?|ing)|quote|owe|paying|estimate|totals?|al{1,2} ?together|run (?:me|us)|per h(?:ou)?r|hourly|what (?:would|does|will|do|did) (?:that|it|this|they|he|she|all (?:of )?(?:that|this)|the (?:two|three)) (?:all )?(?:come|amount|add up|run))\b/
/** Asking for what a service costs an hour. */
export const ASKS_RATE = /\bhow much\b|\bper h(?:ou)?r\b|\bhourly\b|\b(?:rates?|prices?|pricing)\b/
/** Sending the request, where it is known of whom. */
export const SENDS =
  /\b(?:book|reserve|reservation|arrange (?:it|that|this)|set (?:it|that) up|lock (?:it|that|him|her|them) in|send (?:it|the request|that)|make (?:the|a|that|my|our) (?:booking|request)|(?:i|we)(?:'ll| will| shall| would) take|sign (?:me|us) up|go with (?:him|her|them|that|it))\b/
/** A go-ahead beside a name or a detail. */
export const GO = /\b(?:go ahead|book|do it|i'?ll take|let'?s (?:go|do)|reserve)\b/
