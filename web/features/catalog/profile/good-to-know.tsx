import './when.css'
import { useQuery } from '@tanstack/react-query'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { factsQuery } from '#web/features/catalog/profile/profile-queries.ts'

/** Travel, setup and what to bring; nothing while none of it is known (docs/product.md P2.34). */
export function GoodToKnow({ agentId }: { agentId: Agent['id'] }) {
  const { data } = useQuery(factsQuery(agentId))
  const facts = [
    ['Travel', data?.travel],
    ['Setup', data?.setup],
    ['What to bring', data?.bring],
  ].filter(([, text]) => text)
  if (facts.length === 0) return null
  return (
    <section className="good-to-know" aria-labelledby="good-to-know">
      <h3 id="good-to-know">Good to know</h3>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
