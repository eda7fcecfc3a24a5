import './privacy-policy.css'
import { PAGES } from '#shared/model/pages.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { PRIVACY_SECTIONS } from '#web/routes/privacy-sections.tsx'

/** What happens to people's data, in plain words. */
export function PrivacyPolicy() {
  useTitle(PAGES['/privacy-policy'].title)
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>Privacy policy</h1>
          <p>What we know about you, why, for how long, and what you can do about it.</p>
        </div>
      </header>
      <div className="policy">
        <nav className="section-list" aria-label="On this page">
          <ul>
            {PRIVACY_SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="policy-text">
          {PRIVACY_SECTIONS.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body()}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
