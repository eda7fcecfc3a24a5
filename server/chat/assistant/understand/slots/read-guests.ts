const WHO = `(?:girls?|people|ppl|persons?|guests?|friends?|guys|ladies|women|men|dudes|kids|children|adults|attendees|heads|invitees|pax|folks|relatives|clients|customers|students|seniors|neighbou?rs|members|staff|staffers|workers|nurses|teachers|parishioners|congregants|delegates|visitors|souls|bodies|peeps|cousins|classmates|teammates|grandkids|moms|dads|parents|adults|elders|veterans|alumni|donors|executives|engineers|coworkers|colleagues|employees|crew(?: members)?|cast(?: members)?|castmates|humans|fans|fellows|gals|gents|lads|mouths(?: to feed)?|relations|in-laws|nieces|nephews|aunts|uncles|sisters|brothers|of us|of my (?:friends|coworkers)|invitados|personas|amigas|amigos)`
const BETWEEN = `(?:(?:of my|of our|close|good|drunk|rowdy|adult|female|male|young|older|other|invited|wedding|party|college|crazy|wild|lovely|beautiful|single) ){0,2}`
/** One more word that describes them, and is no service or unit: '45 seated guests'. */
const ANY = `(?:(?!(?:per|each|an?|hours?|hrs?|h|pm|am|min\\w*|dollars?|bucks|of|or|and|to|for|at|in|on|more|days?|weeks?|djs?|dancers?|models?|bartenders?|photographers?|entertainers?|strippers?|magicians?|singers?|performers?)\\b)[a-z]+ )`
const COUNT = String.raw`(?:(\d{1,4}) ?(?:-|to|or) ?)?(\d{1,5})(?:\+| ?-?ish)?`
/** Those who come; people to book are 'three dancers'. */
const COUNTED = new RegExp(
  String.raw`(?<![$\d:#.])\b(?:about|around|approximately|approx|roughly|like|maybe|up to|over|at least)? ?${COUNT}[ -](?:or so )?${BETWEEN}?${ANY}?${WHO}\b(?! (?:ago|off))`,
)
const GROUP = new RegExp(
  String.raw`\b(?:group|party|crowd|crew|cast|troupe|gathering|guest count|head ?count|number of guests|guest list|audience|capacity|attendance|turnout)(?:'s)?:? ?(?:(?:is|was|will|would|be|now|just|has|have|grown?|grew|risen|rose|gone|went|jumped|swelled|shrunk|shrank|dropped|fell|fallen|down|more|probably|closer|actually|up|going|estimated|expected|estimated at|expected at|of|to|about|around|roughly|like|=) )*${COUNT}\b(?! ?(?:hours?|hrs?|pm|am|dollars|bucks|:)|\/\d)`,
)
const WE_ARE = new RegExp(
  String.raw`\b(?:we are|we're|we'll be|we will be|there (?:are|will be|is)|there'll be|there's|(?:we(?:'re| are)? |i(?:'m| am)? )?(?:expect(?:ing)?|anticipat(?:e|ing)|invit(?:e|ed|ing))|how many(?: [a-z]+){0,3},? (?:say|maybe|probably|call it)|somos|seremos) (?:about |around |like |maybe |roughly |some |perhaps |up to |unos |unas )?${COUNT}(?=[,.!?]|$| (?:now|in total|total|altogether|en total|at (?:the|my|our)))`,
)
/** '50 children and about 30 adults'. */
const BOTH =
  /\b(\d{1,4}) (?:kids|children|girls|women|ladies|adults) (?:and|plus|with) (?:about |around |maybe |roughly )?(\d{1,4}) (?:adults|grown-?ups|parents|boys|men|guys|kids|children|teachers)\b/
