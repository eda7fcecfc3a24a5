// Runs before the first paint: the page must not flash in the other theme, and home's picture starts early.
;(() => {
  let light = false
  try {
    light = localStorage.getItem('theme') === 'light'
  } catch {}
  if (light) {
    document.documentElement.dataset.theme = 'light'
    document.querySelector('meta[name=theme-color]').content = '#edf1eb'
  }
  if (location.pathname !== '/') return
  for (const [shape, media] of [
    ['wide', '(min-width: 768px)'],
    ['tall', '(max-width: 767.98px)'],
  ]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', media, fetchPriority: 'high' })
    link.href = `/scenes/hero-${light ? 'matinee' : 'evening'}-${shape}.avif`
    document.head.append(link)
  }
})()
