import { expect, test } from 'vitest'
import { findColumnFault, guessColumns } from './import.ts'

test('columns are guessed from their headings, each field once (P17.22)', () => {
  expect(guessColumns('customers', ['Full Name', 'E-Mail', 'Cell phone', 'Shoe size', 'Notes'])).toEqual([
    ...['name', 'email', 'phone', null, 'note'],
  ])
  expect(guessColumns('bookings', ['Event Date', 'Start', 'Performer', 'Client', 'Email', 'Fee', 'Paid?'])).toEqual([
    ...['date', 'time', 'agent', 'customerName', 'customerEmail', 'total', 'paid'],
  ])
  expect(guessColumns('agents', ['STAGE NAME', 'Category', '$ / hour', 'Instagram'])).toEqual([
    ...['name', 'category', 'hourlyRate', 'instagram'],
  ])
  expect(guessColumns('customers', ['Email', 'email'])).toEqual(['email', null])
  expect(
    guessColumns('payments', ['Date', 'Amount', 'Type', 'Ref.', 'Booking #', 'Event date', 'Client', 'Email']),
  ).toEqual([...['date', 'amount', 'method', 'reference', 'booking', 'eventDate', 'customerName', 'customerEmail']])
})

test('a label beats a word of another field', () => {
  expect(guessColumns('bookings', ['Name', 'Customer', 'Notes', 'Special requests'])).toEqual([
    ...[null, 'customerName', null, 'requests'],
  ])
})

test('columns need the required fields, each once', () => {
  expect(findColumnFault('customers', ['name', 'email'])).toBeUndefined()
  expect(findColumnFault('customers', ['firstName', 'email'])).toBeUndefined()
  expect(findColumnFault('customers', ['email'])).toBe('Choose a column for Name.')
  expect(findColumnFault('customers', ['name', null])).toBe('Choose a column for Email.')
  expect(findColumnFault('customers', ['name', 'email', 'email'])).toBe('Two columns hold Email. Choose one.')
  expect(findColumnFault('bookings', ['date', 'agent'])).toBe('Choose a column for Customer or Customer email.')
  expect(findColumnFault('bookings', [])).toBe('Choose a column for Date and Talent.')
  expect(findColumnFault('agents', ['name', 'category', 'shoes'])).toBe('shoes is not a field')
  const paid = ['date', 'amount', 'method']
  expect(findColumnFault('payments', [...paid, 'booking'])).toBeUndefined()
  expect(findColumnFault('payments', [...paid, 'eventDate', 'customerEmail'])).toBeUndefined()
  expect(findColumnFault('payments', [...paid, 'customerEmail'])).toMatch(/^Choose a column for Booking number, or/)
})
