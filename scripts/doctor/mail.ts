import type { Resolver } from 'node:dns/promises'
import type { Config } from '#server/config.ts'
import { connectRelay } from '#server/integrations/mail-relay.ts'
import { broken, type Finding, good, look } from './finding.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>

/** Whether mail leaves, and whether other mail servers will believe it. */
export async function checkMail(config: MailConfig, { resolver }: { resolver: Resolver }): Promise<Finding[]> {
  const { smtpUrl, mailFrom, publicUrl } = config
  if (smtpUrl === undefined) {
    return [
      broken(
        'No email is sent: emails are written to files.',
        'Set SMTP_URL and MAIL_FROM; docs/operations.md says how under Email.',
      ),
    ]
  }
  const domain = /@([\w.-]+)>?\s*$/.exec(mailFrom)?.[1]?.toLowerCase()
  if (domain === undefined) return [broken(`MAIL_FROM has no address: ${mailFrom}.`, 'Set it to "Name <address>".')]
  return Promise.all([
    checkRelay(smtpUrl, new URL(publicUrl).hostname),
    checkRecord(resolver, domain, /^v=spf1\b/i, {
      kind: 'SPF',
      fix: `Add a TXT record at ${domain} that names your mail server, as its provider says: v=spf1 include:… -all`,
    }),
    checkRecord(resolver, `_dmarc.${domain}`, /^v=DMARC1\b/i, {
      kind: 'DMARC',
      fix: `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine. Set up DKIM at the provider first.`,
    }),
  ])
}

async function checkRelay(url: string, name: string): Promise<Finding> {
  const { host } = new URL(url)
  const relay = connectRelay(url, name)
  try {
    await relay.check()
    return good(`The mail server ${host} lets the product in.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return broken(
      `The mail server ${host} takes no mail: ${reason}.`,
      'Check SMTP_URL: name, password, port. Percent-encode special characters.',
    )
  } finally {
    relay.close()
  }
}

async function checkRecord(
  resolver: Resolver,
  name: string,
  pattern: RegExp,
  { kind, fix }: { kind: string; fix: string },
): Promise<Finding> {
  const records = await resolver.resolveTxt(name).catch(() => [])
  // a long record comes in pieces that belong together (RFC 7208 3.3)
  if (records.some((pieces) => pattern.test(pieces.join('')))) return good(`${name} has a ${kind} record.`)
  return look(`${name} has no ${kind} record, so mail may end up in spam.`, fix)
}
