/** Reasons that stop a confirmation, each with who may override it by giving a reason (docs/product.md P6.110). */
export const CONFIRM_BLOCKS = {
  /** The agent would be booked twice (docs/product.md P8.7). */
  'time-conflict': { overriddenBy: 'admin' },
  /** A proposal holds the agent for another customer (docs/product.md P16.5). */
  held: { overriddenBy: 'admin' },
  /** The office no longer books for the customer. */
  'do-not-book': { overriddenBy: 'admin' },
  /** A required paper of the agent is missing or has lapsed (docs/product.md P6.92). */
  'lapsed-paper': { overriddenBy: 'owner' },
} as const satisfies Record<string, { overriddenBy: 'admin' | 'owner' }>

export type ConfirmBlockCode = keyof typeof CONFIRM_BLOCKS
