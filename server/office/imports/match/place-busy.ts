import type { Database } from '#server/db/client.ts'
import type { BatchRow } from '../batch-rows.ts'
import type { RowReader } from '../fields/read-row.ts'
import { readAgentNames } from './name-agents.ts'

/**
 * Finds whose each busy time is: of the person who was chosen, else of whom the name of its file says. An error is shown once
 * for a file.
 * @returns an agent's id for each row, in order; null beside an error, or where the file has one
 */
export async function placeBusy(
  trx: Database,
  { agent_id }: Pick<BatchRow, 'agent_id'>,
  rows: readonly { reader: RowReader }[],
): Promise<(string | null)[]> {
  const chosen = agent_id === null ? undefined : await findChosen(trx, agent_id)
  const findNamed = await readAgentNames(trx)
  return rows.map(({ reader }) => {
    const problem = reader.raw('problem')
    if (problem !== '') return reader.refuse('file', problem)
    const { agentId, message } = chosen ?? findNamed(reader.raw('file'))
    if (message !== null && reader.raw('place') === '1') reader.refuse('file', message)
    return agentId
  })
}

async function findChosen(trx: Database, id: string) {
  const agents = trx.selectFrom('agents').select('id').where('id', '=', id).where('archived_at', 'is', null)
  return (await agents.executeTakeFirst())
    ? ({ agentId: id, message: null } as const)
    : ({ agentId: null, message: 'This person is no longer on the roster' } as const)
}
