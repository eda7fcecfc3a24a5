import { call } from '#web/lib/api.ts'

/** An address that is a number: browsers make no passkeys for it. */
const NUMERIC = /^(\d+\.){3}\d+$|:/

/** Whether this browser has passkeys at this address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && !NUMERIC.test(location.hostname)

/** What is said when the browser made or used no passkey: the person stopped, it took too long, or it has none. */
export const NO_PASSKEY = 'No passkey was used. Please try again.'

const load = () => import('@simplewebauthn/browser')

/** Signs in with a passkey alone. */
export async function signInWithPasskey(role: 'admin' | 'agent') {
  const optionsJSON = await call('POST /api/auth/passkey/options')
  const credential = await answer(optionsJSON)
  return call('POST /api/auth/passkey/login', { body: { role, credential } })
}

/** Verifies the signed-in person with one of their passkeys. */
export async function verifyWithPasskey() {
  const optionsJSON = await call('POST /api/auth/verification/passkey-options')
  return call('POST /api/auth/verification/passkey', { body: { credential: await answer(optionsJSON) } })
}

/** Lets the browser make a passkey and adds it to the own account. */
export async function addPasskey(name: string) {
  const optionsJSON = await call('POST /api/auth/passkeys/options')
  const { startRegistration } = await load()
  // the server's library and the browser's describe the same JSON, one of them with narrower words
  const made = await startRegistration({
    optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]['optionsJSON'],
  })
  const { id, rawId, response } = made
  const { clientDataJSON, attestationObject, transports = [] } = response
  const credential = {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, attestationObject, transports },
  }
  return call('POST /api/auth/passkeys', { body: { name, credential } })
}

async function answer(optionsJSON: object) {
  const { startAuthentication } = await load()
  // as above
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const { id, rawId, response } = await startAuthentication({ optionsJSON: optionsJSON as Options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}
