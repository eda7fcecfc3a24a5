import { type CardAgency, startCardAgency } from '#tests/support/card-payments.ts'

/** A card agency for one test, with 8.875 % tax and 70 % for agents. @param feeCents what Stripe keeps of a payment */
export async function startTaxedAgency(feeCents: number): Promise<CardAgency> {
  const agency = await startCardAgency()
  const { db } = agency.app.context
  await db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
  await db.updateTable('tax_settings').set({ rate: 8875, saved_at: new Date(), name: 'Sales tax' }).execute()
  agency.stripe.feesBecome(feeCents)
  return agency
}
