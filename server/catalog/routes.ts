import { Temporal } from 'temporal-polyfill'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { BY_TIME, cutPage } from '#server/http/answers/page.ts'
import type { PreparedReads } from '#server/http/answers/prepared.ts'
import { sharedFileHeaders } from '#server/http/answers/security-headers.ts'
import type { Route } from '#server/http/route.ts'
import { TAX_TABLES } from '#server/settings/tax/plus-tax.ts'
import { agentFacets, agentFacts, agentImage, listAgents } from '#shared/contract/catalog/agents.ts'
import { listCategories } from '#shared/contract/catalog/categories.ts'
import { listOccasionAgents } from '#shared/contract/catalog/occasions.ts'
import { listActivePackages } from '#shared/contract/catalog/packages.ts'
import { PLAIN_LIST_LIMIT, SEARCH_PAGE_LIMIT } from '#shared/model/agent.ts'
import { OCCASION_NAMES, type Occasion } from '#shared/model/occasions.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import * as packages from './active-packages.ts'
import { adminAgentRoutes } from './agents/admin-routes.ts'
import { agentProfileRoutes } from './agents/agent-routes.ts'
import { adminCategoryRoutes } from './categories/admin-routes.ts'
import { readRendering } from './images/stored-renderings.ts'
import { listAllOccasionAgents } from './occasion-agents.ts'
import { photoRoutes } from './photos/routes.ts'
import { presentAgent, presentCategory, presentFacts } from './present.ts'
import * as queries from './queries.ts'
import { readFacets } from './search/facets.ts'
import { readConditions } from './search/read-conditions.ts'
import { searchAgents } from './search/search.ts'
import { type MeantSearch, understandWords } from './search/understand-words.ts'
import { keepLexicon } from './words/lexicon-store.ts'

/** The agents, their categories, packages and pictures as everyone may see them; then the other roles' routes. */
export function catalogRoutes(route: Route, prepared: PreparedReads, context: AppContext): void {
  const { db } = context
  const readLexicon = keepLexicon(context)
  const understand = async (words: string) =>
    understandWords(words, await readLexicon(), Temporal.PlainDate.from(atlantaDay(context.now())))
  const offered = async () => (await packages.listActivePackages(db)).map(packages.presentActivePackage)
  prepared.add({
    endpoint: listAgents,
    tables: ['agents', ...TAX_TABLES],
    build: async () => {
      const rows = await searchAgents(db, {}, { limit: PLAIN_LIST_LIMIT + 1 })
      const { listed, link } = cutPage({ path: listAgents.path, limit: PLAIN_LIST_LIMIT, order: BY_TIME }, rows)
      const body = listed.map(presentAgent)
      if (link === undefined) return { body }
      const { total } = await readFacets(db)
      return { body, headers: { link, 'x-total-count': String(total) } }
    },
  })
  prepared.add({ endpoint: agentFacets, tables: ['agents'], build: async () => ({ body: await readFacets(db) }) })
  prepared.add({
    endpoint: listCategories,
    tables: ['categories', 'agents'],
    build: async () => ({ body: (await queries.listCategories(db)).map(presentCategory) }),
  })
  prepared.add({
    endpoint: listActivePackages,
    tables: ['service_packages', ...TAX_TABLES],
    build: async () => ({ body: await offered() }),
  })
  const addressOf = (occasion: Occasion) => listOccasionAgents.path.replace(':occasion', occasion)
  prepared.addSet({
    endpoint: listOccasionAgents,
    tables: ['agents', ...TAX_TABLES],
    addresses: OCCASION_NAMES.map(addressOf),
    build: async () => {
      const all = [...(await listAllOccasionAgents(db))]
      return new Map(all.map(([occasion, rows]) => [addressOf(occasion), { body: rows.map(presentAgent) }]))
    },
  })

  route(listAgents, async ({ query: { sort, cursor, limit, ...search }, page }) => {
    const narrowed = sort !== undefined || Object.values(search).some((value) => value !== undefined)
    const { conditions } = await readConditions(search, understand)
    const rows = await page(BY_TIME, (window) => searchAgents(db, conditions, { sort, ...window }), {
      most: narrowed ? SEARCH_PAGE_LIMIT : PLAIN_LIST_LIMIT,
      count: narrowed ? undefined : async () => (await readFacets(db)).total,
    })
    return rows.map(presentAgent)
  })
  route(agentFacets, async ({ query }) => {
    const { conditions, meant } = await readConditions(query, understand)
    return { ...(await readFacets(db, conditions)), ...(meant?.date !== undefined && { read: presentRead(meant) }) }
  })
  route(listCategories, async () => (await queries.listCategories(db)).map(presentCategory))
  route(listActivePackages, offered)
  route(listOccasionAgents, async ({ params: { occasion } }) =>
    ((await listAllOccasionAgents(db)).get(occasion) ?? []).map(presentAgent),
  )

  route(agentFacts, async ({ params: { id }, actor }) => {
    const facts = await queries.findFacts(db, id, actor?.role !== 'admin')
    if (!facts) throw notFound('We do not know this agent')
    return presentFacts(facts)
  })

  route(agentImage, async ({ params: { id, width, format }, setHeader }) => {
    const image = await readRendering(context, { id, width, format })
    if (!image) throw notFound('There is no such picture')
    setHeader('content-type', `image/${format}`)
    for (const [name, value] of Object.entries(sharedFileHeaders(context.config))) setHeader(name, value)
    setHeader('cache-control', 'public, max-age=31536000, immutable')
    setHeader('content-security-policy', "default-src 'none'; sandbox")
    return image
  })

  photoRoutes(route, context)
  adminAgentRoutes(route, context)
  adminCategoryRoutes(route, context)
  agentProfileRoutes(route, context)
}

/** How words with a date were read. */
const presentRead = ({ words, date = '', hours }: MeantSearch) => ({ q: words ?? null, date, hours: hours ?? null })
