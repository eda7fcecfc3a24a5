import type { MailKind } from '#server/mail/deliver.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { TAX_PART_LABELS } from '#shared/model/tax-details.ts'
import { listMissing } from './list-missing.ts'
import { findTaxDetails } from './tax-rows.ts'
import { canOpenW9 } from './w9-file.ts'

/**
 * Asks an agent for what is missing to report a year's payments. A W-9 that can't be opened is missing, and the
 * mail says so (docs/product.md P7.157). Nothing is sent once nothing is missing. It never has a number, an address or a
 * legal name.
 */
export const w9Request: MailKind = {
  async compose({ db, config, secrets }, { data: { agentId } }) {
    if (!isRowId(agentId)) return null
    const agent = await db.selectFrom('agents').select('name').where('id', '=', agentId).executeTakeFirst()
    if (!agent) return null
    const details = await findTaxDetails(db, agentId)
    const opens = await canOpenW9({ db, secrets }, agentId)
    const missing = listMissing({ ...details, w9_opens: opens })
    if (missing.length === 0) return null
    return {
      subject: 'We need your W-9',
      to: agent.name,
      lead: "We report what we pay you to the IRS, and your tax details aren't complete yet. Please add what's missing.",
      facts: [['Missing', missing.map((part) => TAX_PART_LABELS[part]).join(', ')]],
      next: [
        ...(details.w9_at !== null && !opens ? ["We can't read the W-9 we have. Please upload it again."] : []),
        "Please don't send your taxpayer number by email.",
        `Questions? Reply or call ${config.brand.phone}.`,
      ],
      action: { label: 'Add your tax details', url: `${config.publicUrl}/agent/profile#tax-details` },
    }
  },
}
