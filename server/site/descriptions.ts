import type { PagePath } from '#shared/model/pages.ts'
import type { FieldValues } from '#shared/model/texts/fields.ts'
import { sayText, type WrittenTexts } from './site-texts.ts'

/** What each public page is about, in one sentence. Here, so that no browser loads it as code. */
const DESCRIPTIONS = {
  '/reviews': 'Reviews of our talent from the people who booked them.',
  '/privacy-policy': 'What we collect, which cookies we use, how we keep chats, and what you can ask us to do.',
  '/booking': 'Tell us about your event. You won’t be charged until we confirm.',
} as const

/** The pages whose sentence is a text that owners write (docs/product.md P6.243). */
const SUMMARIES = { '/': 'home.summary', '/services': 'services.summary', '/about': 'about.summary' } as const

/** What a public page is about, for its head. */
export const describePage = (path: PagePath, written: WrittenTexts, values: FieldValues): string =>
  path === '/' || path === '/services' || path === '/about'
    ? sayText(written, SUMMARIES[path], values)
    : DESCRIPTIONS[path]
