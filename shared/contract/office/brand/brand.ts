import { z } from 'zod'
import { LOOK_PICTURES } from '../../../model/brand.ts'
import { endpoint } from '../../endpoint.ts'
import { Raw } from '../../text.ts'
import { showBrand, updateBrand, uploadHero, uploadLogo } from './brand.admin.ts'

const id = z.string().regex(/^[0-9a-f]{64}$/, 'Not a picture')

export const brandPicture = endpoint({
  method: 'GET',
  path: '/api/brand/:id/:name',
  access: 'public',
  summary: "A picture of the agency's look; its address never changes what it shows",
  params: z.object({ id, name: z.enum(LOOK_PICTURES, 'Not a picture we keep') }),
  response: Raw,
  produces: 'image/*',
})

export const brandSheet = endpoint({
  method: 'GET',
  path: '/api/brand/:id/look.css',
  access: 'public',
  summary: "The style sheet of the agency's look; its address never changes what it says",
  params: z.object({ id }),
  response: Raw,
  produces: 'text/css; charset=utf-8',
})

/** The brand as owners set it, and its files. */
export const brandEndpoints = [brandPicture, brandSheet, showBrand, updateBrand, uploadLogo, uploadHero] as const
