/** Text that is already HTML and goes in as it is. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

type Value = string | number | Html | readonly Html[] | null | undefined

function write(value: Value): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Html) return value.source
  if (typeof value === 'object') return value.map(({ source }) => source).join('')
  return escapeHtml(String(value))
}

/** HTML with every value escaped, in text and in attributes alike. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((text, i) => text + write(values[i])).join(''))
}
