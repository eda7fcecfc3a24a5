/**
 * A cookie that asks for reads from the primary database: set with the answer to a write, and by a page that heard of a change.
 * It outlives the longest lag of a replica (docs/product.md S128).
 */
export const FRESH_COOKIE = 'fresh'
export const FRESH_SECONDS = 10

/** The cookie as a Set-Cookie header and as `document.cookie` take it. It says nothing about anyone. */
export const writeFreshCookie = (): string => `${FRESH_COOKIE}=1; Path=/; Max-Age=${FRESH_SECONDS}; SameSite=Lax`
