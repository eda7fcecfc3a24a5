import type { Intent } from './intents.ts'

/** Words, and the one meaning they have. */
interface CertainWords {
  said: RegExp
  means: Intent
}

const SEVERAL = String.raw`(?:two|three|four|five|several|multiple|a few|more than one|\d)(?: or (?:two|three|four|five|more|\d))?`
const PERFORMERS =
  "(?:performers?|artists?|acts?|entertainers?|talents?|(?:of )?(?:your|ur|yalls?|y'?alls?) (?:people|guys|folks|talent|performers?|acts?|artists?))"
const CAN_I = '(?:can|could|may|might|should|do|shall|would) (?:i|we|one|u|you|people)'

/** Words that nobody says but one who looks for work here. */
export const WANTS_WORK =
  /\b(?:want|like|love|hoping|trying|looking|able) to (?:come |get )?(?:work|model|dance|dj|bartend|perform|sing|shoot|spin|pose) (?:for|with) (?:you|u|ya|y'?all|you guys|your (?:agency|company|team))\b(?! (?:and|at|in|on|at my)\b)|\b(?:can|could|may|do) i (?:get|find|pick up|take) (?:any |some |more )?(?:gigs?|work|shifts?|jobs?) (?:through|from|with|at) (?:you|u|y'?all|your|the agency)|\bdo (?:you|u|ya|y'?all|you guys) (?:take|accept|sign|hire|need|want)(?: on| up)? (?:any |some )?(?:new|more|extra) (?:\w+ )?(?:people|talent|dancers?|models?|performers?|djs?|bartenders?|photographers?|entertainers?|therapists?)\b|\b(?:are|r) (?:you|u|ya|y'?all|you guys) (?:(?:currently|still|also|now) )?(?:hiring|recruiting|(?:taking|bringing) (?:on )?(?:any )?(?:new )?(?:talent|people|applications|performers|dancers?|models?|djs?|bartenders?|photographers?|entertainers?|therapists?))\b|\b(?:get|be|go|put me) on (?:your|ur) roster\b|\b(?:send|bring|submit) (?:you )?(?:a|my) (?:portfolio|resume|cv|reel|headshots?)\b/i

/** Asking for the way to a booking, also where a service is named. */
const ASKS_HOW =
  /\bhow (?:to|2|do|does|can|could|would|should)(?: (?:i|we|you|one|someone|somebody|people|ppl|u))? (?:go about |actually |even |then |just )*(?:book(?:ing)?|mak(?:e|ing) a (?:booking|reservation)|reserv(?:e|ing)|lock (?:it|this|that|one|someone) in|get (?:someone|somebody|one|anyone) booked|plac(?:e|ing) a (?:booking|request))\b/i
const ASKS_PHOTOS =
  /\b(?:are|is|r) (?:photos?|pictures?|pics?|videos?|filming|phones?|cameras?|taking (?:photos|pictures|pics)) (?:ok|okay|allowed|fine|permitted|alright|cool)\b/i
