/**
 * What of a text can be printed: no controls, nothing that turns the direction of what follows, none of the pictures that
 * the fonts don't have. Lines end in \n.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}|[\u{1f000}-\u{1faff}]/gu, '')
}
