import type { EventType } from '#shared/model/booking.ts'

/** The form's kinds of events, the special ones first. */
const KINDS: readonly (readonly [EventType, RegExp])[] = [
  [
    'bachelorette_party',
    /\b(?:bachelorettes?|bachelorete|bach?ette|hens?(?:'s)? (?:party|night|do)|hen do|bride(?:'s)? (?:party|night)|girls'? trip|despedida de soltera|enterrement de vie de jeune fille|despedida de solteira)\b/,
  ],
  [
    'bachelor_party',
    /\b(?:bachelors?|bach(?:elor)? (?:party|bash|weekend)|bach party|stag (?:party|night|do)|stags|groom'?s (?:party|night)|despedida de soltero|enterrement de vie de garcon|despedida de solteiro)\b/,
  ],
  [
    'wedding',
    /\b(?:weddings?|wedding reception|rehearsal dinner|get(?:ting)? married|vow renewal|boda|mariage|casamento|dam cuoi|결혼식|婚礼|婚禮)\b|결혼|婚礼|婚禮/,
  ],
  [
    'birthday',
    /\b(?:birthdays?|bdays?|b-?day|turn(?:ing|s) \d{2}|sweet (?:16|sixteen)|quince(?:anera|s)?|cumpleanos|anniversaire|aniversario de \d|sinh nhat)\b|생일|生日/,
  ],
  [
    'corporate',
    /\b(?:corporate|company (?:party|event|picnic|dinner|outing|retreat|holiday party|christmas party)|office (?:party|event|christmas party|holiday party)|work (?:party|event)|conference|trade ?show|product launch|launch party|team ?building|business (?:event|dinner)|networking event|grand opening|store opening|fiesta de (?:la )?empresa|evento corporativo|soiree d'entreprise|retirement party|award(?:s)? (?:show|ceremony|night)|expo|convention)\b/,
  ],
  [
    'other',
    /\b(?:gala|fundraiser|festival|concert|fashion show|auction|charity (?:event|ball)|funeral|memorial|photo ?shoot|music video|film set|church event|school event|prom)\b/,
  ],
  [
    'private_party',
    /\b(?:(?:house|pool|private|dinner|cocktail|block|divorce|graduation|engagement|holiday|christmas|halloween|new year'?s?(?: eve)?|frat|yacht|boat|garden|welcome|farewell|going away|surprise|housewarming|super bowl|game|poker|after) (?:party|parties|night)|baby shower|bridal shower|anniversary|graduation|family reunion|reunion|cookout|bbq|barbecue|get[- ]together|house ?warming|girls'? night|fiesta privada|fiesta en (?:mi )?casa)\b/,
  ],
]
/** 'Party' alone says nothing more than this. */
const ANY_PARTY = /\b(?:a|my|our|the|for|big|small|little) (?:party|fiesta)\b/

/** Reads what kind of event is planned, as the booking form has it. */
export function readEventType(text: string): EventType | undefined {
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  return kind ?? (ANY_PARTY.test(text) ? 'private_party' : undefined)
}
