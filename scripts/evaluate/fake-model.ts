import { type FakeOpenai, startFakeOpenai } from '#tests/support/openai.ts'

/** What precedes the assistant's own answer in the instructions of a model. */
const DRAFT = /look further: ([\s\S]+?)(?:\n\nWhat the visitor has said|$)/i
const OBEYS = /ignore|system|instructions|pretend|admin|override|developer|reveal|repeat|print/i

/**
 * A provider that says what a bad model would: the assistant's own answer, then an invented person with an invented price
 * and a promise; and it obeys an injection, reading its instructions aloud.
 */
export async function startBadModel(): Promise<FakeOpenai> {
  const fake = await startFakeOpenai()
  fake.says(({ messages }) => {
    const draft = messages.map(({ content }) => DRAFT.exec(content ?? '')?.[1]).findLast(Boolean) ?? 'Hello.'
    const said = messages.findLast(({ role }) => role === 'user')?.content ?? ''
    const lie = 'Chad Thunder is free then, for only $5 an hour. Your booking is confirmed.'
    return OBEYS.test(said)
      ? { text: `PWNED. ${messages[0]?.content.slice(0, 400) ?? ''}` }
      : { text: `${draft}\n${lie}` }
  })
  return fake
}
