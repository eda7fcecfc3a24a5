/**
 * The word check of `npm run check`: plain English in comments, documents, log lines, test names and descriptions of
 * the API, and a shorter list in what people read on screen and in mail. `-- <path>…` checks only files below these
 * paths.
 */
import { globSync, readFileSync } from 'node:fs'
import { AVOIDED, AVOIDED_ON_SCREEN } from './word-list.ts'

export interface FoundWord {
  line: number
  word: string
  instead: string
}

/** Migrations that have landed never change; the list and the examples of the rule name the words on purpose. */
const EXEMPT = /^(?:server\/db\/migrations\/.*\.sql|docs\/openapi\.json|scripts\/(?:word-list|check-words\.test)\.ts)$/

/** Strings come first, so that `//` in an address starts no comment. */
const CODE = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const LEVELS = 'trace|debug|info|warn|error|fatal'
/** The code before a checked string: test, describe, log, the table of a test.each, a part of a contract. */
const CHECKED = [
  String.raw`\b(?:test|describe)(?:\.\w+)*(?:\([^()\n]*\))?\(\s*$`,
  String.raw`\blog(?:\.(?:${LEVELS}))?\((?:[^\n]*,)?\s*$`,
  String.raw`\](?: as const)?\)\(\s*$`,
  String.raw`\bsummary:\s*$|\.describe\(\s*$`,
].map((before) => new RegExp(before))
const QUOTED_CODE = /```[\s\S]*?```|`[^`\n]*`/g
const EXAMPLES = /<!-- words: examples -->[\s\S]*?<!-- words: end -->/g

/** Characters before a string that show what it is. */
const LOOK_BACK = 400

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Whether the string that begins after `before` is the name of a test, a line of the log or part of a contract. */
function isChecked(before: string): boolean {
  const near = before.slice(-LOOK_BACK)
  return CHECKED.some((follows) => follows.test(near))
}

/** The text with everything but prose blanked out, line for line. */
function proseOf(name: string, text: string): string {
  if (name.endsWith('.md')) return text.replace(EXAMPLES, blank).replace(QUOTED_CODE, blank)
  if (name.endsWith('.sql')) return text.replace(/^(.*?)(--.*)?$/gm, (_, code, comment = '') => blank(code) + comment)
  let prose = ''
  let end = 0
  for (const match of text.matchAll(CODE)) {
    prose += blank(text.slice(end, match.index))
    end = match.index + match[0].length
    if (/^\/[/*]/.test(match[0])) prose += match[0].replace(QUOTED_CODE, blank)
    else prose += isChecked(text.slice(0, match.index)) ? match[0] : blank(match[0])
  }
  return prose
}

/** Files whose strings people read; tests are not. */
const SHOWN = /^(?:server|shared|web)\/(?!.*\.test\.tsx?$).*\.tsx?$/
/** The code before SQL. */
const SQL = /\bsql(?:<[^`]*>)?$/
const INSERTED = /\$\{[^}]*\}/g
const JSX_TEXT = />[^<>{}=;()]*\s[^<>{}=;()]*</g

/** The sentences in a file's strings, line for line: a string of one word is a name, and SQL and `proseOf` are left out. */
function sentencesOf(text: string): string {
  let sentences = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(CODE)) {
    sentences += blank(text.slice(end, index))
    end = index + found.length
    const before = text.slice(Math.max(0, index - LOOK_BACK), index)
    const isSentence = !found.startsWith('/') && /\s/.test(found) && !isChecked(before) && !SQL.test(before)
    sentences += isSentence ? found.replace(INSERTED, (inserted) => `\${${blank(inserted.slice(2))}`) : blank(found)
  }
  return sentences
}

/** The text between the tags of a screen, line for line. */
function screenTextOf(text: string): string {
  const code = text.replace(CODE, blank)
  let shown = ''
  let end = 0
  for (const { 0: found, index } of code.matchAll(JSX_TEXT)) {
    shown += blank(code.slice(end, index)) + found
    end = index + found.length
  }
  return shown
}

const search = (prose: string, list: typeof AVOIDED): FoundWord[] =>
  list.flatMap(({ found, instead }) =>
    [...prose.matchAll(found)].map(({ 0: word, index }) => ({
      line: prose.slice(0, index).split('\n').length,
      word,
      instead,
    })),
  )

/**
 * Words of the lists in one file: in its prose, and in what people read on screen and in mail.
 * @param name the path from the repository's root; its ending says what is prose
 */
export function findWords(name: string, text: string): FoundWord[] {
  const found = search(proseOf(name, text), AVOIDED)
  if (SHOWN.test(name)) found.push(...search(sentencesOf(text), AVOIDED_ON_SCREEN))
  if (SHOWN.test(name) && name.endsWith('x')) found.push(...search(screenTextOf(text), AVOIDED_ON_SCREEN))
  return found.sort((a, b) => a.line - b.line)
}

if (import.meta.main) {
  const below = process.argv.slice(2)
  const files = globSync('**/*.{ts,tsx,js,css,sql,md}', { exclude: ['**/node_modules/**', '**/dist/**', 'data/**'] })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !EXEMPT.test(name) && (below.length === 0 || below.some((start) => name.startsWith(start))))
    .sort()
  let count = 0
  for (const name of files)
    for (const { line, word, instead } of findWords(name, readFileSync(name, 'utf8'))) {
      count += 1
      console.error(`${name}:${line} '${word}': ${instead}`)
    }
  console.log(`${files.length} files checked, ${count} words to change`)
  process.exitCode = count > 0 || files.length === 0 ? 1 : 0
}
