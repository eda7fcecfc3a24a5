import { z } from 'zod'
import { countCharacters, PASSWORD_MAXIMUM } from '../../model/password.ts'
import { ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { Success } from '../text.ts'

/** A password as it is typed: never trimmed, folded or cut; as long as 128 characters (docs/product.md P1.7). */
export const Password = (required: string) =>
  z
    .string(required)
    .min(1, required)
    // two units of a string at most make a character
    .refine(
      (value) => value.length <= 2 * PASSWORD_MAXIMUM && countCharacters(value) <= PASSWORD_MAXIMUM,
      `At most ${PASSWORD_MAXIMUM} characters`,
    )
    .refine((value) => value.isWellFormed(), 'Contains characters that cannot be used')
    .meta({ maxLength: PASSWORD_MAXIMUM })

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/customer/change-password',
  access: ['customer'],
  summary: 'Choose a new password; every other session of the account ends',
  body: z.object({
    currentPassword: Password('Current password is required'),
    newPassword: Password('New password is required'),
  }),
  response: Success,
})

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: ['agent', 'admin'],
  summary: 'Choose a new password as an admin or agent; every other session of the account ends',
  body: z.object({
    currentPassword: Password('Current password is required'),
    newPassword: Password('New password is required'),
  }),
  response: Success,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Request a one-time link by mail; the answer is the same for known and unknown addresses',
  body: z.object({
    role: z.enum(ROLES),
    email: z
      .string('Invalid email address')
      .trim()
      .max(254, 'Invalid email address')
      .pipe(z.email('Invalid email address')),
  }),
  response: Success,
})

const LinkToken = z
  .string('This link is incomplete')
  .min(1, 'This link is incomplete')
  .max(200, 'This link is incomplete')

export const checkPasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/check-password-link',
  access: 'public',
  summary: 'What a mailed link to choose a password is for, and whose it is; the link stays unused',
  body: z.object({ token: LinkToken }),
  response: z.object({
    /** 'gone' is unknown, used or expired. */
    link: z.enum(['first', 'reset', 'gone']),
    email: z.string().nullable(),
  }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  refuses: [422],
  access: 'public',
  summary:
    'Choose a new password with a mailed link, which this spends; every session of the account ends, and the link of a new account opens one',
  body: z.object({
    token: LinkToken,
    newPassword: Password('New password is required'),
  }),
  response: Success.extend({
    role: z.enum(ROLES),
    /** True after a first sign-in by a link, which opens a session. */
    signedIn: z.boolean(),
  }),
})
