import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Config } from '#server/config.ts'

const YEAR = 31_536_000
/** Radix writes this one style beside a scroll area; what it says is fixed, so its hash admits it and nothing else. */
const SCROLL_AREA_STYLE =
  '[data-radix-scroll-area-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-scroll-area-viewport]::-webkit-scrollbar{display:none}'

/** Admits exactly this inline text (Content Security Policy 3, hash-source). */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The headers every answer carries, computed once (docs/product.md S31; OWASP ASVS 5.0 3.4).
 * @param config whether people reach the site over TLS, and the CDN that files may come from
 * @param inlineScripts the texts of the scripts that stand in the pages of the site, which are the only ones that run
 */
export function securityHeaders(
  { secure, assetOrigin }: Pick<Config, 'secure'> & { assetOrigin?: Config['assetOrigin'] },
  inlineScripts: readonly string[] = [],
): Record<string, string> {
  const headers: Record<string, string> = {}
  const files = ["'self'", ...(assetOrigin === undefined ? [] : [assetOrigin])]
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [...files, ...inlineScripts.map(hashSource)],
        styleSrc: [...files, hashSource(SCROLL_AREA_STYLE)],
        imgSrc: [...files, 'data:'],
        fontSrc: files,
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: YEAR, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  // helmet only sets headers; it needs nothing else of a request or a response
  protect({} as IncomingMessage, recorder as unknown as ServerResponse, () => {})
  headers['permissions-policy'] = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
  return headers
}

/**
 * The headers of a page that carries one more style in itself.
 * @param headers those of every answer
 * @param css the style's text
 * @returns the same headers, with a policy that admits this style and no other
 */
export function admitStyle(headers: Record<string, string>, css: string): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  return { ...headers, 'content-security-policy': policy.replace('style-src ', `style-src ${hashSource(css)} `) }
}

/**
 * Headers of a file that browsers may get through a CDN of another origin (docs/product.md S127): scripts, styles and
 * fonts are loaded with CORS. None while there is no CDN.
 */
export const sharedFileHeaders = ({ assetOrigin }: Pick<Config, 'assetOrigin'>): Record<string, string> =>
  assetOrigin === undefined
    ? {}
    : { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
