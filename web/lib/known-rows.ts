/** The rows that are any: what is none, as null, is left out. */
export const knownRows = <Row>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => typeof row === 'object' && row !== null)
