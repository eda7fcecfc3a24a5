/**
 * The library of WebAuthn, with its readers of certificates: 15 MB that a process without passkeys does not need.
 * @returns the same at every call
 */
export const loadWebauthn = () => import('@simplewebauthn/server')
