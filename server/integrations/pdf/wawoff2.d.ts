declare module 'wawoff2' {
  /** Turns a WOFF2 font into a TrueType or OpenType one (W3C WOFF 2.0). */
  export function decompress(bytes: Uint8Array): Promise<Uint8Array>
}
