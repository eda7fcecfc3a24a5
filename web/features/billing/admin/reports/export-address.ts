import { paths } from '#web/lib/paths.ts'

/** A list of the office as a file, of a span of days or of all time. */
export function exportAddress(
  list: Parameters<typeof paths.adminExport>[0],
  { from, to }: { from: string | undefined; to: string | undefined },
): string {
  const search = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
  return search.size > 0 ? `${paths.adminExport(list)}?${search}` : paths.adminExport(list)
}
