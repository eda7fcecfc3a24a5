import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '#tests/support/certificate.ts'
import { fetchPicture, isPublicAddress, type Way } from './fetch-picture.ts'

const { key, cert } = makeCertificate('pictures.example')
let answer: RequestListener = (_request, response) => response.end('picture')
const server = createServer({ key, cert }, (request, response) => answer(request, response))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const { port } = server.address() as AddressInfo // it listens on a port

const asked: string[] = []
/** Names of the test are on this machine, which counts as public; 'inside.example' is not. */
const WAY: Way = {
  ...{ ca: cert, port },
  resolve: async (name) => {
    asked.push(name)
    return [{ address: name === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }]
  },
  isAllowed: (address) => address === '127.0.0.1',
}
const url = (path = '', host = 'pictures.example') => `https://${host}:${port}/${path}`
const fetchIt = (address: string, way = WAY) => fetchPicture(address, way).then(String, (error: Error) => error.message)

describe('a picture is fetched from the public internet alone (P17.43)', () => {
  test('its bytes are the answer, after redirects too', async () => {
    answer = ({ url: path }, response) => {
      if (path === '/moved') response.writeHead(302, { location: '/there' }).end()
      else response.end(`picture of ${path}`)
    }
    expect(await fetchIt(url('moved'))).toBe('picture of /there')
  })

  test.each([
    ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '127.0.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '255.255.255.255',
      'name',
    ],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('an address inside is refused: as a name, as digits, and behind a redirect', async () => {
    const refusal = 'The picture’s address is not on the public internet'
    expect(await fetchIt(url('', 'inside.example'))).toBe(refusal)
    expect(await fetchIt(url('', '10.0.0.1'))).toBe(refusal)
    expect(await fetchIt(url('', '[::1]'))).toBe(refusal)
    answer = (_request, response) => response.writeHead(302, { location: url('', 'inside.example') }).end()
    expect(await fetchIt(url())).toBe(refusal)
    expect(asked).toContain('inside.example')
    expect(await fetchPicture('https://127.0.0.1/').catch((error: Error) => error.message)).toBe(refusal)
    expect(await fetchPicture('https://localhost/').catch((error: Error) => error.message)).toBe(refusal)
  })

  test.each([
    'http://pictures.example/',
    'ftp://pictures.example/',
    'https://a:b@pictures.example/',
    'nonsense',
    'https://x.example:1/',
  ])('%s is no address of a picture', async (address) => {
    expect(await fetchIt(address)).toMatch(/must begin with https/)
  })

  test('a redirect away from https, and one without end, are refused', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://pictures.example/' }).end()
    expect(await fetchIt(url())).toMatch(/must begin with https/)
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end()
    expect(await fetchIt(url())).toBe('The picture’s address leads on too often')
  })

  test('more than 10 MB, an error, a broken answer and an untrusted certificate are refused', async () => {
    answer = (_request, response) => response.end(Buffer.alloc(10 * 1024 * 1024 + 1))
    expect(await fetchIt(url())).toBe('The picture has more than 10 MB')
    answer = (_request, response) => response.writeHead(404).end()
    expect(await fetchIt(url())).toBe('The picture’s address answers with the status 404')
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      setTimeout(() => response.destroy(), 20)
    }
    expect(await fetchIt(url())).toMatch(/ended early|could not be fetched/)
    const { ca, ...untrusting } = WAY
    answer = (_request, response) => response.end('picture')
    expect(await fetchIt(url(), untrusting)).toBe('The picture could not be fetched from its address')
  })
})
