import type { AgencyTopic } from '../../knowledge/built-in-entries.ts'

/** Phrases that show what a visitor wants; all match normalized, spell-corrected text. */
const any = (...parts: string[]) => new RegExp(String.raw`\b(?:${parts.join('|')})\b`)

/** Attempts to change the assistant's role; answered like any question that isn't about the agency. */
export const MEDDLING = any(
  String.raw`(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompt|previous|above|everything)`,
  '(?:system|initial|hidden|secret|original|developer) (?:prompt|message|instructions?|mode)',
  '(?:your|the) (?:prompt|instructions|guidelines|api key|secret key|openai|settings)',
  '(?:api|secret|access) keys?',
  'you are now|from now on',
  '(?:pretend|act|roleplay|behave) (?:to be|you are|as|like)',
  'jailbreak',
  'dan mode',
  "(?:other|another|previous) (?:visitor|customer|user|client)s?(?:'s?)?",
  String.raw`(?:select|drop|insert|update|delete) .{0,20}(?:from|table|into|set)\b`,
)

export const PERSON = any(
  String.raw`(?:talk|speak|chat|connect|transfer|get|put|hand)\b.{0,20}\b(?:person|human|someone|somebody|representative|rep|operator|manager|staff|real|agent|team|office|people|colleague)`,
  '(?:real|live|actual) (?:person|human|agent|people|operator)',
  'human',
  '(?:customer|client) (?:service|support|care)',
  'support',
  'phone(?: number)?',
  '(?:telephone|contact) ?(?:number|details|info|information|you)?',
  'e-?mail(?: address)?',
  'call (?:me|you|back|us|someone|somebody|the office)',
  'callback',
  '(?:reach|contact|ring|text|whatsapp) (?:you|someone|somebody|the office|your|a person|me)',
  'are you (?:a |an |really )?(?:bot|robot|machine|ai|human|person|real|computer|chatbot)',
  'representative',
  'complaint|complain',
)
export const HOURS = any(
  '(?:opening|business|office|working) (?:hours|times)',
  'when (?:are|do) (?:you|they) (?:open|close)',
  '(?:are you|you guys) (?:open|closed)',
  'what (?:time|hours) (?:do|are) you (?:open|close)',
)

