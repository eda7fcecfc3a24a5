import type { Intent } from './intents.ts'

/** Words, and the one meaning they have. */
export interface CertainWords {
  said: RegExp
  means: Intent
}

const SEVERAL = String.raw`(?:two|three|four|five|several|multiple|a few|more than one|\d)(?: or (?:two|three|four|five|more|\d))?`
const PERFORMERS =
  "(?:performers?|artists?|acts?|entertainers?|talents?|(?:of )?(?:your|ur|yalls?|y'?alls?) (?:people|guys|folks|talent|performers?|acts?|artists?))"
const CAN_I = '(?:can|could|may|might|should|do|shall|would) (?:i|we|one|u|you|people)'

/** Words that leave one of the meanings beyond doubt. */
export const SURELY_MEANS: readonly CertainWords[] = [
  // 'gimme the quick version of how booking works', 'walk me through the booking process'
  {
    said: /\bhow (?:does |is )?(?:the |your |ur |a |this )?(?:whole )?bookings? (?:process |thing )?(?:actually |usually )?(?:works?|goes|go|is done|done|happens)\b|\b(?:walk|talk|take|guide) (?:me|us) through (?:the |your |a )?(?:whole )?(?:booking|process of booking|reservation)\b|\b(?:what(?:'?s| is| are)|explain) (?:the |your )?(?:steps (?:to|for|of) book\w*|(?:booking|reservation) (?:process|procedure|steps))\b/i,
    means: 'how-to-book',
  },
  // 'what would kids like that you have', 'what do people usually get'
  {
    said: /\bwhat (?:would|might|could|will|do|does) (?:(?:the|my|our|most|other|a|these|those|\d+|\w+ year olds?) )*(?:kids?|children|boys?|girls?|teens?|teenagers|grandkids|grandchildren|toddlers|twins|crowd|guests|seniors|people|ppl|folks|men|women|ladies|bride|groom|coworkers|staff|retirees) (?:that age |like that |usually |normally |typically |really |even |actually )*(?:like|enjoy|love|dig|get|go for|book|hire|have fun with)\b(?! (?:about|to (?:pay|wear|know)|sick|drunk|paid|there))/i,
    means: 'suggest',
  },
  {
    said: /\b(?:whom?|what|which(?: of your \w+)?) (?:would|do|could|can) (?:you|u|y'?all|you guys) (?:recommend|suggest|advise|propose)\b(?! (?:i|we|they) (?:wear|bring|tip|do|pay))/i,
    means: 'suggest',
  },
  // 'may we take both, and how would we book them', 'how do I book the two of them'
  {
    said: /\b(?:take|have|get|book|hire|reserve|want|keep|pick) (?:them )?both\b.*\bhow (?:would|do|does|can|could|should|to)\b.*\b(?:book|reserve|request|hire|arrange)|\bhow (?:would|do|can|could|should|to)\b(?: i| we| you)? (?:book|reserve|request|hire|arrange) (?:both|the (?:two|three)|two|three|several|more than one|all (?:two|three|of them))\b/i,
    means: 'several-performers',
  },
  // 'how will I learn whether you have accepted'
  {
    said: /\bhow (?:shall|will|do|does|would|can|am|are|should) (?:i|we|one)(?: going to| gonna| even| then)? (?:know|learn|hear|find out|be told|get told|be notified|be informed|tell|see)\b.*\b(?:accept(?:ed)?|confirm\w*|approv\w+|(?:went|gone|go) through|(?:a|said|say|says) (?:yes|no)|it'?s (?:official|booked|on)|got (?:it|my request|the request))\b/i,
    means: 'request-terms',
  },
  // 'it says wrong email or password', 'locked out of my account'
  {
    said: /\b(?:wrong|incorrect|invalid) (?:email|e-mail|username|login|password|credentials)(?: (?:or|and|\/) (?:email|password|login))\b|\b(?:wrong|incorrect|invalid) (?:password|login|credentials)\b|\b(?:can'?t|cannot|can not|couldn'?t|unable to|(?:won'?t|doesn'?t|not) let(?:ting)? me) (?:log|sign) ?in\b|\b(?:password|login) (?:does(?:n'?t| not)|is(?:n'?t| not)|won'?t|keeps?|not) (?:work\w*|fail\w*|accepted|recogni[sz]ed|let me)\b/i,
    means: 'account',
  },
  // 'top o the mornin to ya'
  { said: /^(?:the )?top (?:o'?|of|off?) (?:the|da|tha) (?:morn\w*|day|evening)\b/i, means: 'greeting' },
]

/** Words that leave one meaning only, unless there is an emergency or a request to decline. */
export const ONLY_MEANS: readonly CertainWords[] = [
  // 'will my picture end up all over the internet afterwards'
  {
    said: /\b(?:pics?|pictures?|photos?|videos?|faces?|images?|footage|selfies?)\b[^.?!]*\b(?:(?:end|wind|show|turn|pop)(?:s|ed|ing)? up|land(?:s|ed)?|appear(?:s|ed)?|be (?:put|seen|posted|shared|published|used)|go(?:es)?|posted|shared|published|plastered|floating)\b[^.?!]*\b(?:internet|online|web|website|facebook|instagram|insta|tik ?tok|socials?|social media|public(?:ly)?|everywhere|google|your (?:page|site|feed))\b/i,
    means: 'photos',
  },
  // 'two or three of your people at once', 'the max number of performers at one event'
  {
    said: new RegExp(
      String.raw`\b${SEVERAL} ${PERFORMERS} (?:at (?:once|the same time|one (?:event|party|time))|in one (?:go|booking|request)|together)\b(?!.*\b(?:how much|cost|total)\b)`,
      'i',
    ),
    means: 'several-performers',
  },
  {
    said: new RegExp(
      String.raw`\b(?:(?:max(?:imum)?|highest|largest)(?: (?:number|amount|no\.?))?(?: of)?|(?:most|limit (?:on|of|for|to)|how many)(?: (?:the|number of))?(?: different)?) ${PERFORMERS}\b.*\b(?:${CAN_I} (?:have|book|hire|get|reserve|request|ask for|add)|(?:at|for|per|in|to) (?:a|one|1|an|each|the same) (?:event|party|booking|request))\b`,
      'i',
    ),
    means: 'several-performers',
  },
  // 'greetings from a very rainy parking lot'
  {
    said: /^(?:greetings|hello|hi|hey|howdy|salutations|good (?:morning|afternoon|evening))(?:[ ,]+(?:there|y'?all|all|everyone|folks|friends?))? from (?!.*\b(?:need|want|look\w*|can|could|do|does|book\w*|hire|who|what|how|is|are|and)\b)[^.?!;]*[.!\s]*$/i,
    means: 'greeting',
  },
]
