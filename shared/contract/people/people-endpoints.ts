import type { Endpoint } from '../endpoint.ts'
import * as peopleContacts from './contacts.admin.ts'
import * as peopleNotes from './notes.admin.ts'
import * as peopleKinds from './paper-kinds.admin.ts'
import * as peoplePapers from './papers.admin.ts'
import * as peopleTax from './tax-details.admin.ts'
import * as peopleTaxAgent from './tax-details.agent.ts'

/** Every endpoint of what the office keeps about agents; shared/contract/api.ts lists them with the others. */
export const peopleEndpoints = [
  peopleContacts.showAgentContact,
  peopleContacts.changeAgentContact,
  peopleContacts.openPrivateDetails,
  peopleContacts.changePrivateDetails,
  peopleContacts.erasePrivateRecords,
  peoplePapers.listAgentPapers,
  peoplePapers.openAgentPapers,
  peoplePapers.addPaper,
  peoplePapers.changePaper,
  peoplePapers.deletePaper,
  peoplePapers.uploadPaperFile,
  peoplePapers.downloadPaperFile,
  peopleKinds.listPaperKinds,
  peopleKinds.createPaperKind,
  peopleKinds.changePaperKind,
  peopleKinds.orderPaperKinds,
  peopleKinds.deletePaperKind,
  peopleNotes.listAgentNotes,
  peopleNotes.addAgentNote,
  peopleTax.openTaxDetails,
  peopleTax.changeTaxDetails,
  peopleTax.showTin,
  peopleTax.uploadW9,
  peopleTax.downloadW9,
  peopleTax.askForW9,
  peopleTaxAgent.showOwnTaxDetails,
  peopleTaxAgent.changeOwnTaxDetails,
  peopleTaxAgent.uploadOwnW9,
] as const satisfies readonly Endpoint[]
