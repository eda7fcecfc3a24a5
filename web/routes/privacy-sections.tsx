import type { ReactNode } from 'react'
import { AgencyAddress } from '#web/features/settings/agency-address.tsx'
import { brand, phoneLink } from '#web/lib/brand.ts'
import { STORAGE_KEYS } from '#web/lib/local-storage.ts'

interface PrivacySection {
  id: string
  title: string
  body: () => ReactNode
}

/** What the policy says, in its order. Kept true to docs/product.md P1.18, P1.27, P2.18, P3.12, P7.12, P10 and S68 to S71. */
export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: () => (
      <>
        <p>Only what a booking needs, and only from you:</p>
        <ul>
          <li>
            <b>Booking details.</b> Your name and email address, a phone number if you give one, the kind of event, its
            date, hours and place, and what you ask for.
          </li>
          <li>
            <b>Your account.</b> The first booking makes one for your email address. We keep a hash of your password,
            never the password itself.
          </li>
          <li>
            <b>Where you sign in.</b> For each browser you are signed in on: its name, its network address, and when it
            signed in and was last used. You see this list in your account and can end each of them. We also remember
            which browsers you signed in with, and keep failed attempts to sign in, with their network address, for a
            day.
          </li>
          <li>
            <b>Payments.</b> How you paid, how much, and the reference you gave. Of a saved card we keep its brand, the
            last four digits, its expiry, the name on it and the billing ZIP code. Card numbers and security codes never
            reach us.
          </li>
          <li>
            <b>Reviews.</b> What you write after an event, and your name beside it once we have approved it.
          </li>
          <li>
            <b>Chat.</b> What you write to the assistant and what it answers, and while the conversation is open the
            network it comes from.
          </li>
        </ul>
        <p>
          Our server notes which page or call was asked for and when, so that faults can be found. These logs don’t
          include passwords, card data or chat text.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and local storage',
    body: () => (
      <>
        <p>
          We keep what the site cannot do without, and nothing else: no advertising, no analytics, no third-party
          cookies. Accept and Decline in the cookie notice therefore lead to the same site; we remember your answer.
        </p>
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
        <p>The Cookie button at the foot of every page opens the notice again.</p>
      </>
    ),
  },
  {
    id: 'chat',
    title: 'Chat and its assistant',
    body: () => (
      <>
        <p>
          An assistant answers in the chat. While a language model is behind it, it calls itself an AI assistant before
          your first message. It knows what this site shows to everyone: names, categories, rates and free dates. It
          cannot read accounts, and it cannot confirm a booking.
        </p>
        <p>
          Depending on our settings, an answer is written by a language model of an outside provider, who then receives
          the conversation, or by our own server. Please do not write card numbers or passwords there.
        </p>
        <p>
          Conversations are recorded and kept for at most 90 days. A transcript goes to an email address only when you
          ask for it.
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: 'Emails we send',
    body: () => (
      <p>
        We write about your bookings: that a request has arrived, that it is confirmed or has changed, invoices, access
        to your account, and once afterwards to ask how the event was. We send no newsletters.
      </p>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    body: () => (
      <ul>
        <li>
          <b>The talent you ask for</b> sees your name, the event and your wishes. Your phone number and email address
          they see only once the booking is confirmed.
        </li>
        <li>
          <b>Our office</b> sees bookings, payments, reviews and chats, to run your event. What it changes is recorded.
        </li>
        <li>
          <b>Everyone</b> sees reviews that we have approved.
        </li>
        <li>
          <b>Nobody else.</b> We sell no data, and pass it on only where the law requires it or where a service we use
          needs it to do its work: delivering email and answering in the chat.
        </li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: () => (
      <ul>
        <li>Chats: at most 90 days.</li>
        <li>A temporary password and the sign-in link beside it: 7 days, or until you choose your own password.</li>
        <li>Where you are signed in: until you sign out, 90 days at most. A browser you signed in with: one year.</li>
        <li>Bookings, your account and reviews: until you ask us to erase them.</li>
        <li>Invoices and payments: as long as the law requires, without your name once you have been erased.</li>
        <li>What is erased disappears from our backups when these expire.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights, and how to reach us',
    body: () => (
      <>
        <p>
          You may ask what we hold about you, have it corrected, receive a copy, or have it erased. It costs nothing. We
          may ask you to show that the email address is yours.
        </p>
        <p>
          Write to{' '}
          <a className="link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          , call{' '}
          <a className="link" href={phoneLink(brand.phone)}>
            {brand.phone}
          </a>
          , or send a letter to {brand.name}, <AgencyAddress />.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: () => (
      <p>
        When we handle data differently, this page says so first. Where a change concerns bookings already made, we
        write to you.
      </p>
    ),
  },
]

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
