import type { Language } from '../reading.ts'
import { SPANISH } from './spanish.ts'

type Rewrites = readonly (readonly [RegExp, string])[]

/** Words and the English ones they stand for, of a language in Latin letters without accents. */
const words = (list: Record<string, string>): Rewrites =>
  Object.entries(list).map(([pattern, english]) => [new RegExp(String.raw`\b(?:${pattern})\b`, 'g'), english])

/** The same of one written without spaces. */
const signs = (list: Record<string, string>): Rewrites =>
  Object.entries(list).map(([pattern, english]) => [new RegExp(pattern, 'g'), ` ${english} `])

const FRENCH = words({
  lundi: 'monday',
  mardi: 'tuesday',
  mercredi: 'wednesday',
  jeudi: 'thursday',
  vendredi: 'friday',
  samedi: 'saturday',
  dimanche: 'sunday',
  'apres-demain': 'day after tomorrow',
  'demain soir': 'tomorrow evening',
  demain: 'tomorrow',
  "ce soir|aujourd'hui": 'tonight',
  'le week-?end': 'weekend',
  janvier: 'january',
  fevrier: 'february',
  'mars(?= \\d|$)': 'march',
  avril: 'april',
  'mai(?= \\d|$)': 'may',
  juin: 'june',
  juillet: 'july',
  aout: 'august',
  septembre: 'september',
  octobre: 'october',
  novembre: 'november',
  decembre: 'december',
  'a (?=\\d{1,2} ?h(?!eures? de suite))': 'at ',
  '(?<=at  ?\\d{1,2}) ?heures?': 'h',
  'heures?': 'hours',
  'danseu(?:se|r)s?': 'dancer',
  'strip-?teaseu(?:se|r)s?': 'stripper',
  'photographes?': 'photographer',
  'barm[ae]n|barmaids?|serveu(?:se|r)s?': 'bartender',
  'masseu(?:se|r)s?|massages?': 'massage',
  'mannequins?|modeles?': 'model',
  'chanteu(?:se|r)s?': 'singer',
  'magiciens?': 'magician',
  'moins de|maximum|au plus': 'under',
  'euros|dollars': 'dollars',
  'personnes|invites': 'guests',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
})

const PORTUGUESE = words({
  'segunda(?:-feira)?(?! (?:opcao|pessoa))': 'monday',
  'terca(?:-feira)?': 'tuesday',
  'quarta(?:-feira)?': 'wednesday',
  'quinta(?:-feira)?': 'thursday',
  'sexta(?:-feira)?': 'friday',
  sabado: 'saturday',
  domingo: 'sunday',
  'depois de amanha': 'day after tomorrow',
  amanha: 'tomorrow',
  'hoje(?: a noite)?': 'tonight',
  'fim de semana': 'weekend',
  janeiro: 'january',
  fevereiro: 'february',
  marco: 'march',
  abril: 'april',
  maio: 'may',
  junho: 'june',
  julho: 'july',
  agosto: 'august',
  setembro: 'september',
  outubro: 'october',
  novembro: 'november',
  dezembro: 'december',
  '(?:as|a partir das) (?=\\d)': 'at ',
  'horas?': 'hours',
  'dancarin[ao]s?': 'dancer',
  'fotografos?|fotografas?': 'photographer',
  'barm[ae]n|garcom|garconete': 'bartender',
  'massagistas?|massagem': 'massage',
  'modelos?': 'model',
  'cantora?s?|cantores': 'singer',
  'magicos?': 'magician',
  'menos de|ate|no maximo': 'under',
  'pessoas|convidados': 'guests',
  'dois|duas': '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
})

const VIETNAMESE = words({
  'thu hai': 'monday',
  'thu ba': 'tuesday',
  'thu tu': 'wednesday',
  'thu nam': 'thursday',
  'thu sau': 'friday',
  'thu bay': 'saturday',
  'chu nhat': 'sunday',
  'ngay mai': 'tomorrow',
  'toi nay': 'tonight',
  'cuoi tuan(?: nay)?': 'weekend',
  '(?:ngay )?(\\d{1,2}) thang (\\d{1,2})': '$2/$1',
  'vu cong': 'dancer',
  'nhiep anh(?: gia)?|tho chup (?:anh|hinh)|chup (?:anh|hinh)': 'photographer',
  'pha che|bartender': 'bartender',
  'mat ?xa|massage': 'massage',
  'nguoi mau': 'model',
  'ca si': 'singer',
  'ao thuat(?: gia)?': 'magician',
  'luc (\\d{1,2}) gio toi': 'at $1 pm',
  '(\\d{1,2}) gio toi': '$1 pm',
  '(\\d{1,2}) (?:tieng|gio)': '$1 hours',
  'khach|nguoi(?! mau)': 'guests',
})

