import { STORAGE_KEYS } from '#web/lib/local-storage.ts'

/** Everything the site stores in a browser (docs/product.md P2.18, P13.3). */
const STORED = [
  { name: 'session, __Host-session', kind: 'Cookie', purpose: 'Keeps you signed in. Signing out ends it.' },
  {
    name: 'device, __Host-device',
    kind: 'Cookie',
    purpose: 'Marks a browser you signed in with, so strangers who guess passwords can’t lock you out. One year.',
  },
  { name: 'sidebar', kind: 'Cookie', purpose: 'In the office: whether the sidebar is open. 7 days.' },
  { name: STORAGE_KEYS.cookieConsent, kind: 'Local storage', purpose: 'What you answered to the cookie notice.' },
  { name: STORAGE_KEYS.cookieConsentDate, kind: 'Local storage', purpose: 'When you answered.' },
  { name: STORAGE_KEYS.theme, kind: 'Local storage', purpose: 'Whether you chose the light or the dark theme.' },
  { name: 'chat-token', kind: 'Local storage', purpose: 'Finds your conversation again when you come back.' },
  { name: 'chat-status', kind: 'Local storage', purpose: 'Whether that conversation is still going on.' },
  {
    name: STORAGE_KEYS.favorites,
    kind: 'Local storage',
    purpose: 'The talent you marked with a heart. It stays in this browser; we never see it.',
  },
  {
    name: STORAGE_KEYS.eventTray,
    kind: 'Local storage',
    purpose: 'The talent you collected for one event, until you request them. It stays in this browser.',
  },
  { name: 'chat-auto-opened', kind: 'Local storage', purpose: 'Remembers that the chat has opened by itself once.' },
] as const

/** The same as a table. */
export function CookieTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      <tbody>
        {STORED.map(({ name, kind, purpose }) => (
          <tr key={purpose}>
            <th scope="row">{name}</th>
            <td>{kind}</td>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
