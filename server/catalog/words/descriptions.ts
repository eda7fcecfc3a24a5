import { RELATIVES } from './negation.ts'

/** A relative, a guest or the visitors, who need nobody of ours: 'my cousin keeps the tunes going', 'can we spin our own records'. */
const OTHERS_DO = String.raw`(?<!\b(?:(?:(?:my|our|his|her|their) (?:\w+ )?(?:${RELATIVES})s?|i|we|guests?|they|he|she)(?:'ll|'d)?(?: (?:can|could|will|would|already|just|gonna|is|are|to|always|usually)){0,3}) )`
const SOME = `(?:(?:the|some|our|my|their|his|her|a|an|few|good|great|fancy|proper|real|old|all|those|these|your|own|everyone's|everybody's|people's|guests'?|vinyl|tired|stiff|sore|aching|poor) )*`
/** A verb in all its forms: 'keep', 'keeps', 'keeping', 'keepin'. */
const verb = (...stems: string[]) =>
  `(?:${stems.map((stem) => (stem.endsWith('e') ? `${stem.slice(0, -1)}(?:es?|ing?)` : `${stem}(?:s|es|${stem.at(-1)}?ing?)?`)).join('|')})`

/** A service said by what it does, and the word that names it; tried in this order. */
const DESCRIPTIONS: readonly { said: string; names: string }[] = [
  {
    said: `${verb('keep')} ${SOME}(?:tunes?|music|beats|songs|jams) (?:going?|flowing?|playing?|rolling?|pumping?|coming?|alive|up)`,
    names: 'dj',
  },
  { said: `${verb('mix')} ${SOME}(?:music|tracks?|songs?|records?|beats|tunes)`, names: 'dj' },
  { said: `${verb('play', 'spin', 'drop')} ${SOME}(?:records?|vinyl|tunes|tracks|beats|hits|bangers)`, names: 'dj' },
  {
    said: `(?:${verb('run', 'work', 'man')}|behind) the (?:decks|turntables|(?:1s|ones) and (?:2s|twos))`,
    names: 'dj',
  },
  { said: `${verb('keep', 'get')} ${SOME}dance ?floor (?:full|packed|moving|hot|going?|busy)`, names: 'dj' },
  {
    said: String.raw`(?<=\b(?:who|whos|who's|someone|somebody|anyone|anybody)(?: (?:can|could|will|that|who|is|around|free|available|open|here|there|to)){0,4} )spins?(?! (?:class|the bottle|the wheel|fire|poi|plates?|yarns?|wool|around|out|cycle|instructor))`,
    names: 'dj',
  },
  {
    said: `${verb('pull')} ${SOME}(?:rabbits?|bunn(?:y|ies)|doves?|coins?|flowers|scarves) (?:out of|outta|out|from) ${SOME}(?:hats?|ears?|sleeves?|thin air|nowhere)`,
    names: 'magician',
  },
  {
    said: `(?:card|coin|rope|mind|magic|conjuring) tricks?|sleight of hand|(?:disappear|vanish)ing (?:coins?|cards?|acts?|tricks?)|${verb('make')} ${SOME}(?:coins?|cards?|things?|stuff|rabbits?) (?:disappear|vanish|appear)|${verb('saw')} ${SOME}(?:lady|woman|man|assistant|person|people|someone|somebody) in half`,
    names: 'magician',
  },
  {
    said: `${verb('tell', 'crack')} (?:(?:some|good|funny|clean|dirty|dumb|the|a|few) )*jokes?|${verb('crack')} (?:us|everyone|everybody|people|them|(?:the|our) (?:room|crowd|guests)) up|${verb('make')} (?:us|everyone|everybody|people|them|(?:the|our) (?:room|crowd|guests)) laugh`,
    names: 'comedian',
  },
  {
    said: `${verb('belt')} (?:out )?${SOME}(?:songs?|ballads?|tunes|numbers|standards|classics)|${verb('croon', 'serenade')}`,
    names: 'singer',
  },
  { said: `${verb('paint')} ${SOME}(?:(?:kids|kids'|children's|little) )?faces`, names: 'face painter' },
  {
    said: `${verb('twist', 'make')} ${SOME}balloons?(?: animals?| dogs?| figures?)?|balloon (?:animals?|dogs?)`,
    names: 'balloon artist',
  },
  { said: `${verb('breathe', 'eat', 'swallow')} (?:fire|swords?)`, names: 'fire eater' },
  {
    said: `${verb('shake', 'mix', 'stir', 'muddle', 'sling', 'make', 'serve', 'pour')} (?:up )?${SOME}(?:martinis?|margaritas?|mojitos?|daiquiris?|manhattans?|negronis?|mimosas?|old fashioneds?|highballs?|bloody marys?|libations)`,
    names: 'bartender',
  },
  { said: `${verb('keep')} ${SOME}(?:glass(?:es)?|cups?|flutes) (?:full|topped|filled)`, names: 'bartender' },
  { said: `(?:${verb('run', 'work', 'man')}) the taps|${verb('pull')} ${SOME}pints`, names: 'bartender' },
  {
    said: `(?:${verb('work', 'rub', 'knead', 'press', 'iron')} (?:out )?${SOME}(?:knots|kinks (?:out of|in) (?:my|our|their)|tension|aches|soreness|stiffness)(?: out| away)?)`,
    names: 'massage',
  },
  {
    said: `${verb('rub', 'knead', 'loosen')} (?:up |down )?${SOME}(?:(?:backs?|necks?|shoulders?|feet|muscles)(?:(?:,| and|, and| or) ${SOME}(?:backs?|necks?|shoulders?|feet|muscles))*)`,
    names: 'massage',
  },
  {
    said: `(?:takes?|taking?|peels?|peeling?|dances?|gets?) (?:it|it all|everything|(?:off |out of )?${SOME}(?:clothes|clothing|kit|shirt|uniform|outfit)) off(?: to (?:the )?music)?(?! (?:the|my|our|your|that|this) )|tak(?:es?|ing?) off (?:his|her|their) (?:clothes|kit|shirt|uniform)|dances? out of (?:his|her|their|the) (?:clothes|uniform|outfit)`,
    names: 'exotic dancer',
  },
  {
    said: `(?:does not|doesn'?t|do not|don'?t|won'?t|will not|never) keeps? (?:it|(?:the|his|her|their|that|its) (?:\\w+ ){1,2}|much |a lot |many clothes |anything )\\s?on\\b`,
    names: 'exotic dancer',
  },
  {
    said: `(?:topless|naked|nude|shirtless) (?:waiters?|waitress(?:es)?|butlers?|servers?)|butlers? in the buff`,
    names: 'exotic dancer',
  },
  {
    said: `faces? for (?:a|the|our|my|his|her|their) (?:\\w+ )?(?:lookbook|campaign|catalog(?:ue)?|brand|collection|billboard|commercial|ad)`,
    names: 'model',
  },
  {
    said: `(?:people|ppl|someone|somebody|bodies|guys|girls|folks|men|women) (?:to|who (?:can|could|will)) (?:wear|walk in|show off|pose in|try on) (?:my|our|the|her|his) (?:\\w+ )?(?:clothes|clothing|line|collection|designs?|streetwear|outfits|pieces|gowns|dresses|suits|looks|merch|jewelry|swimwear)`,
    names: 'model',
  },
  {
    said: `${verb('capture')} (?:the|our|every|all the|these|all of the) (?:\\w+ )?(?:moments?|memories|smiles|party|wedding|ceremony)|${verb('snap')} ${SOME}(?:portraits?|shots|stills)`,
    names: 'photographer',
  },
]
const TABLE = DESCRIPTIONS.map(({ said, names }) => ({
  said: new RegExp(String.raw`${OTHERS_DO}\b(?:${said})(?!\w)`, 'g'),
  names,
}))

/**
 * A plain text with every service that is said by what it does put as its name: 'who works the knots out' asks for a
 * massage (docs/product.md P10.82). What relatives, guests or the visitors do themselves stays.
 */
export const nameServices = (text: string): string =>
  TABLE.reduce((rest, { said, names }) => rest.replace(said, names), text)
