/** Sending the request, where it is known of whom. */
export const SENDS =
  /\b(?:book|reserve|reservation|arrange (?:it|that|this)|set (?:it|that) up|lock (?:it|that|him|her|them) in|(?:put|get|file|enter|turn) (?:in )?(?:the|a|that|our|my) (?:booking |reservation )?request(?: in| through)?|send (?:it|the request|that)|make (?:the|a|that|my|our) (?:booking|request)|(?:i|we)(?:'ll| will| shall| would) take|sign (?:me|us) up|go with (?:him|her|them|that|it))\b/
/** A go-ahead beside a name or a detail. */
export const GO =
  /\b(?:go ahead|book|do it|i'?ll (?:take|have)|we'?ll (?:take|have)|let'?s (?:go|do)|reserve|get (?:me|us)|sold|lock (?:in|it|them|him|her))\b/
