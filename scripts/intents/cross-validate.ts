import type { Example } from '#server/chat/assistant/understand/intents/examples/all.ts'
import { readFeatures } from '#server/chat/assistant/understand/intents/features.ts'
import { INTENTS, type Intent } from '#server/chat/assistant/understand/intents.ts'
import { fill } from './fill.ts'
import { startRandom } from './random.ts'
import { roughen } from './roughen.ts'
import { addUp, train } from './train.ts'

/** An example scored by a classifier that was trained without it. */
export interface Scored {
  text: string
  wanted: readonly Intent[]
  /** One sum an intent, in the order of INTENTS. */
  sums: Float64Array
}

/** Every example once as it is written and once roughened, scored by what was trained from the other parts. */
export function crossValidate(examples: readonly Example[], seed: number, parts: number): Scored[] {
  const random = startRandom(seed + 2)
  const shuffled = random.shuffle(examples)
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const isHeld = (_: Example, i: number) => i % parts === part
    const { weights, biases } = train(
      shuffled.filter((one, i) => !isHeld(one, i)),
      seed,
    )
    return shuffled.filter(isHeld).flatMap(({ text, intents: wanted }) => {
      const filled = fill(text, random)
      return [filled, roughen(filled, random, true)].map((said) => {
        const sums = new Float64Array(INTENTS.length)
        addUp(readFeatures(said), weights, biases, sums)
        return { text: said, wanted, sums }
      })
    })
  })
}
