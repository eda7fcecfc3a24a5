import { expect, test } from 'vitest'
import type { Bill, Printed } from './pdf-bill.ts'
import { rememberPdfs } from './remember-pdfs.ts'

const bill = (number: string, total = '$1.00') => ({ number, total }) as Bill // the keeper looks at no field

/** A printer that counts, and whose PDFs have 100 bytes. */
function counting() {
  const printed: string[] = []
  return {
    printed,
    printBill: async (paper: Printed) => {
      const { number } = paper as Bill // these tests print no other
      printed.push(number)
      return Buffer.alloc(100, number)
    },
    close: async () => {},
  }
}

test('a bill is printed once while it says the same, also for requests at the same time', async () => {
  const printer = counting()
  const pdfs = rememberPdfs(printer)
  const two = await Promise.all([pdfs.printBill(bill('1'), 'a4'), pdfs.printBill(bill('1'), 'a4')])
  expect(two[0]).toEqual(two[1])
  await pdfs.printBill(bill('1'), 'a4')
  expect(printer.printed).toEqual(['1'])
  await pdfs.printBill(bill('1'), 'letter')
  await pdfs.printBill(bill('1', '$2.00'), 'a4')
  expect(printer.printed).toEqual(['1', '1', '1'])
})

test('the bytes kept are bounded: those used longest ago go', async () => {
  const printer = counting()
  const pdfs = rememberPdfs(printer, 300)
  for (const number of ['1', '2', '3', '1', '4']) await pdfs.printBill(bill(number), 'a4')
  expect(printer.printed).toEqual(['1', '2', '3', '4'])
  await pdfs.printBill(bill('1'), 'a4')
  expect(printer.printed, 'used again meanwhile').toEqual(['1', '2', '3', '4'])
  await pdfs.printBill(bill('2'), 'a4')
  expect(printer.printed).toEqual(['1', '2', '3', '4', '2'])
})

test('a bill that could not be printed is not kept', async () => {
  let fails = true
  const printer = counting()
  const pdfs = rememberPdfs({
    ...printer,
    printBill: async (one) => {
      if (fails) throw new Error('no such glyph')
      return printer.printBill(one)
    },
  })
  await expect(pdfs.printBill(bill('1'), 'a4')).rejects.toThrow('no such glyph')
  fails = false
  expect(await pdfs.printBill(bill('1'), 'a4')).toHaveLength(100)
})
