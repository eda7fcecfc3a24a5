/**
 * The privacy policy until an owner changes it. Kept true to docs/product.md P1.18, P1.27, P2.18, P3.12, P7.12, P10 and S68
 * to S71. {cookies} is the table of what the site stores.
 */
export const PRIVACY_TEXTS = {
  'privacy.lead': 'What we know about you, why, for how long, and what you can do about it.',
  'privacy.text': `## What we collect

Only what a booking needs, and only from you:

- **Booking details.** Your name and email address, a phone number if you give one, the kind of event, its date, hours and place, and what you ask for.
- **Your account.** The first booking makes one for your email address. We keep a hash of your password, never the password itself.
- **Where you sign in.** For each browser you are signed in on: its name, its network address, and when it signed in and was last used. You see this list in your account and can end each of them. We also remember which browsers you signed in with, and keep failed attempts to sign in, with their network address, for a day.
- **Payments.** How you paid, how much, and the reference you gave. Of a saved card we keep its brand, the last four digits, its expiry, the name on it and the billing ZIP code. Card numbers and security codes never reach us.
- **Reviews.** What you write after an event, and your name beside it once we have approved it.
- **Chat.** What you write to the assistant and what it answers, and while the conversation is open the network it comes from.

Our server notes which page or call was asked for and when, so that faults can be found. These logs don’t include passwords, card data or chat text.

## Cookies and local storage

We keep what the site cannot do without, and nothing else: no advertising, no analytics, no third-party cookies. Accept and Decline in the cookie notice therefore lead to the same site; we remember your answer.

{cookies}

The Cookie button at the foot of every page opens the notice again.

## Chat and its assistant

An assistant answers in the chat. While a language model is behind it, it calls itself an AI assistant before your first message. It knows what this site shows to everyone: names, categories, rates and free dates. It cannot read accounts, and it cannot confirm a booking.

Depending on our settings, an answer is written by a language model of an outside provider, who then receives the conversation, or by our own server. Please do not write card numbers or passwords there.

Conversations are recorded and kept for at most 90 days. A transcript goes to an email address only when you ask for it.

## Emails we send

We write about your bookings: that a request has arrived, that it is confirmed or has changed, invoices, access to your account, and once afterwards to ask how the event was. We send no newsletters.

## Who sees what

- **The talent you ask for** sees your name, the event and your wishes. Your phone number and email address they see only once the booking is confirmed.
- **Our office** sees bookings, payments, reviews and chats, to run your event. What it changes is recorded.
- **Everyone** sees reviews that we have approved.
- **Nobody else.** We sell no data, and pass it on only where the law requires it or where a service we use needs it to do its work: delivering email and answering in the chat.

## How long we keep it

- Chats: at most 90 days.
- A temporary password and the sign-in link beside it: 7 days, or until you choose your own password.
- Where you are signed in: until you sign out, 90 days at most. A browser you signed in with: one year.
- Bookings, your account and reviews: until you ask us to erase them.
- Invoices and payments: as long as the law requires, without your name once you have been erased.
- What is erased disappears from our backups when these expire.

## Your rights, and how to reach us

You may ask what we hold about you, have it corrected, receive a copy, or have it erased. It costs nothing. We may ask you to show that the email address is yours.

Write to {email}, call {phone}, or send a letter to {agency}, {address}.

## Changes

When we handle data differently, this page says so first. Where a change concerns bookings already made, we write to you.`,
} as const
