import type { Random } from './random.ts'

const split = (text: string) => text.split('|').map((one) => one.trim())

/** What stands for a placeholder, by its name. Names are of nobody on the roster. */
const FILLINGS: Record<string, readonly string[]> = {
  agent: split(
    `Marcus|Keisha|Dev|Sloane|Rosalind|Tariq|Bea Linden|Jonas Whitlock|Amara Diallo|Chloe|DJ Saffron|Hector|Yuki
    |Mina Farrow|Dante|Giselle Moreau|Tobias|Nadia Rahman|Crystal|Elijah Boone|Paloma Reyes|Wes|Ingrid|Kofi Mensah|Lila
    |Renata|Silas Crowe|Jasmine|Diego|Fatima|Owen Pike|Coco|Vivian Tran|Andre|Luz|Beckett|Simone Dubois|Raj|Tasha|Leo
    |Marisol Vega|Jett|Nina|Quincy|Ophelia|Zane|Priscilla|Malik Stone|Ivy|Bruno`,
  ),
  category: split(
    `dj|dj|deejay|bartender|bartender|mixologist|photographer|photographer|stripper|dancer|exotic dancer|model|model
    |massage therapist|masseuse|magician|singer|entertainer|mc|comedian|burlesque dancer|bar tender|promo model|band
    |photo booth|host|pole dancer|camera guy|jazz singer|fire dancer`,
  ),
  categories: split(
    `djs|bartenders|photographers|strippers|dancers|exotic dancers|models|massage therapists|masseuses|magicians|singers
    |entertainers|mcs|comedians|bands|mixologists|hosts|girls|male dancers|promo models|performers|acts`,
  ),
  date: split(
    `saturday|friday|this saturday|next friday|tomorrow|tonight|december 5|dec 5th|the 12th|new years eve|on sunday
    |this weekend|next week|sat|fri night|12/19|jan 9|march 3rd|halloween|in two weeks|christmas eve|thursday
    |july 4th|the 20th|may 14|next month|sunday the 6th|on the 2nd|day after tomorrow`,
  ),
  time: split(
    `9pm|8 pm|10|at night|7:30 pm|midnight|noon|around 9|6pm|21:00|late evening|2 in the afternoon|11 pm|5ish`,
  ),
  place: split(
    `buckhead|midtown|decatur|downtown|atlanta|marietta|sandy springs|my apartment|the Fox Theatre|a rooftop in midtown
    |our office|roswell|a hotel downtown|my backyard|inman park|Piedmont Park|an airbnb|a bar in east atlanta|college park`,
  ),
  hours: split(`3 hours|4 hours|two hours|5 hrs|an hour|2hrs|3h|six hours|the whole night|half a day|90 minutes|4`),
  money: split(`$200|150|300 bucks|$500|1000 dollars|$80|120|250|400|$1,200|50 bucks|two hundred|$90`),
  guests: split(`20 people|50 guests|around 15 girls|100 people|8 of us|30|a dozen people|200 guests|10 guys`),
  event: split(
    `wedding|birthday|bachelorette party|bachelor party|corporate event|party|house party|gala|office party|baby shower
    |anniversary|graduation|divorce party|launch party|holiday party|sweet sixteen|retirement party|fundraiser|reunion
    |cookout|bday|bach party|block party`,
  ),
}

/** Placeholders that readers of messages may leave in a text instead of what they recognized. */
const LEFT = new Set(['agent', 'category', 'date', 'time', 'place'])

/** A sentence with its placeholders filled; some names stay masked. */
export function fill(sentence: string, random: Random): string {
  const masks = random.next() < 0.25
  return sentence.replace(/\{([a-z]+)\}/g, (all, name: string) => {
    const fillings = FILLINGS[name]
    if (!fillings) throw new Error(`No such placeholder: ${all} in '${sentence}'`)
    return masks && LEFT.has(name) ? all : random.pick(fillings)
  })
}
