import type { Cut } from './cut.ts'

/** Everything up to the bracket that closes what begins here, in a file indented by tabs. */
const block = (head: string, depth: number) =>
  new RegExp(`\\t{${depth}}${RegExp.escape(head)}[\\s\\S]*?\\n\\t{${depth}}\\}[;)]*\\n`)

/**
 * What the site's router never does, in react-router's `lib/router/router.js`: no route has an action, middleware, a
 * redirect or a fetcher, and `web/app/view-transitions.ts` fades between screens instead of the router's own option.
 */
export const ROUTER_CUTS: readonly Cut[] = [
  // instrumentations
  [block('if (init.instrumentations) {', 1), ''],
  [/\tif \(init\.instrumentations\) router = .*\n/, ''],
  [
    'consumeInstrumentationClientResultMetaReceiver(router);\n\t\tlet { path, submission',
    'void 0;\n\t\tlet { path, submission',
  ],
  [block('if (opts?.instrumentationNavigateMetaReceiver) {', 2), ''],
  // the route patterns and the discovery that are still being tried out
  [block('if (future.unstable_routePatternMatching) {', 1), ''],
  [/if \(future\.unstable_customRouteDiscovery\) \{\n\t{5}[\s\S]*?\n\t{4}\}\n/, ''],
  [/\tasync function handleAction\([\s\S]*?\n\t\}\n/, ''],
  [/\tasync function fetch\([\s\S]*?\n\t\}\n/, ''],
  [/\tasync function handleFetcherAction\([\s\S]*?\n\t\}\n/, ''],
  [/\tasync function handleFetcherLoader\([\s\S]*?\n\t\}\n/, ''],
  [/else if \(discoverResult\.type === "cancelled"\) \{[\s\S]*?\} (?=else if)/, ''],
  // forms that submit to a route
  [/else if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\) \{/, 'else if (false) {'],
  [/if \(!opts \|\| !isSubmissionNavigation\(opts\)\) (return \{ path \};)[\s\S]*?\n\}\n/, '$1\n}\n'],
  [
    'let activeSubmission = submission || fetcherSubmission || getSubmissionFromNavigation(loadingNavigation);',
    'let activeSubmission;',
  ],
  [
    /\tif \(submission && isMutationMethod\(submission\.formMethod\)\) \{\n\t\tlet \{ formMethod, formEncType \}[\s\S]*?\n\t\}\n/,
    '',
  ],
  // fetchers, and what is only for development
  ['\t\tfetch,\n\t\trevalidate,\n', ''],
  ['\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
  [/\t\tpatchRoutes,\n\t\t_internalFetchControllers[\s\S]*?\n\t\t\}\n/, ''],
  [/\tfetchLoadMatches\.forEach\(\(f, key\) => \{\n\t\tif \(initialHydration[\s\S]*?\n\t\}\);\n/, ''],
  [/\trevalidatingFetchers\.filter\(\(f\) => [\s\S]*?\n\t\}\);\n/, ''],
  [/\t\tlet fetcherResultsPromise = [\s\S]*?\n\t\t\}\)\);\n/, ''],
  [/\(await fetcherResultsPromise\)\.reduce\(.*\n/, '{}\n'],
  [/\t\t\tif \(revalidatingFetchers\.length > 0\) updates\.fetchers = .*\n/, ''],
  [/\t\trevalidatingFetchers\.forEach\(\(rf\) => \{\n\t\t\tabortFetcher[\s\S]*?addEventListener\(.*\n/, ''],
  [
    /\t\tif \(pendingNavigationController\) .*removeEventListener\(.*\n\t\trevalidatingFetchers\.forEach[\s\S]*?\n\t\t\}\);\n/,
    '',
  ],
  [
    'let didUpdateFetcherRedirects = markFetchRedirectsDone(workingFetchers);\n\t\t\tcompleteNavigation',
    'let didUpdateFetcherRedirects;\n\t\t\tcompleteNavigation',
  ],
  [
    /let didUpdateFetcherRedirects = markFetchRedirectsDone\(workingFetchers\);\n\t\tlet didAbort.*\n\t\tlet shouldUpdateFetchers = .*\n/,
    'let shouldUpdateFetchers;\n',
  ],
  // redirects of loaders
  [
    /\t\tlet redirect = findRedirect\(loaderResults\);\n\t\tif \(redirect\) \{\n\t\t\tawait [\s\S]*?(?=\t\tlet workingFetchers = )/,
    '',
  ],
  [/if \(isRedirectDataStrategyResult\(result\)\) \{\n\t{3}let response[\s\S]*?\} else (?=dataResults)/, ''],
  // middleware, and routes whose parts are lazy one by one
  ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'defaultDataStrategy'],
  [/let runClientMiddleware = isStaticHandler \? [\s\S]*?\n\t\};\n/, 'let runClientMiddleware;\n'],
  [/let lazyMiddlewarePromise = loadLazyRouteProperty\([\s\S]*?\}\);\n/, 'let lazyMiddlewarePromise;\n'],
  [/\tif \(matches\.some\(\(m\) => m\._lazyPromises\?\.middleware\)\) .*\n/, ''],
  [/\tlet lazyKeys = Object\.keys\(route\.lazy\);[\s\S]*?\n\}\n/, '}\n'],
  // answers of loaders as a Response
  [
    /(let \{ result, type \} = dataStrategyResult;\n)[\s\S]*?\n\}\n/,
    '$1\treturn type === "error" ? { type, error: result } : { type, data: result };\n}\n',
  ],
  // fades that a navigation asks for
  [/\t\tif \(isBrowser\) \{\n\t\t\trestoreAppliedTransitions[\s\S]*?\n\t\t\}\n/, ''],
  [
    /\t\tif \(pendingAction === "POP" && !isUninterruptedRevalidation && location !== state\.location\) \{[\s\S]*?\n\t\t\}\n(?=\t\tupdateState)/,
    '',
  ],
  [block('if (opts?.mask) {', 2), ''],
  // words for developers
  [/\t\t\twarning\(blockerFunctions\.size === 0 .*\n/, ''],
  [
    /if \(isUnsupported\) warning\(!isUnsupported, "Route property " \+ lazyRouteProperty.*\n\t+else if \(isStaticallyDefined\) .*\n\t+else /,
    'if (!isUnsupported && !isStaticallyDefined) ',
  ],
  [
    /\tif \(status === 400\) \{[\s\S]*?\n\t\}\n(?=\treturn new ErrorResponseImpl)/,
    '\tif (status === 404) errorMessage = "No route matches the URL";\n',
  ],
]

/** In `lib/hooks.js`: there are no server components, and the outermost route has an error screen. */
export const HOOK_CUTS: readonly Cut[] = [
  [/\t\tif \(this\.context && typeof error === "object"[\s\S]*?\n\t\t\}\n/, ''],
  [/\t\tif \(this\.context\) return .*\n/, ''],
  [/const defaultErrorElement = .*\n/, 'const defaultErrorElement = null;\n'],
  // words for developers
  [/\t+warningOnce\("route-fallback".*\n/, ''],
]

/** In `lib/dom/lib.js`: the server hands over no state of its router. */
export const DOM_CUTS: readonly Cut[] = [[/(history: createBrowserHistory\(.*\n)\t\thydrationData: .*\n/, '$1']]

/** In `lib/components.js`. */
export const COMPONENT_CUTS: readonly Cut[] = [
  [/\t\twarnOnce\(flushSync === false .*\n/, ''],
  [/\t\twarnOnce\(viewTransitionOpts == null .*\n/, ''],
]
