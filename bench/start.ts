import { type AddressInfo, createServer } from 'node:net'
import { npmStart } from './children.ts'
import { median, type Row } from './rows.ts'

const TIMES = 3

/** A port that is free now. */
export async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on a port, never on a path
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * The time from `npm start` to the first answered readiness check, with the site already built.
 * @param dir an empty folder; holds a database with demo data afterwards
 */
export async function measureStart(dir: string): Promise<Row[]> {
  const port = await findPort()
  const time = async () => {
    await using product = await npmStart(dir, port)
    return product.readyAfter / 1000
  }
  const first = await time()
  const later: number[] = []
  for (let i = 0; i < TIMES; i++) later.push(await time())
  return [
    { name: 'npm start, empty data folder', unit: 's', product: first, bound: { of: 'product', most: 15 } },
    {
      name: 'npm start, initialised data folder',
      unit: 's',
      product: median(later),
      bound: { of: 'product', most: 3 },
    },
  ]
}
