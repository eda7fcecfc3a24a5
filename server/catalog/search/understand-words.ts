import type { Temporal } from 'temporal-polyfill'
import { COMMON_WORDS } from '../words/common-words.ts'
import { findCategories } from '../words/find-categories.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { readDate } from '../words/read-date.ts'
import { PART_BEGINS, readTime } from '../words/read-time.ts'
import { DATE_WORDS, isRuleWord, NARROWING } from '../words/vocabulary.ts'
import { correct, normalizeText, singularize, splitWords } from '../words/words.ts'

/** What the words of a search mean. */
export interface MeantSearch {
  /** The words to look for; any of these texts may match. None when the words only named a date. */
  texts: readonly string[]
  /** The words without the date, as they are to be shown; undefined when nothing is left. */
  words?: string | undefined
  /** When the event begins in Atlanta, as an address carries it: '2026-12-05T19:00'. Without it no date was named. */
  date?: string
  /** Whole hours. */
  hours?: number
}

/** Words around a date that nobody is described by. */
const GLUE = new Set(
  'a an any anybody anyone around at available by find for free from i in is me my need of on or our some someone that the this to want we who with and'.split(
    ' ',
  ),
)

/**
 * Reads the words of a search as the assistant does: a day ('saturday', 'tomorrow at 9'), and what people call a
 * category ('strip', 'deejay'). An event without a time begins in the evening.
 * @param typed as the visitor wrote it
 * @param today in Atlanta
 */
export function understandWords(typed: string, lexicon: Lexicon, today: Temporal.PlainDate): MeantSearch {
  const dated = readEvent(normalizeText(typed), lexicon, today)
  const words = dated ? dated.words : typed
  const texts = words === undefined ? [] : [words, ...readCategories(words, lexicon)]
  return { ...dated, texts, words }
}

/** A day with its time and hours, and the words without them; undefined when no day is named. */
function readEvent(text: string, lexicon: Lexicon, today: Temporal.PlainDate) {
  const knows = (word: string) =>
    COMMON_WORDS.has(word) || isRuleWord(word) || lexicon.names.has(word) || lexicon.specialties.has(word)
  // an agent may be called April
  const names = splitWords(text).filter((word) => lexicon.names.has(word))
  const unnamed = names.reduce((rest, word) => rest.replace(new RegExp(String.raw`\b${word}\b`), ' '), text)
  const { wish, rest: undated } = readDate(correct(unnamed, DATE_WORDS, knows), { today })
  if (!wish.day) return undefined
  const { wish: time, rest } = readTime(undated)
  // the part of the day is said by the time
  const left = splitWords(rest).filter((word) => !GLUE.has(word) && word !== time.part)
  const words = [...names, ...left].join(' ')
  const start = wish.day.toPlainDateTime().add({ minutes: time.minute ?? PART_BEGINS[time.part ?? 'evening'] })
  return {
    words: words === '' ? undefined : words,
    date: start.toString({ smallestUnit: 'minute' }),
    ...(time.hours !== undefined && { hours: time.hours }),
  }
}

/** The words with each name people have for a category put as the category's own; several categories are alternatives. */
function readCategories(words: string, lexicon: Lexicon): string[] {
  const { phrases } = findCategories(normalizeText(words), lexicon)
  const meant = phrases.flatMap((phrase) => {
    const category = lexicon.phrases.find((known) => known.phrase === phrase)?.category.replaceAll('_', ' ')
    // a part of a category stays itself: who asks for a magician wants no singer
    return category === undefined || NARROWING.has(phrase) ? [] : [{ phrase, category }]
  })
  if (new Set(meant.map(({ category }) => category)).size > 1)
    return [...new Set(meant.map(({ category }) => category))]
  const plain = ` ${splitWords(normalizeText(words))
    .filter((word) => !GLUE.has(word))
    .map(singularize)
    .join(' ')} `
  const text = meant.reduce((rest, { phrase, category }) => rest.replace(` ${phrase} `, ` ${category} `), plain).trim()
  return meant.length > 0 && text !== '' ? [text] : []
}
