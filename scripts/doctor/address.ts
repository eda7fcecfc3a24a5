import { Resolver } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Config, isLoopback } from '#server/config.ts'
import { getErrorCode } from '#server/errors.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { broken, type Finding, good, look } from './finding.ts'

/** How long each question may take, in milliseconds. */
export const ASK_MS = 5_000
/** With fewer days left, the renewal has failed: Caddy and certbot renew a month before the end. */
const FEW_DAYS = 14

/** The outside world; tests put servers of their own in its place. */
export interface Outside {
  resolver: Resolver
  /** Trusted besides the public authorities. */
  ca?: string
  /** Where every host is reached instead of its own address. */
  address?: string
}

/** The names of the internet as this machine sees them. */
export const openOutside = (): Outside => ({ resolver: new Resolver({ timeout: ASK_MS, tries: 2 }) })

/** Whether people reach the site: its name, its certificate, and what answers there. */
export async function checkAddress({ publicUrl }: Pick<Config, 'publicUrl'>, outside: Outside): Promise<Finding[]> {
  const url = new URL(publicUrl)
  if (isLoopback(url.hostname)) {
    return [
      look(
        `The site is at ${publicUrl}, which only this machine reaches.`,
        'Set PUBLIC_URL=https://your.name for other people.',
      ),
    ]
  }
  const named = isIP(url.hostname) === 0 ? await checkName(url.hostname, outside) : []
  if (named.some(({ state }) => state === 'broken')) return named
  if (url.protocol === 'http:') {
    const unsafe = broken(
      'Passwords and cookies cross the network in plain text.',
      'Set up TLS as docs/operations.md says, and PUBLIC_URL=https://….',
    )
    return [...named, unsafe, await checkAnswer(url, outside)]
  }
  return [...named, await checkCertificate(url, outside), await checkAnswer(url, outside)]
}

async function checkName(host: string, { resolver }: Outside): Promise<Finding[]> {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (addresses.length > 0) return [good(`${host} leads to ${addresses.join(' and ')}.`)]
  return [
    broken(
      `${host} has no address.`,
      'Add an A record with the address of this machine where the domain is registered.',
    ),
  ]
}

function checkCertificate({ hostname, port }: URL, { ca, address }: Outside): Promise<Finding> {
  const fix = 'Look at the log of Caddy, or run certbot renew; docs/operations.md has both under TLS.'
  return new Promise((resolve) => {
    const socket = connect({
      host: address ?? hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: ASK_MS,
      ...(ca !== undefined && { ca }),
    })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    socket.on('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      const days = Math.floor((until.getTime() - Date.now()) / DAY_MS)
      if (days >= FEW_DAYS) end(good(`The certificate of ${hostname} is valid for ${days} more days.`))
      else end(look(`The certificate of ${hostname} ends in ${days} days.`, fix))
    })
    socket.on('timeout', () => end(broken(`${hostname} does not answer on port ${port || 443}.`, fix)))
    socket.on('error', (error) => end(broken(`There is no valid certificate at ${hostname}: ${error.message}.`, fix)))
  })
}

/** Whether the product answers at its own address. */
async function checkAnswer(url: URL, outside: Outside): Promise<Finding> {
  const fix = 'Look at the log of the proxy and at journalctl -u marquee. Ports 80 and 443 must be open.'
  try {
    const { status, body } = await get(new URL('/api/health/ready', url), outside)
    if (status === 200 && body.includes('"status":"ok"')) return good(`The product answers at ${url.origin}.`)
    if (status === 503 && body.includes('"unavailable"'))
      return broken(`The product at ${url.origin} can't reach its database.`, fix)
    return broken(`Something else answers at ${url.origin}, with status ${status}.`, fix)
  } catch (error) {
    return broken(`Nothing answers at ${url.origin}: ${getErrorCode(error) ?? 'no answer in time'}.`, fix)
  }
}

function get(url: URL, { ca, address }: Outside): Promise<{ status: number; body: string }> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const options = {
      host: address ?? url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      path: url.pathname,
      servername: url.hostname,
      headers: { host: url.host },
      signal: AbortSignal.timeout(ASK_MS),
      ...(ca !== undefined && { ca }),
    }
    request(options, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        body = (body + part).slice(0, 1000)
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
