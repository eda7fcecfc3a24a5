import { FIRST_PERFORMERS, type SetupStep } from '#shared/model/setup.ts'
import { HOME_TEXTS } from '#shared/model/texts/home.ts'
import { paths } from '#web/lib/paths.ts'

interface StepWords {
  title: string
  /** What the step is for, or what there is so far. */
  text: (have: number) => string
  /** Where it is done. */
  to: string
  /** What the link says. */
  link: string
}

/** Each step of the checklist: what it is called, why it matters, and the screen where it is done. */
export const STEP_WORDS: Record<SetupStep, StepWords> = {
  name: {
    title: 'Name and contact',
    text: () => 'Your name, phone and email are on every page, email and invoice. A logo and a color are there, too.',
    to: paths.adminBrand,
    link: 'Set brand',
  },
  address: {
    title: 'Address',
    text: () => 'Printed on invoices and emails.',
    to: paths.adminSettings,
    link: 'Set address',
  },
  texts: {
    title: 'Your own words',
    text: () =>
      `Home says "${HOME_TEXTS['home.badge-1']}" and "${HOME_TEXTS['home.badge-2']}" until you write what is true for you. Elsewhere than in Atlanta, so do the texts that name it.`,
    to: `${paths.adminDashboard}?tab=texts`,
    link: 'Write texts',
  },
  hours: {
    title: 'Opening hours',
    text: () => 'The chat says when the office is open and when someone calls back.',
    to: paths.adminSettings,
    link: 'Set hours',
  },
  place: {
    title: 'Time zone and currency',
    text: () =>
      'Atlanta and US dollars, unless you choose others. The currency stays from the first invoice or proposal on.',
    to: paths.adminSettings,
    link: 'Set place',
  },
  tax: {
    title: 'Tax',
    text: () => 'A rate and the categories it applies to.',
    to: paths.adminSettings,
    link: 'Set up tax',
  },
  deposit: {
    title: 'Deposit',
    text: () => 'New bookings ask for this part of the price first.',
    to: paths.adminSettings,
    link: 'Set deposit',
  },
  cancellation: {
    title: 'Cancellation policy',
    text: () => 'How much you keep, by how late a customer cancels. The booking page shows it.',
    to: paths.adminSettings,
    link: 'Set policy',
  },
  categories: {
    title: 'Categories',
    text: () => 'What people book: DJs, dancers, bartenders.',
    to: paths.adminCategories,
    link: 'Add categories',
  },
  performers: {
    title: 'First performers',
    text: (have) => `${have} of ${FIRST_PERFORMERS} published.`,
    to: paths.adminAgents,
    link: 'Add talent',
  },
  mail: {
    title: 'Email delivery',
    text: () =>
      'Set SMTP_URL and MAIL_FROM (README, Configuration), then send yourself a test email at the end of the settings.',
    to: paths.adminSettings,
    link: 'Send a test',
  },
  domain: {
    title: 'Your domain',
    text: () => 'Set PUBLIC_URL to your https address (README, Configuration). Links in emails start with it.',
    to: `${paths.adminDashboard}?tab=system`,
    link: 'See system',
  },
  team: {
    title: 'Team and security',
    text: () => 'Invite a colleague, or add a second factor to your own account.',
    to: paths.adminTeam,
    link: 'Open team',
  },
  payments: {
    title: 'How customers pay',
    text: () =>
      'Write payment instructions, or connect Stripe (STRIPE_SECRET_KEY in README, Configuration) and switch on cards.',
    to: paths.adminSettings,
    link: 'Set up payment',
  },
}
