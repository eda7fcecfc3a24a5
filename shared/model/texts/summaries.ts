/** What search engines and shared links say about a page. No browser loads these as code. */
export const SUMMARY_TEXTS = {
  'home.summary':
    'Models, dancers, bartenders, massage therapists, DJs, photographers and entertainers for Atlanta nights. Pick someone you like, tell us the date, and we’ll handle the rest.',
  'services.summary': 'What we book: what each kind of talent brings to your event in Atlanta, and how to book them.',
  'about.summary': 'Who we are, what we stand for, and how a booking goes from the first message to the last song.',
} as const
