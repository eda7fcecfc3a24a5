// Runs before the first paint: the page must not flash in the other theme, home's picture starts early, and the
// page's own script comes after what is painted without it. What is pressed until then is done when it has come.
{
  const { dataset } = document.documentElement
  let light = false
  try {
    light = localStorage.getItem('theme') === 'light'
  } catch {}
  if (light) {
    dataset.theme = 'light'
    document.querySelector('meta[name=theme-color]').content = '#edf1eb'
  }
  // the office's frame, before the script has read how its sidebar was left
  if (/(?:^|; )sidebar=collapsed/.test(document.cookie)) dataset.sidebar = 'collapsed'
  // the ticket keeps the place of the agent the address asks for, whom the page as it is sent knows nothing of
  if (new URLSearchParams(location.search).has('agent')) dataset.asked = 'agent'
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes))

  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const link of document.querySelectorAll('link[rel=after-paint]')) {
      if ('entry' in link.dataset) add('script', { type: 'module', crossOrigin: '', src: link.href })
      else add('link', { rel: 'modulepreload', crossOrigin: '', href: link.href })
    }
  }
  const awaited = new Set(['text', 'page'])
  const painted = (what) => {
    awaited.delete(what)
    if (awaited.size === 0) requestAnimationFrame(() => setTimeout(begin))
  }

  // the scene's theme is known only here, and an agency's own photo has none; home's changes with the width, as in hero.css
  const scenes = { '/': { wide: '(min-width: 768px)', tall: '(max-width: 767.98px)' }, '/about': { tall: '' } }
  for (const [shape, media] of Object.entries(scenes[location.pathname] ?? {})) {
    awaited.add('scene')
    const href = `${dataset.hero ?? `/scenes/hero-${light ? 'matinee' : 'evening'}`}-${shape}.avif`
    const onload = () => painted('scene')
    add('link', { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high', media, href, onload })
  }
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted('text')
    }).observe({ type: 'paint', buffered: true })
  } catch {}
  document.addEventListener('DOMContentLoaded', () => {
    // the one picture that is painted first, if the page has one
    const first = document.querySelector('img[fetchpriority=high]')
    if (first && !first.complete) {
      awaited.add('picture')
      for (const end of ['load', 'error']) first.addEventListener(end, () => painted('picture'))
    }
    painted('page')
    // nothing was prerendered, or nobody is looking: there is no paint to wait for; nor is any waited for too long
    if (document.hidden || !document.getElementById('root').hasChildNodes()) begin()
    else setTimeout(begin, 1500)
  })

  const pressed = []
  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest?.('button')
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(target)
  }
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  document.addEventListener('shown', () => {
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
    setTimeout(() => {
      for (const target of pressed) target.requestSubmit ? target.requestSubmit() : target.click()
    })
  })
}
