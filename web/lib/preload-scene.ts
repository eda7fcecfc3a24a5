import { preload } from 'react-dom'

/** Where the home page changes from the tall to the wide scene, as in hero.css. */
const WIDE = '(min-width: 768px)'
const TALL = '(max-width: 767.98px)'

/**
 * Has a page's head ask for the scene of the dark theme, which every visitor sees who has not chosen the other one: a
 * style sheet's picture would come a round trip later. In a browser the style sheet knows better.
 * @param wide whether wide windows show the wide scene
 */
export function preloadScene({ wide }: { wide: boolean }): void {
  if (!import.meta.env.SSR) return
  const scene = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  preload('/scenes/hero-evening-tall.avif', wide ? { ...scene, media: TALL } : scene)
  if (wide) preload('/scenes/hero-evening-wide.avif', { ...scene, media: WIDE })
}
