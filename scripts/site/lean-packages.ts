import type { Plugin } from 'vite'
import { applyCuts, type Cut } from './cut.ts'
import { COMPONENT_CUTS, DOM_CUTS, HOOK_CUTS, ROUTER_CUTS } from './router-cuts.ts'

export const CUTS: readonly [file: string, cuts: readonly Cut[]][] = [
  ['react-router/dist/production/lib/router/router.js', ROUTER_CUTS],
  ['react-router/dist/production/lib/components.js', COMPONENT_CUTS],
  ['react-router/dist/production/lib/hooks.js', HOOK_CUTS],
  ['react-router/dist/production/lib/dom/lib.js', DOM_CUTS],
]

/**
 * Lets the bundler leave out the router's parts that nothing uses. Some it cannot know to be unused: what a router's
 * object could do, and React's calls, which might have an effect. The names that components get for debugging would be
 * a use. The first chunk would hold forms, fetchers and prefetching no screen has.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler(code, id) {
      const cuts = CUTS.find(([file]) => id.endsWith(file))?.[1] ?? []
      const left = applyCuts(id, code, cuts)
        .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
        // what a broken rule says to a developer stays in the development build
        .replace(/^(\t*invariant\(.+), (?:"[^"]*"|`[^`]*`)\);$/gm, '$1);')
        .replace(/^\t*warning\(.+\);$/gm, '')
        .replace(/ = (?=React\$1\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ ')
      return { code: left, map: null }
    },
  },
}
