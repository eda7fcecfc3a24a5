const CORRECTS =
  /\b(?:actually|make (?:it|that)|instead|i mean|i meant|meant to (?:say|write)|rather|change (?:it|that|the \w+) to|let'?s (?:do|make it|say)|scratch that|correction|on second thoughts?|wait|no wait|my b(?:ad)?(?![-'])|oops|not .{1,30}\bbut\b|switch (?:it |that )?to|sorry,? (?:i|it|not|make|no|for|the|at)|nvm|never ?mind|(?:bumped|moved|pushed|shifted|rescheduled) (?:us|it|this|that|things|everything|the (?:date|day|party|event|wedding|show|time|start|whole thing))|(?:the )?(?:rest|everything else|all else|all (?:the )?other\w* \w+) (?:stays?|stands?|remains?|is (?:the same|unchanged)|as (?:before|it was))|en realidad|mejor|en vez de|perdon|quise decir|me equivoque|quiero decir|plutot|en fait|na verdade|melhor)\b|sorry,? (?=\d)|^(?:no|nope|nah|not that)(?:[,.!]+ ?|\s(?=(?:i|it|make|the|for|at|on|a|an|\d+)\b))(?!thanks|thank|thats|that's|that is|i'?m (?:good|fine))\S|\*$/

/** Whether a text corrects what was said before: 'actually', 'make it', 'not … but', 'I meant'. */
export const readCorrection = (text: string): boolean => CORRECTS.test(text) || dropRuledOut(text) !== text

const RULED_OUT =
  /\b(?:not|instead of|rather than) (?:(?:on|at|for|the|this|next) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:sat|fri|mon)\b|tomorrow|tonight|today|weekend|\d{1,2}(?::\d{2})? ?[ap]m|\d{1,2}(?:st|nd|rd|th)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}|\d{1,2} hours?|\d{1,2}(?=[\s.!?,]*(?:$|but\b))|(?<=\bat )\d{1,2}(?=,))\b,?|\b\d{1,2}(?::\d{2})? ?(?:[ap]m )?(?:was|is) wrong\b,?|\b(?:don'?t|do not|won'?t) (?:need|want) (?:it |him |her |them |you |to go )?(?:un)?till? (?:midnight|\d{1,2}(?::\d{2})?(?: ?[ap]m)?)\b,?/g

const NUMBER_FOR =
  /(?<![\d$:])\b(\d{1,2}) ?(?:instead of|not|rather than) \d{1,2}\b(?! ?(?:hours?|hrs?|people|guests|[ap]m|:))/g

/** A text without the days and times it rules out: 'not Saturday but Sunday' is about Sunday. */
export const dropRuledOut = (text: string): string => text.replace(NUMBER_FOR, 'at $1').replace(RULED_OUT, ' ')
