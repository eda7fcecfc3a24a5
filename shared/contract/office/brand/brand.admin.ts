import { z } from 'zod'
import { type Accent, findAccentFault, readColor, THEMES } from '../../../model/accent.ts'
import { MOST_NAME } from '../../../model/brand.ts'
import { endpoint } from '../../endpoint.ts'
import { exactLine, shows } from '../../text.ts'

const Colors = z.object({ dark: z.string(), light: z.string() })

/** A stored logo. */
const Logo = z.object({
  image: z.string().describe('Where it is served'),
  width: z.number().int(),
  height: z.number().int(),
  tone: z
    .enum(['own', 'ink'])
    .describe("'ink': drawn in the text color, because its own colors can't be read on both backgrounds"),
})

/** What owners set over the configured brand (docs/product.md P6.210). */
export const BrandSettings = z
  .object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    accent: Colors.nullable(),
    logo: Logo.nullable(),
    hero: z.string().nullable().describe("The photo of the first page; null for the site's own picture"),
    original: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    icon: z.string().nullable().describe('The icon made of logo, name and accent; null while nothing is set'),
    share: z.string().nullable().describe('The picture of shared links, made of the same'),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'BrandSettings' })
export type BrandSettings = z.infer<typeof BrandSettings>

export const showBrand = endpoint({
  method: 'GET',
  path: '/api/admin/brand',
  access: ['owner'],
  summary: 'The brand: name, phone, email, accent color, logo and hero photo, and the originals they replace',
  response: BrandSettings,
})

const DIGITS = /\d(?:\D*\d){4}/

/** A line; null, the original, when it is left out or shows nothing. */
const orOriginal = (typed: ReturnType<typeof exactLine>, check: (value: string) => boolean, message: string) =>
  typed
    .nullable()
    .transform((value) => (value !== null && shows(value) ? value : null))
    .refine((value) => value === null || check(value), message)

const color = z.string('Enter a color like #1a7f5a').transform((typed, context) => {
  const read = readColor(typed)
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: 'Enter a color like #1a7f5a' })
  return z.NEVER
})

const NewAccent = z.object({ dark: color, light: color }).superRefine((accent: Accent, context) => {
  for (const theme of THEMES) {
    const message = findAccentFault(accent[theme], theme)
    if (message !== undefined) context.addIssue({ code: 'custom', path: [theme], message })
  }
})

export const updateBrand = endpoint({
  method: 'PUT',
  path: '/api/admin/brand',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary: 'Change the brand; null is the original. 409 when If-Match is not the current row version',
  body: z.object({
    name: orOriginal(exactLine(MOST_NAME), () => true, 'Enter a name'),
    phone: orOriginal(exactLine(40), (phone) => DIGITS.test(phone), 'Enter a phone number'),
    email: orOriginal(exactLine(254), (email) => z.email().safeParse(email).success, 'Enter an email address'),
    accent: NewAccent.nullable(),
    logo: z.string().max(200).nullable().describe('The address an upload answered with'),
    hero: z.string().max(200).nullable().describe('The address an upload answered with'),
  }),
  response: BrandSettings,
})

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/admin/brand/logo',
  access: ['owner'],
  summary: 'Upload a logo as the form field image: SVG, at most 256 KB, or PNG, at most 2 MB. It is drawn anew',
  accepts: 'multipart/form-data',
  file: 'image',
  response: Logo.omit({ image: true }).extend({ imageUrl: z.string() }),
})

export const uploadHero = endpoint({
  method: 'POST',
  path: '/api/admin/brand/hero',
  access: ['owner'],
  summary: 'Upload a photo for the first page as the form field image: at least 1200 by 900 pixels, at most 10 MB',
  accepts: 'multipart/form-data',
  file: 'image',
  response: z.object({ imageUrl: z.string() }),
})
