import type { Language } from '../reading.ts'

/** Frequent words that are rarely of another of these languages; without accents. */
const WORDS: Record<'en' | 'es' | 'fr' | 'pt' | 'vi', string> = {
  en: `the is are you do does what how can i a an my to for and of in on we need want have it with your who when where
    much please any there would at this that be me will if not so they book tell about free`,
  es: `el la los las una para por con que cuanto cuesta quiero necesito tengo tienen hay cual donde cuando como puedo
    pueden mi su es esta este ustedes hola gracias favor noche manana fiesta precio del al mas busco buenas buenos dias
    tardes si disponible alguien horas sabado viernes domingo jueves miercoles martes lunes cobran hasta se reservar
    persona personas cumpleanos boda propina reserva hacen nos soy son estoy de en y un a las`,
  fr: `le la les une des pour avec que combien coute veux voudrais besoin avez vous est quel quelle ou quand comment
    puis mon ma je nous bonjour bonsoir merci soir demain fete prix du au aux plus cherche samedi vendredi dimanche
    disponible quelqu heures anniversaire mariage dans chez sont ce cette reserver s'il plait et un de en danseuse
    danseuses oui non c'est j'ai avoir photographe pouvez-vous`,
  pt: `o os as uma para por com que quanto custa quero preciso tem voces qual onde quando como posso meu minha e esta este
    ola oi obrigado obrigada noite amanha festa preco do da no na mais procuro boa bom dia tarde sim disponivel alguem
    horas sabado sexta domingo aniversario casamento fazem eu nao voce um gostaria dancarina fotografo de em`,
  vi: `toi muon can gia bao nhieu cho mot co khong la gi nao khi ngay toi mai chao ban cam on tiec gio dat thue nguoi va
    vao cua duoc toi thu bay chu nhat sinh nhat dam cuoi xin anh chi em vu cong thoi gian dia diem`,
}
const LISTS = Object.entries(WORDS).map(
  ([language, words]) => [language as keyof typeof WORDS, new Set(words.split(/\s+/).filter(Boolean))] as const, // keys of WORDS
)
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i
const READ_LIMIT = 300
/** An address is of no language. */
const ADDRESS = /\S+@\S+|https?:\S+/g

/** Reads which language a message is in, by its script and its most frequent words; English without a sign of another. */
export function readLanguage(said: string): Language {
  const text = said.replace(ADDRESS, ' ').slice(0, READ_LIMIT).normalize('NFC')
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'other'
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin < letters / 2) return 'other'
  const signs = (text.match(new RegExp(VIETNAMESE, 'gi')) ?? []).length
  // French has ê and ô, Portuguese â, ê and ô
  if (/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i.test(text) && signs >= 2) return 'vi'
  return byWords(text)
}

function byWords(text: string): Language {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'd')
  const words = plain.match(/[a-z]+(?:['’-][a-z]+)?/g) ?? []
  const counts = new Map(LISTS.map(([language, list]) => [language, words.filter((word) => list.has(word)).length]))
  const add = (language: 'es' | 'fr' | 'pt', by: number) => counts.set(language, (counts.get(language) ?? 0) + by)
  if (/[¿¡ñ]/i.test(text)) add('es', 2)
  if (/[ãõ]|ção|ções/i.test(text)) add('pt', 2)
  if (/[çœ]|\b(?:l|d|j|qu|c|s)['’](?=[aeiouhéèê])/i.test(text)) add('fr', 1)
  if (/[éá]s?\b/i.test(text) && !/[èêàçãõ]/i.test(text)) add('es', 0.5)
  // 'plus tax' is English
  const english = (counts.get('en') ?? 0) + (/\b(?:plus tax|tips?|tax(?:es)?|ok thanks)\b/.test(plain) ? 1 : 0)
  const [best] = [...counts].filter(([language]) => language !== 'en').sort((a, b) => b[1] - a[1])
  if (!best || best[1] === 0 || best[1] <= english) return 'en'
  // two unaccented words of Vietnamese are as often typos
  const least = best[0] === 'vi' ? 3 : words.length <= 2 ? 1 : 1.5
  return best[1] >= least ? best[0] : 'en'
}