/** '40 people, no, 45'. */
const CHANGED = new RegExp(
  String.raw`\b(\d{1,5}) ${WHO}[,.]? (?:no|wait|sorry|actually|make (?:that|it))[,. ]+(\d{1,5})\b(?! ?(?:pm|am|hours?|hrs?|:))`,
)
/** Things, sums and times whose plurals end as those of people do. */
const THINGS = [
  'others|orders|numbers|letters|papers|quarters|corners|centers|flowers|speakers|computers|offers|answers|layers',
  'meters|kilometers|liters|acres|burgers|sliders|beers|dinners|covers|platters|containers|tumblers|coolers|heaters',
  'banners|posters|stickers|trailers|towers|showers|drawers|chargers|printers|wheelers|summers|winters|fingers',
  'doors|floors|indoors|outdoors|colors|flavors|favors|mirrors|monitors|errors|motors|tractors|projectors|sensors',
  String.raw`\w*ments|cents|percents|events|tents|vents|scents|accents|presents|accidents|incidents|components|talents`,
  'restaurants|plants|pants|elephants|giants|grants|variants|wants',
  'lists|playlists|wrists|twists|trees|fees|coffees|degrees|committees|entrees|bees|knees|employers',
].join('|')
/** Those who are booked here, and helpers who are hired elsewhere. */
const PERFORMERS =
  'bartenders|mixologists|dancers|strippers|photographers|videographers|entertainers|performers|singers|vocalists|jugglers|magicians|illusionists|hypnotists|comedians|musicians|drummers|fiddlers|pianists|violinists|guitarists|saxophonists|cellists|artists|therapists|servers|waiters|bouncers|greeters|caterers|dealers'
/** Plural nouns for people by their ending: '64 players', '25 agents', '30 florists', '12 trainees'. */
const PEOPLE = String.raw`(?!(?:${THINGS}|${PERFORMERS})\b)[a-z]{2,}(?:ers|ors|ists|ants|ents|ees|ians|mates|men|women|folks?)`
/** From this number on such a noun counts those who come. */
const FEWEST = 8
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** 'Hire 12 painters' asks for them; 'at 10 vendors arrive' and 'dec 12 players come' say when; '14 vendors to confirm' do not come. */
const NAMED_BY_TRADE = new RegExp(
  String.raw`(?<![$\d:#./-])(?<!\b(?:at|by|until|till?|after|before|from|to|than|need|needs|want|wants|book|hire|get|send|rent|reserve|find|looking for|${MONTHS}) )\b${COUNT} (?:or so )?(?:${ANY}){0,2}?${PEOPLE}\b(?! (?:ago|off|to (?:confirm|call|pay|email|contact|check|chase|manage|meet))\b)`,
)
/** 'I need 2 girls' asks for talent. */
const ASKS_FOR =
  /\b(?:need|want|book|hire|get|send|rent|have|like|looking for|reserve|find) (?:me |us )?(?:about |around )?$/
const MOST_BOOKED = 6
const MOST = 20_000

interface FoundGuests {
  guests?: number
  /** The text without the number: it is no time, price or date. */
  rest: string
}

/** Reads how many come; of a range the most. A number of people is no time. */
export function readGuests(text: string): FoundGuests {
  const changed = CHANGED.exec(text)
  if (changed) return readGuests(text.replace(changed[0], `${changed[2]} guests `))
  const both = BOTH.exec(text)
  if (both) return { guests: Number(both[1]) + Number(both[2]), rest: text.replace(both[0], ' ') }
  for (const rule of [COUNTED, GROUP, WE_ARE, NAMED_BY_TRADE]) {
    const match = rule.exec(text)
    if (!match) continue
    const guests = Number(match[2])
    if (rule === NAMED_BY_TRADE && guests < FEWEST) continue
    const asks = ASKS_FOR.test(`${text.slice(0, match.index).trimEnd()} `) && guests <= MOST_BOOKED && rule === COUNTED
    const rest = text.replace(match[0], ' ')
    return guests >= 1 && guests <= MOST && !asks
      ? { guests, rest }
      : { rest: asks ? text.replace(match[2] ?? '', ' ') : rest }
  }
  return { rest: text }
}
