/** How many of the newest rows are looked through before the indexes of words are asked. */
const WINDOW = 2000
/** When so many times fewer than a page were found, looking on is still cheaper than gathering them all. */
const OFTEN = 6
/** How much further is looked than seems enough. */
const MARGIN = 1.5

/** The two ways to find rows by words. */
interface Ways<Row> {
  /** What of so many newest rows has the words. */
  walk(window: number): Promise<Row[]>
  /** All that has the words, by their index, ordered then. */
  gather(): Promise<Row[]>
}

/**
 * One page of a list that is newest first and narrowed by words. What is frequent is soon found among the newest; what
 * isn't is gathered by its indexes. Neither is left to the planner, which would look for a rare name through all rows
 * from the newest on.
 * @param limit rows of a page
 */
export async function findNewest<Row>(limit: number, { walk, gather }: Ways<Row>): Promise<Row[]> {
  const newest = await walk(WINDOW)
  if (newest.length === limit) return newest
  if (newest.length >= limit / OFTEN) {
    const more = await walk(Math.ceil((WINDOW * MARGIN * limit) / newest.length))
    if (more.length === limit) return more
  }
  return gather()
}