/** What house topic is asked about, tried in order. */
export const POLICIES: readonly (readonly [AgencyTopic, RegExp])[] = [
  [
    'substitute',
    any(
      "(?:do|does|did|will|would) ?(?:not|n't|nt) (?:show|come|turn|appear|arrive)",
      'no[- ]shows?',
      "(?:doesn't|don't|won't|didn't|wouldn't) (?:show|come|turn|appear|arrive)",
      '(?:is|gets|falls|get) (?:sick|ill)',
      'substitute|replacement',
      'cancels on me',
    ),
  ],
  [
    'cancellation',
    any(
      'cancel(?:s|ed|ing|led|ling|lation|ation)?(?: policy| fee| terms)?',
      'refund(?:s|ed|able)?',
      'money back',
      'call off',
      'change my mind',
    ),
  ],
  [
    'price',
    any(
      'tax(?:es)? (?:included|extra|on top)',
      'includ(?:e|es|ed|ing) (?:the )?(?:sales )?tax(?:es)?',
      '(?:charge|pay|add|owe) (?:any )?(?:sales )?tax(?:es)?',
      'is there (?:a |any )?(?:sales )?tax',
      '(?:before|after|plus) tax',
    ),
  ],
  ['deposit', any('deposits?', 'down ?payments?', 'pay (?:up ?front|in advance|half)', 'upfront|prepay')],
  [
    'paying-when',
    any(
      String.raw`when (?:do|must|should|will|would|am|is) .{0,20}\b(?:pay|paid|payment|charged|due|billed)`,
      '(?:pay|charged|billed) (?:now|right away|later|after|before|first)',
      'invoices?',
    ),
  ],
  [
    'payment',
    any(
      'payments?(?: methods?| options?)?',
      String.raw`how (?:can|do|could|should|would) (?:i|we|you|one) (?:\w+ )?pay`,
      'pay (?:with|by|via|in|using|through)',
      'paypal|venmo|zelle|cash|amex|visa|mastercard|apple pay|cash app|crypto|bitcoin',
      '(?:credit|debit) cards?',
      '(?:take|accept) cards?',
      'bank transfer|wire',
    ),
  ],
  [
    'privacy',
    any(
      'privacy|discreet|discretion|confidential|confidentiality|private|anonymous|anonymously|gdpr|nda',
      "(?:my|our|personal|visitors'?) (?:data|information|info|details)",
      'who (?:sees|can see|will see|gets)',
      'cookies',
      '(?:share|sell|store|keep|record) (?:my|our|this|the)',
    ),
  ],
  [
    'conduct',
    any(
      '(?:house )?rules',
      '(?:allowed|okay|ok|permitted) to (?:touch|film|take)',
      'touch|touching|filming',
      'happy ending',
      '(?:is|are) (?:it|they|you) (?:safe|legal)',
      'escorts?|sex|sexual|hookers?|prostitutes?|nude|naked|topless|nudity',
    ),
  ],
  [
    'insurance',
    any(
      'licensed|insured|vetted|certified|verified|background checks?|insurance|license|screened|trustworthy|trusted|legit|legitimate|scam',
    ),
  ],
  ['request', any('terms(?: (?:and|&) conditions| of (?:service|use))?', 'conditions', 'contracts?|agreement')],
  [
    'place',
    any(
      'where (?:are|is) (?:you|your|the office|this)',
      'located|location|locations',
      '(?:your|the|office) address',
      String.raw`(?:do|can|will|would) (?:you|they|your \w+) (?:travel|come|go|drive|fly|work|cover|serve)\b.{0,30}\b(?:outside|to|out|in|near|beyond|outdoors)`,
      'outside (?:of )?atlanta',
      '(?:service|coverage) area',
      '(?:out of|other) (?:state|town|cit(?:y|ies))',
      'marietta|decatur|savannah|buckhead|alpharetta|sandy springs',
    ),
  ],
  ['request', any('(?:your|the|any|house) polic(?:y|ies)', 'policies|policy')],
]

export const PACKAGES = any('packages?', 'bundles?', '(?:flat|set|fixed) (?:rate|price|fee)s?', 'all[- ]inclusive')
export const PRICING = any(
  PACKAGES.source,
  'how much',
  '(?:price|prices|priced|pricing|pricey|cost|costs|costing)',
  String.raw`(?:hourly|your|the|what|day|their|his|her) (?:\w+ )?rates?`,
  'rates?|fees?|tariffs?|estimates?|quotes?|quotation|budget',
  '(?:do|would|does|will|what) (?:you|it|they|he|she|that) (?:charge|run|come to)',
  'charges?|charged?',
  'discounts?|coupons?|promo codes?|deals?|specials|negotiate|negotiable|lower price|haggle',
  'cheap|cheaper|cheapest|affordable|inexpensive|expensive|priciest',
  '(?:is there )?(?:a |any )?minimum|minimums|min hours',
  'total for',
)
export const DISCOUNT = any(
  'discounts?|coupons?|promo codes?|deals?|specials|negotiate|negotiable|lower price|haggle|for free',
)

