/** What went wrong at an event that is over. */
const WRONG =
  /\b(?:never|didn'?t|did not|does ?n'?t|hasn'?t|has not|haven'?t|have not) (?:ever |even |yet )?(?:show(?:ed|n)?(?: up)?|c[ao]me|turn(?:ed)? up|arrived?|appear(?:ed)?|g[eo]t (?:our|my|the|any|a single)|receiv(?:ed?)|(?:been )?deliver(?:ed)?|call(?:ed)? (?:us|me)? ?back)\b|\bno[- ]?show(?:ed)?\b|\b(?:left|quit|walked out|walked off|took off|bailed|ditched us|disappeared|packed up) (?:after|early|before|halfway|at|an? hour|(?:\d+|an?|half an|two|three|thirty|twenty) (?:min\w*|hours?)|on us|us|in the middle)|\b(?:min(?:ute)?s?|hours?|hrs?) late\b|\b(?:show(?:ed|s)|turn(?:ed|s)) up (?:late|drunk|high|wasted|hammered|stoned|smashed|intoxicated|without)\b|\b(?:arrived|came|got here|got there) (?:\w+ ){0,2}(?:drunk|high|wasted|hammered|stoned|smashed|intoxicated|late)\b|\b(?:was|were|been|got|being) (?:(?:so|very|really|extremely|super|completely|totally|just|too|such|incredibly|both) )*(?:rude|drunk|high|late|awful|terrible|horrible|unprofessional|disgusting|filthy|creepy|hammered|wasted|disrespectful|disaster|insulting|obnoxious|on (?:his|her|their|the) phone)\b|\b(?:ruined|unacceptable|furious|livid|outraged|appalled|very upset|so upset|really upset|pissed|bitterly disappointed|deeply disappointed|ripped off|overcharged|double charged)\b|\b(?:lleg[oó]|vino) (?:(?:muy|dos|tres|una|media|\d+|horas?|minutos) )*(?:tarde|borrach[oa])|\b(?:nunca|no) (?:lleg[oó]|vino|apareci[oó])|\bnos arruin[oó]|\bcharged (?:me |us |my card |our card )?(?:twice|double|two times|again)\b|\bwant (?:my|our|all (?:of )?my|every penny of my) money back\b|\bbroke (?:our|my) (?!heart|leg|arm|hip|foot|ankle|wrist|back)/
