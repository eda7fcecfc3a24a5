/** Profile text longer than this is cut at a sentence. */
const BIO_LIMIT = 320

/** The beginning of a profile's text, whole sentences. */
export function shortenBio(bio: string | null): string {
  const text = (bio ?? '').replace(/\s+/g, ' ').trim()
  if (text.length <= BIO_LIMIT) return text
  const cut = text.slice(0, BIO_LIMIT)
  const end = cut.lastIndexOf('. ')
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