export const BOOKING = any(
  String.raw`how (?:do|can|does|to|would|should|far|early|soon|long|could|is).{0,30}\b(?:book|booking|bookings|reserve|reservation|hire|order|request|schedule)`,
  '(?:book|reserve) (?:now|it|him|her|them|this|that|online|someone|somebody|one|a|an|the|with|through|for)',
  '^(?:please )?(?:book|reserve)',
  "(?:want|like|need|love|ready|trying|wanna|going|gonna|wish|prefer|help me|can i|could i|can we|may i|let's|lets)(?: to)? (?:go ahead and )?(?:book|reserve|make|place|schedule|hire)(?! (?:sure|me))",
  '(?:booking|reservation|request) (?:process|form|steps|procedure|works?)',
  '(?:make|place|send|submit|start|create|complete) (?:a |an |my |the |your )?(?:booking|reservation|request|order|appointment)',
  String.raw`(?:after|when|once) (?:i|we) (?:send|submit|book|request)\w*`,
  'what happens (?:next|then|after)',
  'next steps?',
)
export const ACCOUNT = any(
  'accounts?|register|registration|sign(?:ing)? ?(?:up|in)|log(?:ging)? ?(?:in|on)|login|password',
  '(?:see|find|check|view|where (?:are|is)|status of|look at) my (?:bookings?|reservations?|requests?|invoices?|order)',
  'my (?:booking|reservation|request|order|appointment) (?:confirmed|status|accepted|approved)',
  '(?:is|was|has|did) my (?:booking|reservation|request|order|appointment)',
)
export const CHANGE = any(
  String.raw`(?:change|modify|move|reschedule|postpone|edit|update|extend|amend)\b.{0,20}\b(?:booking|reservation|date|time|event|request|hours|it)`,
  'reschedule|postpone',
)

export const AVAILABILITY = any(
  'available|availability|availabilities|calendar|schedule',
  String.raw`(?:is|are|be|anyone|anybody|someone|somebody|who|who's|she|he|they|still|any) (?:\w+ )?(?:free|open|busy|booked)(?! of)`,
  'free (?:on|this|next|tomorrow|tonight|today|at|for|in)',
  '(?:what|which) (?:dates?|days|times)',
  'free (?:djs?|models?|dancers?|bartenders?|people|agents?)',
)
export const SERVICES = any(
  'services?|offer|offers|offering|offerings|provide|categor(?:y|ies)|options|catalog|menu',
  String.raw`(?:what|which|who|whom) (?:can|could|do|may|would|should) (?:i|we|you|one)(?: \w+)? (?:book|hire|get|have|do|choose|pick|order|find|rent|represent)`,
  'what (?:kind|type|kinds|types|sort|sorts) of',
  '(?:your|the|any|some|see|show|all|view|browse|of|more) (?:talents?|agents|roster|people|artists|performers|acts|team|staff|entertainers)',
  'talents?|agents|roster|artists',
  'who (?:do you have|is there|have you got|can i)',
  'what do you (?:do|have|guys have)',
  'recommend|recommendations?|suggest|suggestions?',
  '(?:corporate|private) (?:events?|part(?:y|ies))|weddings?|birthdays?|bachelor(?:ette)?|anniversar(?:y|ies)|galas?',
  '(?:planning|throwing|hosting|organi[sz]ing|having) (?:a|an|my|our)',
)
export const GREETING =
  /^(?:(?:hi|hello|hey|heya|hiya|yo|howdy|hallo|hola|greetings|sup|welcome|good (?:morning|afternoon|evening|day)|evening|morning)\b[\s,.!]*)+/
export const SMALL_TALK = any(
  "how are you|how is it going|how's it going|what's up|how do you do|nice to meet you",
  '(?:anybody|anyone|somebody|someone|you) (?:there|here|home|online)',
  'can you help(?: me)?$|i need help$|help$',
)
export const THANKS = any(
  'thanks?|thank you|appreciate|appreciated|cheers|grateful|merci|gracias',
  '(?:good)?bye|see you|see ya|later gator|have a (?:nice|good|great)',
  "that(?: is|'s|s)? (?:all|it|everything)|all set|i'm good|im good|no thanks|nope|nah",
  '^(?:great|perfect|awesome|cool|ok|okay|nice|wonderful|excellent|lovely|super|got it|sounds good|amazing)',
)
export const YES =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please|yes please|of course|go ahead|do it|sounds good|absolutely|definitely|that's right|let's proceed)[\s.!,]*(?:please|do|thanks|that's right|that is right|let's proceed|let's do it)?[\s.!]*$/
export const NO =
  /^(?:no|nope|nah|not really|not now|all set|i'?m (?:all )?(?:good|set)|that(?:'s| is|s)? (?:all|it|everything))[\s.!,]*(?:thanks|thank you)?[\s\p{P}\p{S}]*$/u
