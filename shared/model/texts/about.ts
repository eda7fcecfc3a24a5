/** What the about page says until an owner changes it (docs/product.md P2.16). */
export const ABOUT_TEXTS = {
  'about.title': 'About {agency}',
  'about.mission': 'Our mission',
  'about.mission-text':
    'A great night starts with the right person. We represent people worth remembering, tell you what they cost, and get the one you choose there on time and ready.',
  'about.values': 'Our values',
  'about.value-1': 'Excellence',
  'about.value-1-text': 'Everyone we book knows the job, the schedule and the venue before doors open.',
  'about.value-2': 'Integrity',
  'about.value-2-text': 'You see the price up front, and we tell you early if something isn’t possible.',
  'about.value-3': 'Service',
  'about.value-3-text': 'Send one message. We confirm with everyone, and a person answers when you call.',
  'about.value-4': 'Passion',
  'about.value-4-text': 'We do this for the moment the lights go down and the room goes quiet.',
  'about.team': 'Our team',
  'about.team-text': 'Some of our talent. We’re one call away.',
  'about.experience': 'Our experience',
} as const
