/** Whether a name is a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    // an offset such as '+05:30' has no changes of clocks
    return /^[A-Za-z]/.test(name) && new Date(0).toLocaleString('en-US', { timeZone: name }) !== ''
  } catch {
    return false
  }
}

/** Whether a code is a currency whose amounts have two decimals: amounts are stored as cents (docs/decisions/005). */
export function isCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code) || !Intl.supportedValuesOf('currency').includes(code)) return false
  return (0).toLocaleString('en-US', { style: 'currency', currency: code, currencyDisplay: 'code' }).endsWith('0.00')
}