/** A sum that is no price. */
const CALCULATES =
  /^(?:(?:hey|hi|ok|so|quick question|um+|can you (?:calculate|compute|solve)|what(?:'?s| is)?|how much is|calculate|solve)[\s,:]+)*\d[\d,.]* ?(?:times|multiplied by|divided by|plus|minus|percent of|% of|[x*+/÷×]) ?\d[\d,.]*[\s?!.=]*$/i
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
  { said: ASKS_HOW, means: 'how-to-book' },
  { said: ASKS_PHOTOS, means: 'photos' },
  { said: WANTS_WORK, means: 'apply' },
  // 'we carry mostly cash, would you take that'
  { said: /\b(?:cash|checks?|venmo|zelle|paypal|crypto|apple pay)\b.*\b(?:take|accept)\b/i, means: 'payment' },
  {
    said: /\b(?:is|are|plus|includ\w*|add\w*|contain\w*|after|before|that|charge)\b[^.?!]*\b(?:(?:sales )?tax(?:es)?|vat)\b/i,
    means: 'tax',
  },
  // 'can you push back my confirmed massage'
  {
    said: /\b(?:push|move|shift|bump|switch|change|cancel) (?:back |up |out )?(?:my|our) (?:confirmed|booked|existing|current|upcoming)\b/i,
    means: 'change-booking',
  },
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
  { said: CALCULATES, means: 'off-topic' },
  // 'I am 20, can I hire a bartender'
  {
    said: /\bi(?:'?m| am)(?: only| just)? (?:1\d|20)\b(?! ?(?:people|guests|miles|min\w*|hours?|percent|%))/i,
    means: 'age',
  },
  // 'what is the rule about touching them'
  {
    said: /\b(?:rule[sz]?|policy|guidelines?)\b.*\b(?:touch\w*|hands|act|behav\w*|conduct|contact)\b/i,
    means: 'conduct',
  },
  // 'do they post our pictures online after'
  {
    said: /\b(?:post|share|upload|use)\w* (?:our|my|the|any|your|those|her|his)? ?(?:pics?|pictures?|photos?|videos?)\b.*\b(?:online|after\w*|anywhere|public\w*|insta\w*|social|website|page)\b/i,
    means: 'photos',
  },
  // 'is it permitted to pull the dancer onto their laps'
  {
    said: /\b(?:permitted|allowed|acceptable|(?:is|are|would) (?:it|that|this) (?:ok|okay|fine|rude)|supposed to)\b.*\b(?:touch\w*|laps?|grab\w*|hug\w*)\b|\b(?:touch\w*|laps?|hug\w*)\b.*\b(?:permitted|allowed|acceptable)\b/i,
    means: 'conduct',
  },
  // 'how much space does a dancer need'
  { said: /\bhow much (?:space|room|power|floor)\b/i, means: 'equipment' },
  // 'does the therapist carry her own table'
  {
    said: /\b(?:do|does|will|would) (?:\S+ ){1,4}(?:bring|carry|provide|supply|pack|have|come with) (?:(?:his|her|their|own|its|the|a|any) )*(?:own|tables?|oils?|equipment|speakers?|lights?|gear|ice|cups|glasses|glassware|tools?|backdrops?|props?|shakers?|mics?|microphones?)\b/i,
    means: 'equipment',
  },
  // 'is it ok to hire 4 dancers at once'
  {
    said: /\b(?:hire|book|get|have|reserve) (?:like |about |maybe )*(?:\d+|two|three|four|five|six|several|a few|multiple|more than one)(?: \w+)? (?:at once|at the same time|at one time|in one (?:go|booking|request)|together in one)\b/i,
    means: 'several-performers',
  },
  {
    said: /\bhow old\b.*\b(?:gotta|got to|have to|must|need|should) (?:i |we |you |u |one |someone )?(?:be\b|to be\b)|\bhow old (?:do|must|should)\b.*\bbe\b/i,
    means: 'age',
  },
  // 'are these little windows machines, are you one'
  {
    said: /\b(?:machines?|robots?|bots?|computers?|humans?|people|person)\b.*\bare you (?:one|also one|one too)\b/i,
    means: 'identity',
  },
  {
    said: /\btranslat(?:e|ion|ing)\b(?!.*\b(?:dj|bartender|model|photographer|dancer|singer|price|rates?)\b)/i,
    means: 'off-topic',
  },
  // 'what did she pay, and under which name'
  {
    said: /\bwhat did (?:she|he|they|(?:my|our) (?:neighbou?r|boss|friend|ex|coworker)s?) (?:pay|book)|\bunder (?:which|what) name\b/i,
    means: 'privacy',
  },
  {
    said: /\b(?:private|personal|home|cell|direct) (?:cell |phone )?(?:number|phone|cell|address|contact|email)s?\b(?=[\s.!?]*$)/i,
    means: 'privacy',
  },
]
