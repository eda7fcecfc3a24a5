const ROLES = String.raw`(?:djs?|deejays?|dancers?|strippers?|bartenders?|mixologists?|photographers?|entertainers?|performers?|singers?|comedians?|magicians?|models?|therapists?|masseuses?|hosts?|acts?|talents?|bailarin\w*|fotograf\w*|cantiner\w*|masajistas?|cantantes?|magos?)`
const GENDERS =
  '(?:(?:fe)?males?|m[ae]n|wom[ae]n|guys?|lad(?:y|ies)|girls?|hombres?|mujer(?:es)?|masculin[oa]s?|femenin[oa]s?)'
/** 'A male dancer', 'strippers who are women', 'bailarina mujer'; guests have a gender of no meaning here. */
const ASKED = new RegExp(
  String.raw`\b${GENDERS} (?:exotic |burlesque |pole |massage )?${ROLES}\b|\b${ROLES}[\s,]+(?:(?:who|that) (?:is|are|'s) |to be |but |preferably |but only |only )?(?:an? )?${GENDERS}\b|\b(?:only|want|prefer|all)(?: the)? (?:men|women|males|females)\b`,
)

/** Whether a message asks for men or women, which the roster does not note (docs/product.md P10.99). */
export const asksGender = (text: string): boolean => ASKED.test(text)