const KOREAN = signs({
  월요일: 'monday',
  화요일: 'tuesday',
  수요일: 'wednesday',
  목요일: 'thursday',
  금요일: 'friday',
  토요일: 'saturday',
  일요일: 'sunday',
  내일: 'tomorrow',
  '오늘 ?(?:밤|저녁)?': 'tonight',
  주말: 'weekend',
  '(\\d{1,2})월 ?(\\d{1,2})일': '$1/$2',
  '(?:저녁|밤|오후) ?(\\d{1,2})시(?!간)': 'at $1 pm',
  '(\\d{1,2})시간': '$1 hours',
  '(?:스트립 ?)?댄서|무용수|스트리퍼': 'dancer',
  '사진 ?(?:작가|사)|포토그래퍼|사진': 'photographer',
  바텐더: 'bartender',
  '마사지(?:사)?': 'massage',
  모델: 'model',
  가수: 'singer',
  마술사: 'magician',
  디제이: 'dj',
  '(\\d+) ?명': '$1 guests',
})

const CHINESE = signs({
  '(?:星期|周|週|礼拜|禮拜)一': 'monday',
  '(?:星期|周|週|礼拜|禮拜)二': 'tuesday',
  '(?:星期|周|週|礼拜|禮拜)三': 'wednesday',
  '(?:星期|周|週|礼拜|禮拜)四': 'thursday',
  '(?:星期|周|週|礼拜|禮拜)五': 'friday',
  '(?:星期|周|週|礼拜|禮拜)六': 'saturday',
  '(?:星期|周|週|礼拜|禮拜)[日天]': 'sunday',
  '后天|後天': 'day after tomorrow',
  '明天|明晚': 'tomorrow',
  '今晚|今天': 'tonight',
  '周末|週末': 'weekend',
  '(\\d{1,2})月(\\d{1,2})[日号號]': '$1/$2',
  '(?:晚上|下午) ?(\\d{1,2})[点點]': 'at $1 pm',
  '(\\d{1,2}) ?(?:个|個)?(?:小时|小時|钟头)': '$1 hours',
  '脱衣舞(?:娘|女郎)?|舞娘|舞者|舞蹈演员|跳舞': 'dancer',
  '摄影师|攝影師|摄影|攝影|拍照': 'photographer',
  '调酒师|調酒師|酒保': 'bartender',
  '按摩(?:师|師)?': 'massage',
  '模特(?:儿|兒)?': 'model',
  歌手: 'singer',
  '魔术师|魔術師': 'magician',
  打碟: 'dj',
  '(\\d+) ?(?:个|個|位)?(?:人|客人)': '$1 guests',
})

const REWRITES: Partial<Record<Language, Rewrites>> = {
  es: words(SPANISH),
  fr: FRENCH,
  pt: PORTUGUESE,
  vi: VIETNAMESE,
  ko: KOREAN,
  zh: CHINESE,
}

/**
 * Puts the words for days, times, numbers and categories of another language into English, for the parsers.
 * @param text plain, without accents; in its own script otherwise
 */
export function writeEnglish(text: string, language: Language): string {
  const rewrites = REWRITES[language]
  if (!rewrites) return text
  let english = text.replace(/đ/g, 'd')
  for (const [pattern, word] of rewrites) english = english.replace(pattern, word)
  // 'ciento veinte', 'treinta y cinco'
  if (language === 'es')
    english = english.replace(
      /\b([1-9]00) (\d{1,2})\b|\b([2-9]0) y ([1-9])\b/g,
      (_, ...parts: (string | undefined)[]) =>
        String(parts.slice(0, 4).reduce((sum, part) => sum + Number(part ?? 0), 0)),
    )
  // 'DJ' stands between signs without spaces
  if (language === 'zh' || language === 'ko') english = english.replace(/[a-z0-9:/]+/g, ' $& ')
  return english.replace(/\s+/g, ' ').trim()
}