/** Whose fault it was: what the agency sent, or what was booked or paid. */
const OURS =
  /\b(?:mandaron|enviaron|contrat(?:amos|é)|su|sus|el|la|your|ur|yours|you|u|y'?all|we (?:had |have )?(?:booked|hired|paid)|i (?:had |have )?(?:booked|hired|paid)|agency)\b|{agent}|^(?:the|that|our) /
/** Anger that needs no culprit. */
const ANGER =
  /\b(?:unacceptable|want (?:half |some |part |all )?(?:of )?(?:that |my |our |the )?money (?:(?:for|of|from) (?:\w+ ){1,5})?back|want a full refund|i am (?:furious|livid|outraged)|i'?m (?:furious|livid|pissed))\b/
/** Someone of ours, and what they did wrong there: 'the DJ you sent', 'your bartender'. */
const PERFORMER =
  '(?:djs?|bartenders?|photographers?|models?|dancers?|strippers?|massage therapists?|masseuses?|masseurs?|entertainers?|magicians?|singers?|performers?|comedians?|mc|guys?|girls?|lad(?:y|ies)|man|woman|wom[ae]n|persons?|people|kid|dude|gentlem[ae]n|talent)'
const SENT_BY_US = new RegExp(
  String.raw`\b(?:the|that|this|those|whichever) (?:\w+ )?${PERFORMER} (?:(?:that|who|whom) )?(?:you|u|ya|y'?all|you guys|you people|your (?:agency|company|team|people)) (?:just )?(?:sent|provided|gave|supplied|assigned)\b`,
)
const MISDEED = new RegExp(
  String.raw`\b(?:(?:your|ur|yalls?) (?:\w+ )?${PERFORMER}|\{agent\}) (?:\w+ )?(?:insulted|ignored|refused|spilled|broke|yelled|swore|cursed|cussed|smoked|drank|stole|shouted|groped|lied|flirted|harassed|mocked|laughed at|talked back|argued|stormed|kept (?:\w+ing)|made (?:\w+ ){0,2}(?:remarks?|comments?|jokes?|fun|a pass|a scene|passes|advances))\b`,
)
const PRAISE =
  /\b(?:amazing|great|awesome|fantastic|wonderful|lov(?:ed?|ely)|perfect|best|fun|killed it|thank\w*|thx|incredible|good|nice|excellent|delight\w*|fabulous|again|hire|book|pleased|happy|hit of)\b/
const ASKS = /^(?:do|does|can|could|will|would|are|is|what|how|who)\b/
const blamesUs = (text: string) =>
  (SENT_BY_US.test(text) && !PRAISE.test(text) && !ASKS.test(text)) || MISDEED.test(text)

/** A worry, a question of terms, or another company. */
const SUPPOSED =
  /\b(?:if (?:the|your|my|our|she|he|they|you|it|someone|a|an|one|we|i)|in case|suppose|what (?:happens|if|about|do you do)|when an?|worr(?:y|ied)|afraid|hop(?:e|ing)|make sure|guarantee|policy|unless|another (?:company|agency|place|site)|other (?:company|agency|guy|dj)|elsewhere|last year'?s|(?:previous|former|old) (?:dj|one|guy|company)|need (?:a|an|another|someone|somebody|one|two|to book)|looking for|do (?:you|u|y'?all) (?:have|got|know)|can (?:you|u|y'?all) (?:send|find|get)|any(?:body|one) (?:who|that|free|else|available))\b|\b(?:do|does|did|would|will|has|have) (?:your|the|they|any|you|people|anyone)\b.*\bever\b/

/** Whether a text reports what went wrong at an event of ours that is over (docs/product.md P10.71). */
export const isGrieved = (text: string): boolean =>
  (ANGER.test(text) || blamesUs(text) || (WRONG.test(text) && OURS.test(text))) && !SUPPOSED.test(text)

const DRUGS =
  /\b(?:cocaine|blow and|weed|marijuana|molly|mdma|ecstasy|meth|heroin|shrooms?|mushrooms? that|xanax|xans?|percs?|percocets?|ketamine|adderall|lsd|fentanyl|roofies?|party favors that get|narcotics|drugs|drug dealer|edibles|joints|spike (?:her|his|their|the) drinks?)\b/
/** Said so that none is wanted, or as a question of the rules. */
const AGAINST_DRUGS =
  /\b(?:no|not|without|free|against|policy|rules?|tested|test|screen(?:ed)?|never|don'?t|does ?n'?t|forget|sober|allowed|seaweed|was on|were on|high on|caught)\b/

/** Whether a text asks for drugs (docs/product.md P10.71). */
export const asksForDrugs = (text: string): boolean => DRUGS.test(text) && !AGAINST_DRUGS.test(text)

/** A massage, a dance or a person with more than that, said discreetly. */
const HINTS =
  /\b(?:sleep(?:s|ing)? with (?:one of )?(?:us|me|him|her|my|one|the (?:groom|bride|boys|guys|guests?|winner|birthday))|more intimate|something (?:more )?(?:intimate|special afterwards|extra for the (?:groom|boss))|intimate (?:services?|favou?rs?|ending|company)|happy end\w*|(?:sexual|special|private|extra) (?:favou?rs?|services?) (?:for (?:money|cash|a fee|an? \w+ fee)|afterwards?|after)|go (?:all the way|further) (?:with|for)|keep (?:him|her|me|us) company (?:overnight|in bed|all night)|spend the night with|grop(?:e|ed|es|ing)|(?:for|get|gets|give|gives|getting|want|wants) a (?:bj|blow ?job|hand ?job)|how much (?:to take|for taking) (?:one|her|him) home|(?:being|get|getting) grabbed|grab(?:bed|bing)? (?:her|him|them|their|a feel)|feel(?:ing)? (?:her|him|them) up)\b/

const PERFORMS =
  '(?:dancers?|strippers?|girls?|boys?|guys?|masseuses?|masseurs?|therapists?|models?|lady|ladies|she|he|they|her|him|them|one of (?:them|your))'
/** The same of a performer: 'how much for the dancer to go all the way', 'does she do extras'. */
const OF_PERFORMERS = new RegExp(
  String.raw`\b${PERFORMS} (?:to |can |could |would |will |do |does |ever |also |willing to |down to )*(?:go(?:es)? all the way(?! (?:to|from|out|down|up|home|into|through|in|until|till?|across|over|around|back|downtown|there)\b)|(?:do(?:es)?|offer|provide)s? (?:more than (?:just )?(?:danc\w+|massag\w+|strip\w*)|(?:any )?extras(?! like))|put(?:s)? out\b(?! (?:the|a|some|any|chairs|tables)))`,
)

/** Whether a text asks for more than the service, in words that leave little doubt (docs/product.md P10.71). */
export const hintsAtSex = (text: string): boolean => HINTS.test(text) || OF_PERFORMERS.test(text)

/** Danger, in words of any kind: an emergency has one of them. */
const DANGER =
  /\b(?:911|sos|mayday|emergenc\w*|ambulance\w*|paramedics?|doctor|hospital|hurt\w*|injur\w*|wound\w*|bleed\w*|blood\w*|unconscious|faint\w*|collaps\w*|breath\w*|waking|unresponsive|limp|turn(?:s|ed|ing)? blue|blue lips|scream\w*|contractions?|(?:smell|leak)\w* gas|in (?:her|his|my|their) drink|chok\w*|seiz\w*|overdos\w*|od'?d|attack\w*|stab\w*|shot|shots fired|shooting|shooter|guns?|gunshots?|knife|weapons?|threat\w*|fight\w*|punch\w*|hit|hitting|beat\w*|assault\w*|rap(?:e|ed|ing|ist)|grop\w*|grabb\w*|touching|forc\w*|hold(?:ing)? (?:her|him|us|me)|lock(?:ed|ing)|trapped|hostage|drown\w*|fire|flames?|smoke|burn\w*|explo\w*|danger\w*|help|police|cops?|scared|unsafe|afraid|terrified|follow(?:ing|ed|s)|stalk\w*|d(?:ie|ied|ying|ead)|kill\w*|suicid\w*|harm\w*|heart (?:attack|stopped|condition|problem|failure)|chest pains?|stroke|pass(?:ed|ing) out|blacked out|allerg\w*|epipen|drugg\w*|spik\w*|roof(?:ie|ies|ied)|won'?t (?:let|leave|stop|wake)|not (?:moving|waking|responding|breathing)|wake up|broke(?:n)? (?:in|into|a|her|his|my|the)|robb\w*|missing|fell|fallen|poison\w*|electrocut\w*|shock\w*|convuls\w*|vomit\w*|pulse|cpr|gas leak|sangr\w*|ayuda\w*|auxilio|socorro|peligro\w*|incendio|fuego|pistola|arma\w*|herid\w*|golpe\w*|desmay\w*|inconsciente|ambulancia|policia|emergencia|amenaz\w*|respira\w*|muri\w*|ahog\w*)\b/
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u

/** Whether a text may report an emergency: in English or Spanish it names a danger (docs/product.md P10.71). */
export const namesDanger = (text: string): boolean => DANGER.test(text) || !LATIN.test(text)
