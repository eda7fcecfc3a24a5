import { expect, test } from 'vitest'
import { maskCards } from './mask-cards.ts'

test.each([
  ['4111111111111111', '••••••••••••1111'],
  ['4111 1111 1111 1111', '•••• •••• •••• 1111'],
  ['4111-1111-1111-1111', '••••-••••-••••-1111'],
  ['My card is 4111 1111 1111 1111, thanks', 'My card is •••• •••• •••• 1111, thanks'],
  ['378282246310005', '•••••••••••0005'],
  ['3782 822463 10005', '•••• •••••• •0005'],
  ['4222222222222', '•••••••••2222'],
  ['6304000000000000000', '•••••••••••••••0000'],
  ['30569309025904 and 5555555555554444', '••••••••••5904 and ••••••••••••4444'],
  ['４１１１１１１１１１１１１１１１', '••••••••••••１１１１'],
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '• • • • • • • • • • • • 1 1 1 1'],
  ['4111\n1111\n1111\n1111', '••••\n••••\n••••\n1111'],
  ['4111\u200b1111\u20601111\u00ad1111', '••••\u200b••••\u2060••••\u00ad1111'],
  ['Visa:4111111111111111.', 'Visa:••••••••••••1111.'],
  ['4111 1111 1111 1111 12/29 123', '•••• •••• •••• 1111 12/29 •••'],
  ['4111111111111111 exp 12/2029, 123', '••••••••••••1111 exp 12/2029, •••'],
  ['4111111111111111 123', '••••••••••••1111 •••'],
  ['cvv 123, card 4111111111111111', 'cvv •••, card ••••••••••••1111'],
  ['4111111111111111 security code is 1234', '••••••••••••1111 security code is ••••'],
  ['The CVC: 123', 'The CVC: •••'],
  ['٤١١١ ١١١١ ١١١١ ١١١١', '•••• •••• •••• ١١١١'],
  ['४१११११११११११११११', '••••••••••••११११'],
  ['𝟜𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙', `${'•'.repeat(24)}𝟙𝟙𝟙𝟙`],
  ['𝟹𝟽𝟾𝟸𝟾𝟸𝟸𝟺𝟼𝟹𝟷𝟶𝟶𝟶𝟻', `${'•'.repeat(22)}𝟶𝟶𝟶𝟻`],
  ['4111.1111.1111.1111', '••••.••••.••••.1111'],
  ['My card is 3782/822463/10005.', 'My card is ••••/••••••/•0005.'],
  ['6304_0000_0000_0000_000', '••••_••••_••••_•••0_000'],
  ['4111−1111−1111−1111', '••••−••••−••••−1111'],
  ['4\ufe0f\u20e31\u034f11\u31641111 1111 1111', '•\ufe0f\u20e3•\u034f••\u3164•••• •••• 1111'],
])('%s is masked', (text, masked) => {
  expect(maskCards(text)).toBe(masked)
  expect(maskCards(masked)).toBe(masked)
  expect(masked).toHaveLength(text.length)
  expect(maskCards(text).isWellFormed()).toBe(true)
})

test.each([
  ['a phone number', '+1 (404) 555-0142'],
  ['two phone numbers', '404 555 0142 404 555 0143'],
  [
    'ten pairs of phone numbers',
    Array.from({ length: 20 }, (_, n) => `404-555-01${String(n).padStart(2, '0')}`).join(' '),
  ],
  ['a number that fails the check', '4111 1111 1111 1112'],
  ['an invoice number', 'INV-2026-0001 and INV-2026-0002'],
  ['a reference with letters', 'pi_4111111111111111 TXN4111111111111111'],
  ['an address', 'https://example.com/events/4111111111111111?id=4111111111111111'],
  ['dates', '2026-11-23 2026-11-24 2026-11-25, 11/23/2026 19:30'],
  ['milliseconds', '1700000000009 1732320000000'],
  ['a longer number', '41111111111111114111111111111111'],
  ['a gate code', 'The security code of the gate is 4821'],
  ['prices', '4.50, 11.25, 11.75, 3.25, 4111.1111 and 52.14.203.11'],
  ['an id', '550e8400-e29b-41d4-a716-446655440000'],
  ['nothing', ''],
])('%s stays', (_what, text) => {
  expect(maskCards(text)).toBe(text)
})

test('a long text of digits takes no long time', () => {
  const begun = performance.now()
  for (const text of ['4'.repeat(100_000), '4 '.repeat(50_000), '4        '.repeat(10_000), 'cvv '.repeat(20_000)])
    maskCards(text)
  expect(performance.now() - begun).toBeLessThan(2000)
})
