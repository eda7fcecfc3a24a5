import { expect, test } from 'vitest'
import { firstName, nameFromUsername } from './person-name.ts'

test.each([
  ['Grant Oyelaran', 'Grant'],
  ['  Imani   Okafor ', 'Imani'],
  ['DJ Nova', 'DJ Nova'],
  ['Dr. Ruth Adeyemi', 'Dr. Ruth Adeyemi'],
  ['J. Cole', 'J. Cole'],
  ['Al Green', 'Al'],
  ['Cher', 'Cher'],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(firstName(name)).toBe(called)
})

test.each([
  ['jules.park', 'Jules Park'],
  ['jules.park@example.com', 'Jules Park'],
  ['owner', 'Owner'],
  ['_', '_'],
])('of the user name %j is made %j', (username, name) => {
  expect(nameFromUsername(username)).toBe(name)
})
