import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ROLES, type Role } from '#shared/model/role.ts'

/** Whose access a command changes, and its options. */
export interface AccessRequest {
  /** An email address, or for agents and admins a user name. */
  name: string
  role: Role | undefined
  reason: string | undefined
  restore: boolean
}

/**
 * Reads the command line of a command about one account's access.
 * @param options the options it takes besides the name
 * @param usage what is shown when the name is missing
 * @returns the request, or one line that says what is wrong
 */
export function readAccessRequest(
  args: string[],
  options: NonNullable<ParseArgsConfig['options']>,
  usage: string,
): AccessRequest | string {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [name = ''] = positionals
    if (name.trim() === '' || name.length > 254 || positionals.length > 1) return usage
    const role = ROLES.find((known) => known === values.role)
    if (values.role !== undefined && !role) return `The role is one of ${ROLES.join(', ')}.`
    const reason = typeof values.reason === 'string' ? values.reason.trim().slice(0, 500) : undefined
    return { name: name.trim(), role, reason: reason || undefined, restore: values.restore === true }
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
}
