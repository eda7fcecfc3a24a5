import './styles/index.css'
import './styles/first-screens.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { App } from '#web/app/app.tsx'
import { adoptPageRead, findPageReads } from '#web/app/page-read.ts'
import { queryClient } from '#web/app/query-client.ts'
import { createRouter, preparePortals } from '#web/app/router.tsx'
import { holdAnswers } from '#web/lib/api.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

for (const read of findPageReads(document)) adoptPageRead(queryClient, read)
const release = root.hasChildNodes() ? holdAnswers() : undefined

/** The page is this browser's own: answers may change it, and what was pressed meanwhile is done (first-paint.js). */
function onShown(): void {
  release?.()
  document.dispatchEvent(new Event('shown'))
}

type Router = ReturnType<typeof createRouter>

/** Until the first screen's code is here. */
function arrived(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** The server knows addresses by the letter, the router more kindly: what it sent must be what is drawn now. */
function isAsSent({ state }: Router): boolean {
  const path = state.matches.at(-1)?.route.path
  return !state.errors && (path === '*' || path === location.pathname)
}

/** Not awaited at the top: screens import from this chunk, and would wait for it as it waits for them. */
async function takeOver(root: HTMLElement): Promise<void> {
  // a list of routes that does not load is requested again by the router, which shows the failure
  await preparePortals(location.pathname).catch(() => {})
  const router = createRouter()
  const app = (
    <App client={queryClient} onShown={onShown}>
      <RouterProvider router={router} />
    </App>
  )
  if (release) await arrived(router)
  if (release && isAsSent(router)) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void takeOver(root)
