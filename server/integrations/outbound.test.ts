import { expect, test } from 'vitest'
import { isRefusedAddress, RefusedAddressError, resolveOutbound } from './outbound.ts'

test.each([
  '169.254.169.254',
  '169.254.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  'fd00:ec2::254',
  'fd00:0ec2:0:0:0:0:0:0254',
  'fd20:ce::254',
  'fd00:c1::a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '::a9fe:a9fe',
  '::ffff:0:169.254.169.254',
  '2002:a9fe:a9fe::',
  '100.100.100.200',
  'not an address',
])('%s is refused', (address) => {
  expect(isRefusedAddress(address)).toBe(true)
})

test.each(['127.0.0.1', '10.0.0.5', '192.168.1.1', '172.17.0.2', '::1', 'fd12::1', '8.8.8.8', '2606:4700::1'])(
  '%s is called',
  (address) => {
    expect(isRefusedAddress(address)).toBe(false)
  },
)

test('names are resolved before they are called, numbers that mean an address too', async () => {
  expect(await resolveOutbound('localhost')).toMatchObject({ address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) })
  expect(await resolveOutbound('[::1]')).toEqual({ address: '::1', family: 6 })
  for (const host of [
    '169.254.169.254',
    '[fe80::1]',
    '[::ffff:169.254.169.254]',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
  ]) {
    await expect(resolveOutbound(host)).rejects.toThrow(RefusedAddressError)
  }
})
