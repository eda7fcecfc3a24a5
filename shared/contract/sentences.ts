import { config, type core } from 'zod'

type Issue = core.$ZodRawIssue

/** The most characters of a sentence, for any input (docs/product.md P12.10). */
const LONGEST = 200

const NOT_VALID = 'Not a valid value.'

const WANTED: Partial<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose true or false.',
  date: 'Enter a date.',
  array: 'Send a list.',
  object: 'Send an object.',
  record: 'Send an object.',
}

const FORMATS: Partial<Record<string, string>> = {
  email: 'Invalid email address',
  uuid: 'Not a valid id.',
  url: 'Not a valid address.',
  datetime: 'Not a valid date and time.',
  date: 'Not a valid date.',
  time: 'Not a valid time.',
}

const figure = (value: number | bigint) => value.toLocaleString('en-US')

/** What a number counts: characters of a text, entries of a list, nothing of a figure. */
function counted(origin: string, value: number | bigint): string {
  if (origin === 'string') return `${figure(value)} ${value === 1 ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set' || origin === 'map') {
    return `${figure(value)} ${value === 1 ? 'entry' : 'entries'}`
  }
  return figure(value)
}

/** Names as many as fit into a sentence. */
function list(begin: string, names: readonly unknown[]): string {
  const whole = `${begin}${names.join(', ')}.`
  if (whole.length <= LONGEST) return whole
  let said = begin
  for (const name of names) {
    if (said.length + String(name).length > LONGEST - 5) break
    said += `${name}, `
  }
  return `${said}….`
}

/** What is wrong with a value, in words for the person who sent it. */
function sentenceFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : (WANTED[issue.expected] ?? NOT_VALID)
    case 'invalid_value':
      return list('Choose one of: ', issue.values)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is required.'
      return `${issue.inclusive === false ? 'More than' : 'At least'} ${counted(issue.origin, issue.minimum)}.`
    case 'too_big':
      return `${issue.inclusive === false ? 'Less than' : 'At most'} ${counted(issue.origin, issue.maximum)}.`
    case 'not_multiple_of':
      return `Enter a multiple of ${figure(issue.divisor)}.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Not in the right format.'
    case 'unrecognized_keys':
      return list('Not known here: ', issue.keys)
    default:
      return NOT_VALID
  }
}

// Of all schemas, in the server and in forms: every endpoint's file imports this one. A schema's own message comes first.
config({ customError: sentenceFor })
