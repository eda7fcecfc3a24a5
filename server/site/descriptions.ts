import type { PagePath } from '#shared/model/pages.ts'
import type { TextId } from '#shared/model/texts/registry.ts'
import type { FieldValues } from '#shared/model/texts/fields.ts'
import { sayText, type WrittenTexts } from './site-texts.ts'

/** What owners may say about a page in its head. */
const SUMMARIES: Partial<Record<PagePath, TextId>> = {
  '/': 'home.summary',
  '/services': 'services.summary',
  '/about': 'about.summary',
}

/** What the other pages are about, in one sentence. Here, so that no browser loads it as code. */
const DESCRIPTIONS: Record<Exclude<PagePath, '/' | '/services' | '/about'>, string> = {
  '/reviews': 'Reviews of our talent from the people who booked them.',
  '/privacy-policy': 'What we collect, which cookies we use, how we keep chats, and what you can ask us to do.',
  '/booking': 'Tell us about your event. You won’t be charged until we confirm.',
}

const isFixed = (path: PagePath): path is keyof typeof DESCRIPTIONS => path in DESCRIPTIONS

/** What a public page is about, for its head (docs/product.md P6.243). */
export function describePage(path: PagePath, written: WrittenTexts, values: FieldValues): string {
  if (isFixed(path)) return DESCRIPTIONS[path]
  const id = SUMMARIES[path]
  return id === undefined ? '' : sayText(written, id, values)
}
