import type { MailKind } from '#server/mail/deliver.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { buildStatement, findPayout, nameStatementFile } from './statement-sheet.ts'

/** The statement of a payout with its PDF, made when the mail is sent; not sent once the payout was reopened. */
export const payoutStatement: MailKind = {
  alone: true,
  async compose({ db, config, pdf }, { data: { payoutId } }) {
    if (!isRowId(payoutId)) return null
    const payout = await findPayout(db, payoutId)
    if (!payout) return null
    const statement = await buildStatement(db, payout, await readAgencyProfile(db, config))
    return {
      subject: `Your ${statement.period} payout: ${statement.total}`,
      to: payout.name,
      lead: `We paid you ${statement.total} for ${statement.period}.`,
      facts: [
        ['Paid', statement.paidOn],
        ['Method', statement.method],
        ...statement.sums.map(({ label, amount }) => [label, amount] as const),
        ['Total', statement.total],
      ],
      next: ['Your statement is attached.', `Questions? Reply or call ${config.brand.phone}.`],
      attachments: [
        {
          filename: nameStatementFile(payout),
          content: await pdf.printBill(statement, 'letter'),
          contentType: 'application/pdf',
        },
      ],
    }
  },
}
