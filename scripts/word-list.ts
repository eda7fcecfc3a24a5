/** A word that comments, documents, log lines, test names and descriptions of the API don't use, and what to write. */
interface Avoided {
  found: RegExp
  instead: string
}

const BRITISH = [
  String.raw`behaviour\w*|colour\w*|favour\w*|honour\w*|labour\w*|neighbour\w*|centre[sd]?|whilst|amongst|programmes?`,
  String.raw`(?:author|capital|final|initial|maxim|minim|normal|organ|recogn|serial|summar|synchron)is(?:e[sd]?|ing|ation\w*)`,
].join('|')

/** The list behind the rule 'Plain American English' in AGENTS.md. */
export const AVOIDED: readonly Avoided[] = [
  { found: /\b(?:who|whom|what|where|which)ever\b/gi, instead: 'name the person or the thing' },
  { found: /\bwhat (?:of|becomes of|comes of)\b/gi, instead: 'name the thing: the filters of, the result of' },
  { found: /\bthe (?:whole )?house(?:'s)?\b/gi, instead: 'the product, the agency or the server' },
  { found: /\b(?:tell|tells|telling|told)\b/gi, instead: 'show, notify, describe, distinguish' },
  { found: /\bbad days?\b/gi, instead: 'failures, outages' },
  { found: /\bby (?:itself|themselves)\b/gi, instead: 'automatically, alone' },
  { found: /\bsomebody\b/gi, instead: 'name the role: an admin, another request' },
  { found: /\b(?:does|do|did|doing) without\b/gi, instead: 'continues without' },
  { found: /\bis so already\b/gi, instead: 'changes nothing, is a no-op' },
  { found: /\b(?:lest|upon|whence|thereby|hereby|wherein|thereof|aught|nought|shall)\b/gi, instead: 'a word of today' },
  { found: /\b(?:never|gone|not) (?:is|are) (?:a|an|the)\b/gi, instead: 'the subject first' },
  { found: /\be-mail(?:s|ed|ing)?\b/gi, instead: 'email' },
  { found: /\bissue #?\d+\b/gi, instead: 'the rule in docs/product.md' },
  { found: new RegExp(String.raw`\b(?:${BRITISH})\b`, 'gi'), instead: 'American spelling' },
]

/** The list behind the same rule for what people read: on screen, in email, in PDFs and in answers of the server. */
export const AVOIDED_ON_SCREEN: readonly Avoided[] = [
  { found: /\be-mail(?:s|ed|ing)?\b/gi, instead: 'email' },
  { found: /\blog-ins?\b/gi, instead: 'sign in, or login for the account' },
  { found: /\b(?:given|gives?|giving|gave) (?:it |that |some )?back\b/gi, instead: 'refund' },
  { found: /\bHello \$\{/g, instead: "the 'to' of a message, which greets by the first name" },
  { found: /(?<![-\w])mails(?![\w.])/gi, instead: 'emails' },
]
