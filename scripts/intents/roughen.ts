import type { Random } from './random.ts'

/** How people shorten words on a phone. */
const SLANG: Record<string, readonly string[]> = {
  you: ['u', 'ya', 'yall', "y'all", 'you guys'],
  your: ['ur', 'yr', 'yall'],
  youre: ['ur', 'your'],
  are: ['r'],
  please: ['pls', 'plz', 'plss'],
  tomorrow: ['tmrw', 'tmr', '2moro', 'tomorow'],
  tonight: ['tonite', '2nite', '2night'],
  want: ['wanna', 'wnt'],
  going: ['goin', 'gonna'],
  got: ['gotta', 'got'],
  because: ['cuz', 'bc', 'coz'],
  people: ['ppl', 'peeps'],
  thanks: ['thx', 'thnx', 'ty', 'tnx'],
  thank: ['thx'],
  what: ['wat', 'wut', 'wht'],
  whats: ['wats', 'wuts', 'whts'],
  about: ['abt', 'bout'],
  for: ['4'],
  to: ['2'],
  before: ['b4'],
  with: ['w', 'w/', 'wit'],
  without: ['w/o'],
  okay: ['ok', 'k', 'kk'],
  have: ['hv', 'have', 'got'],
  know: ['kno'],
  the: ['da', 'teh'],
  and: ['n', '&', 'nd'],
  can: ['cn', 'could'],
  dont: ['dnt', 'dont'],
  someone: ['some1', 'sum1'],
  anyone: ['any1', 'ne1'],
  everyone: ['every1'],
  how: ['hw', 'how'],
  much: ['mch', 'much'],
  price: ['$$', 'prices'],
  available: ['avail', 'avail.', 'availble'],
  availability: ['avail'],
  booking: ['bookin'],
  birthday: ['bday', 'b-day'],
  photographer: ['photog', 'fotographer'],
  bartender: ['bartendr', 'bar tender'],
  message: ['msg'],
  text: ['txt'],
  girls: ['gurls', 'girlz'],
  right: ['rite', 'rn'],
  really: ['rly'],
  something: ['smth', 'sumthin'],
  though: ['tho'],
  probably: ['prob', 'prolly'],
  hours: ['hrs', 'hr'],
  minutes: ['mins'],
  between: ['btwn'],
  is: ['iz', 'is'],
  that: ['dat', 'tht'],
  this: ['dis', 'ths'],
  them: ['em', 'dem'],
  why: ['y'],
  see: ['c'],
  question: ['q'],
}

const BEFORE =
  `hi|hey|hello|hi there|hey there|yo|ok|ok so|so|um|well|good evening|hey quick question|hi team|good morning|
btw|also|and|oh|alright|excuse me|sorry|one more thing|hi there!|Hello,|quick q|omg|bro|dude|babe|sir|actually wait|lol`
    .split('|')
    .map((one) => one.trim())
const AFTER =
  'please|pls|thanks|thx|thank you|lol|haha|asap|??|?|!|...|!!|. thanks!|😊|🙏|🔥|😅|bro|guys|xx|ty|k thx'.split('|')

const NEAR: Record<string, string> = {
  a: 'sq', b: 'vn', c: 'xv', d: 'sf', e: 'wr', f: 'dg', g: 'fh', h: 'gj', i: 'uo', j: 'hk', k: 'jl', l: 'k', m: 'n',
  n: 'bm', o: 'ip', p: 'o', q: 'w', r: 'et', s: 'ad', t: 'ry', u: 'yi', v: 'cb', w: 'qe', x: 'zc', y: 'tu', z: 'x',
} // biome-ignore format: a keyboard

/** One slip of the thumb in a word of four letters or more. */
function mistype(word: string, random: Random): string {
  const at = 1 + Math.floor(random.next() * (word.length - 2))
  const letter = word[at] ?? ''
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)]
  const slips = [
    () => head + tail,
    () => head + tail.slice(0, 1) + letter + tail.slice(1),
    () => head + letter + letter + tail,
    () => head + random.pick([...(NEAR[letter.toLowerCase()] ?? letter)]) + tail,
  ]
  return random.pick(slips)()
}

/** A sentence as it is typed in a hurry: slang, slips, a word before or after, no capitals. */
export function roughen(sentence: string, random: Random, isWish: boolean): string {
  let words = sentence.split(' ')
  if (random.next() < 0.6)
    words = words.map((word) => {
      const slang = SLANG[word.toLowerCase().replace(/[^a-z]/g, '')]
      return slang && random.next() < 0.4 ? random.pick(slang) + (/[?!.,]+$/.exec(word)?.[0] ?? '') : word
    })
  if (random.next() < 0.6) {
    const rate = 0.08 + random.next() * 0.15
    words = words.map((word) => (/^[a-zA-Z]{4,}/.test(word) && random.next() < rate ? mistype(word, random) : word))
  }
  let text = words.join(' ')
  if (isWish && random.next() < 0.3) text = `${random.pick(BEFORE)}${random.pick([' ', ', ', ' '])}${text}`
  if (isWish && random.next() < 0.3) text = `${text.replace(/[.?!]+$/, '')} ${random.pick(AFTER)}`
  if (random.next() < 0.3) text = text.replace(/[.?!,]/g, '')
  if (random.next() < 0.5) text = text.toLowerCase()
  else if (random.next() < 0.05) text = text.toUpperCase()
  return text
}
