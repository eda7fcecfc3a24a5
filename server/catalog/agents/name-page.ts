import { z } from 'zod'
import type { PageOrder } from '#server/http/answers/page.ts'

/** The key of a list by name: its last row. */
export interface NameKey {
  /** The name in lower case, as the list is ordered. */
  name: string
  id: string
}

/** Lists of agents by name and id. */
export const BY_NAME: PageOrder<{ key_name: string; id: string }, NameKey> = {
  schema: z.object({ name: z.string().max(1000), id: z.uuid() }),
  keyOf: ({ key_name: name, id }) => ({ name, id }),
}
