import './privacy-policy.css'
import { PAGES } from '#shared/model/pages.ts'
import { plainInline, readMarkdown, type Section, splitSections } from '#shared/model/texts/markdown.ts'
import { PRIVACY_TEXTS } from '#shared/model/texts/privacy.ts'
import { AgencyAddress } from '#web/features/settings/agency-address.tsx'
import { useDocumentText } from '#web/features/settings/texts/use-document-text.tsx'
import { brand } from '#web/lib/brand.ts'
import { say } from '#web/lib/site-texts.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { CookieTable } from '#web/routes/cookie-table.tsx'
import { MarkedBlocks, MarkedLine } from '#web/ui/marked-text.tsx'

const FIELDS = { address: <AgencyAddress />, cookies: <CookieTable /> }

/** What happens to people's data, in plain words; owners write it anew (docs/product.md P6.246). */
export function PrivacyPolicy() {
  useTitle(PAGES['/privacy-policy'].title)
  const { text, waiting } = useDocumentText(PRIVACY_TEXTS, 'privacy.text')
  const sections = nameSections(splitSections(readMarkdown(text ?? '')))
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>Privacy policy</h1>
          <p>{say(PRIVACY_TEXTS, 'privacy.lead')}</p>
        </div>
      </header>
      {waiting}
      <div className="policy">
        <nav className="section-list" aria-label="On this page">
          <ul>
            {sections.map(
              ({ id, title }) =>
                title && (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <MarkedLine parts={title} />
                    </a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <div className="policy-text">
          {sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={title && `${id}-title`}>
              {title && (
                <h2 id={`${id}-title`}>
                  <MarkedLine parts={title} />
                </h2>
              )}
              <MarkedBlocks blocks={blocks} fields={FIELDS} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Sections with ids of their own, made of their headings' words. */
function nameSections(sections: readonly Section[]) {
  const taken = new Set<string>()
  return sections.map((section, place) => {
    const words = plainInline(section.title ?? [], { fields: { agency: brand.name } }).toLowerCase()
    const name = words.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? 'part'
    const id = taken.has(name) ? `${name}-${place}` : name
    taken.add(id)
    return { ...section, id }
  })
}
