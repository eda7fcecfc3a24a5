/**
 * The library of WebAuthn, with its readers of certificates. A process that no passkey is used at does not need them in memory.
 * @returns the same at every call
 */
export const loadWebauthn = () => import('@simplewebauthn/server')
