/** The steps that make the product an agency's own, in the order of the checklist (docs/product.md P17.10). */
export const SETUP_STEPS = [
  'name',
  'address',
  'texts',
  'place',
  'hours',
  'tax',
  'deposit',
  'cancellation',
  'categories',
  'performers',
  'mail',
  'domain',
  'team',
  'payments',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** Steps that may be fine as they are: an owner keeps them, which counts as done (docs/product.md P17.11). */
export const KEEPABLE_STEPS = ['texts', 'hours', 'tax', 'deposit', 'cancellation', 'team', 'payments'] as const
export type KeepableStep = (typeof KEEPABLE_STEPS)[number]

/** Whether a step may be kept as it is. */
export const isKeepable = (step: SetupStep): step is KeepableStep => KEEPABLE_STEPS.some((one) => one === step)

/** Published talent an agency begins with. */
export const FIRST_PERFORMERS = 3

/** The word that confirms the removal of the demo besides the agency's name (docs/product.md P17.3). */
export const REMOVAL_WORD = 'REMOVE'

/** Whether what was typed confirms the removal: the agency's name, in any case, or the word as it is written. */
export const confirmsRemoval = (typed: string, agency: string): boolean =>
  typed.trim() === REMOVAL_WORD || typed.trim().toLowerCase() === agency.trim().toLowerCase()
