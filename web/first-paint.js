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
  const add = (tag, attributes) => {
    const element = Object.assign(document.createElement(tag), attributes)
    document.head.append(element)
    return element
  }

  // until then, style sheets leave out what can wait
  dataset.unpainted = ''
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    delete dataset.unpainted
    for (const { href, dataset: link } of document.querySelectorAll('link[rel=after-paint]')) {
      if ('entry' in link) add('script', { type: 'module', crossOrigin: '', src: href })
      else if ('read' in link)
        // the credentials mode of every call (web/lib/api.ts): with another, the browser would ask twice
        add('link', { rel: 'preload', as: 'fetch', fetchPriority: 'low', crossOrigin: 'use-credentials', href })
      else add('link', { rel: 'modulepreload', crossOrigin: '', href })
    }
  }
  const awaited = new Set(['text', 'page'])
  const painted = (what) => {
    awaited.delete(what)
    if (awaited.size === 0) requestAnimationFrame(() => setTimeout(begin))
  }
  // a picture that has arrived is painted some frames later; a browser may not say when
  const arrived = (what) => setTimeout(() => painted(what), 200)
  const observe = (type, seen) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true })
    } catch {}
  }

  // the scene's theme is known only here, and an agency's own photo has none; home's changes with the width, as in hero.css
  const scenes = { '/': { wide: '(min-width: 768px)', tall: '(max-width: 767.98px)' }, '/about': { tall: '' } }
  for (const [shape, media] of Object.entries(scenes[location.pathname] ?? {})) {
    const href = `${dataset.hero ?? `${dataset.assets ?? ''}/scenes/hero-${light ? 'matinee' : 'evening'}`}-${shape}.avif`
    const onload = () => arrived(scene.href)
    const scene = add('link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      media,
      href,
      onload,
    })
    if (matchMedia(media).matches) awaited.add(scene.href)
  }
  observe('paint', ({ name }) => name === 'first-contentful-paint' && painted('text'))
  observe('largest-contentful-paint', ({ url, element }) => {
    painted(url)
    painted(element)
  })
  document.addEventListener('DOMContentLoaded', () => {
    // the one picture that is painted first, if the page has one
    const first = document.querySelector('img[fetchpriority=high]')
    if (first && !first.complete) {
      awaited.add(first)
      for (const end of ['load', 'error']) first.addEventListener(end, () => arrived(first))
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
