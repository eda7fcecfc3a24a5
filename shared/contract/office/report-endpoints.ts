import { exportChanges, showChangesReport } from './changes-report.admin.ts'
import { exportMargin, showMargin } from './margin.admin.ts'
import { billingSummary, revenueByCategory, showReport } from './reports.admin.ts'

/** What the office reads about spans of days. */
export const reportEndpoints = [
  billingSummary,
  revenueByCategory,
  showReport,
  showMargin,
  exportMargin,
  showChangesReport,
  exportChanges,
] as const
