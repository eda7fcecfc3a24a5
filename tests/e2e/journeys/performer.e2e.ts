import { test } from '../support.ts'
import { walkInChromium } from './playwright-walker.ts'
import { leaveRoster, walkAsPerformer } from './walk-performer.ts'
import { LOOKS } from './walker.ts'

// the product is shared: other journeys count the agents of the roster
test.afterAll(({ product }) => leaveRoster(product))

for (const look of LOOKS) {
  test(`a performer joins and answers a request, ${look.width} wide in ${look.theme}`, async ({ page, product }) => {
    test.setTimeout(180_000)
    await walkAsPerformer(await walkInChromium(page, look), product)
  })
}
