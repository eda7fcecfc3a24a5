import { type Accent, accentColors, HOUSE_ACCENT, type Theme } from '#shared/model/accent.ts'

/** The accent of mails in each theme, with the color of words on it. */
export type MailColors = Record<Theme, { lamp: string; onLamp: string }>

const HOUSE: MailColors = {
  dark: { lamp: HOUSE_ACCENT.dark, onLamp: '#24130a' },
  light: { lamp: HOUSE_ACCENT.light, onLamp: '#fff8f0' },
}

/** The colors of an agency's mails: of its own accent, or the site's (docs/product.md P6.212). */
export const mailColors = (accent: Accent | undefined): MailColors =>
  accent === undefined ? HOUSE : { dark: accentColors(accent.dark, 'dark'), light: accentColors(accent.light, 'light') }
