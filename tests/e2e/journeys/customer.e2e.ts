import { test } from '../support.ts'
import { walkInChromium } from './playwright-walker.ts'
import { walkAsCustomer } from './walk-customer.ts'
import { LOOKS } from './walker.ts'

for (const look of LOOKS) {
  test(`a customer pays, reviews and books again, ${look.width} wide in ${look.theme}`, async ({ page, product }) => {
    test.setTimeout(180_000)
    await walkAsCustomer(await walkInChromium(page, look), product)
  })
}
