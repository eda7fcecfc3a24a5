import { reportedSentence } from '#shared/model/payment.ts'

interface ReportedLineProps {
  reportedAt: string | null
  className?: string
}

/** Beside every status of money that stands on the customer's word: that it was reported (docs/product.md P7.110). */
export function ReportedLine({ reportedAt, className = '' }: ReportedLineProps) {
  return reportedAt ? <p className={`text-b3 num ${className}`}>{reportedSentence(reportedAt)}</p> : null
}
