import type { MailKind } from '#server/mail/deliver.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { TAX_PART_LABELS } from '#shared/model/tax-details.ts'
import { listMissing } from './list-missing.ts'
import { findTaxDetails } from './tax-rows.ts'

/**
 * Asks an agent for what is missing to report a year's payments. Nothing is sent once nothing is missing. It never has a
 * number, an address or a legal name.
 */
export const w9Request: MailKind = {
  async compose({ db, config }, { data: { agentId } }) {
    if (!isRowId(agentId)) return null
    const agent = await db.selectFrom('agents').select('name').where('id', '=', agentId).executeTakeFirst()
    if (!agent) return null
    const missing = listMissing(await findTaxDetails(db, agentId))
    if (missing.length === 0) return null
    return {
      subject: 'We need your W-9',
      to: agent.name,
      lead: `${config.brand.name} reports what it pays you to the IRS. Please add what's missing to your tax details.`,
      facts: [['Missing', missing.map((part) => TAX_PART_LABELS[part]).join(', ')]],
      next: ["Please don't send your taxpayer number by email.", `Questions? Reply or call ${config.brand.phone}.`],
      action: { label: 'Add your tax details', url: `${config.publicUrl}/agent/profile#tax-details` },
    }
  },
}
