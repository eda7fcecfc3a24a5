import Bowser from 'bowser'

/** Names of phones and tablets that say more than their system. */
const OWN_NAMES = new Set(['iPhone', 'iPad'])

/**
 * The browser and the system of a User-Agent header in plain words: 'Chrome on Windows', 'Safari on iPhone'.
 * @param userAgent the header as it came, from anyone: it may say anything
 * @returns 'Unknown device' when it names neither
 */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(userAgent)
  const model = platform.model ?? ''
  const system = OWN_NAMES.has(model) ? model : os.name
  if (browser.name && system) return `${browser.name} on ${system}`
  return browser.name || system || 'Unknown device'
}
