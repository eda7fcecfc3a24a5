import { type ParseArgsConfig, parseArgs } from 'node:util'
import { z } from 'zod'

const Email = z.email().max(254)

/** The customer of a command, and its options. */
export interface CustomerRequest {
  email: string
  to: string | undefined
  yes: boolean
}

/**
 * Reads the command line of a command about one customer.
 * @param options the options it takes besides the email
 * @param command its name, for the usage line
 * @returns the request, or one line that says what is wrong
 */
export function readCustomerRequest(
  args: string[],
  options: NonNullable<ParseArgsConfig['options']>,
  command: string,
): CustomerRequest | string {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const email = Email.safeParse(positionals[0])
    if (!email.success || positionals.length > 1) return `Say whom it is about: npm run ${command} -- dana@example.com`
    return { email: email.data, to: typeof values.to === 'string' ? values.to : undefined, yes: values.yes === true }
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
}
