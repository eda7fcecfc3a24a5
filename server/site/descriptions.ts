import type { PagePath } from '#shared/model/pages.ts'

/** What each public page is about, in one sentence, for its head. Here, so that no browser loads it as code. */
export const PAGE_DESCRIPTIONS: Record<PagePath, string> = {
  '/': 'Models, dancers, bartenders, massage therapists, DJs, photographers and entertainers for Atlanta nights. Pick someone you like, tell us the date, and we’ll handle the rest.',
  '/services': 'What we book: what each kind of talent brings to your event in Atlanta, and how to book them.',
  '/about': 'Who we are, what we stand for, and how a booking goes from the first message to the last song.',
  '/reviews': 'Reviews of our talent from the people who booked them.',
  '/privacy-policy': 'What we collect, which cookies we use, how we keep chats, and what you can ask us to do.',
  '/booking': 'Tell us about your event. You won’t be charged until we confirm.',
}
