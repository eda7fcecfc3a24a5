import type { Lexicon } from '#server/catalog/words/lexicon.ts'
import { singularize } from '#server/catalog/words/words.ts'

/** Words around a detail that want nothing of their own. */
const FILLERS = new Set(
  `a an the i i'd i'll we we'd he she her him them it its it's that's is are be was will would think guess suppose maybe
  perhaps probably like likely ish so about around roughly approx approximately or and to till until from between by at on
  in for of this that these those next coming the my our me us please pls plz ok okay yes yeah yep ya sure well hmm um uh
  oh just only say let's lets make want need with not no else other another someone somebody one ones some any early
  then now also too total altogether hour hours hrs hr h people guests guest ppl person persons day date time
  night evening morning afternoon weekend week start starting starts start end ends ending max maximum up downtown
  tops sharp lasts lasting long doors done wrapping wraps wrap kicks off begins begin beginning going goes expecting expect
  there lol haha lmao bro dude man guys folks dear honey
  somewhere near place house home hotel venue actually instead rather both either each all mean meant sorry oops wait`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Whether a message holds nothing but details and the words around them: 'a bartender I think', 'around 6ish'. Such a
 * message answers a question or adds to a wish, also where it looks like a wish (docs/product.md P10.66).
 * @param rest without names, place, dates and times
 */
export function isBare(rest: string, { phrases, specialties }: Pick<Lexicon, 'phrases' | 'specialties'>): boolean {
  const spaced = ` ${(rest.replace(/\b(?:till?|until) late\b/g, ' ').match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []).map((word) => word.toLowerCase()).join(' ')} `
  const named = phrases.reduce(
    (text, { phrase }) => text.replaceAll(new RegExp(` ${RegExp.escape(phrase)}s? `, 'g'), ' '),
    spaced,
  )
  return named
    .split(' ')
    .filter(Boolean)
    .every((word) => FILLERS.has(word) || /^\$?\d+(?:ish|k)?$/.test(word) || isDetail(word, specialties))
}

const isDetail = (word: string, specialties: Lexicon['specialties']) =>
  specialties.has(word) || specialties.has(singularize(word))
