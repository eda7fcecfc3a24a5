import * as admin from './replacements.admin.ts'
import * as agent from './replacements.agent.ts'
import * as customer from './replacements.ts'

/** The endpoints of drop-outs and replacements. */
export const replacementEndpoints = [
  admin.showReplacements,
  admin.offerReplacements,
  admin.withdrawOffer,
  admin.confirmReplacement,
  admin.dismissDropOut,
  admin.showReliability,
  customer.listOwnOffers,
  customer.pickReplacement,
  customer.openReplacementLink,
  customer.pickByLink,
  agent.sayCannotMakeIt,
  agent.openCouldYou,
  agent.answerCouldYou,
] as const
