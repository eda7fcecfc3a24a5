import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** A device with passkeys that verifies its person, as Chromium plays it. */
export async function addDevice(context: BrowserContext, page: Page) {
  const cdp: CDPSession = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    /** Everything on it. */
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    lose: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}
