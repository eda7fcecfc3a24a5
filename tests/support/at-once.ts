/** Makes so many calls at the same time, each with its number from 0. @returns their answers in that order */
export const sendAtOnce = <Answer>(times: number, send: (place: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, place) => send(place)))

/** How many answers have each status: `{ 200: 1, 409: 19 }`. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
