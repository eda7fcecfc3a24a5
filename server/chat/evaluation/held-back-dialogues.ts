import type { EvaluatedDialogue } from './expectation.ts'
import { heldBackMoreDialogues } from './held-back/more-dialogues.ts'
import { townspeopleDialogues } from './held-back/townspeople/dialogues.ts'
import { townspeopleLateDialogues } from './held-back/townspeople/late-dialogues.ts'
import { townspeopleMoreDialogues } from './held-back/townspeople/more-dialogues.ts'

/** Conversations written without a look at training or open part. Nobody who works on the assistant reads them (docs/product.md P10.85). */
export const heldBackDialogues: readonly EvaluatedDialogue[] = [
  ...heldBackMoreDialogues,
  ...townspeopleDialogues,
  ...townspeopleMoreDialogues,
  ...townspeopleLateDialogues,
]
