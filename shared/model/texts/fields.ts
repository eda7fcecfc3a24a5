/** Fields that every text may have: how the agency is named and reached. */
export const AGENCY_FIELDS = ['agency', 'phone', 'email'] as const

/** The values of fields, by name. */
export type FieldValues = Readonly<Record<string, string>>

/** The agency's own fields. */
export const agencyFields = ({ name, phone, email }: Record<'name' | 'phone' | 'email', string>): FieldValues => ({
  agency: name,
  phone,
  email,
})

/** Fills in the fields of a plain text. Braces around a word that is no field stay. */
export const fillText = (text: string, values: FieldValues): string =>
  text.replace(/\{([a-z_]{1,30})\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  )
