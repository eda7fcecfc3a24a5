/**
 * Where the browser gets a picture of this site: from the CDN that the page names, else from the site itself. In pages
 * that the server draws it writes the CDN itself (server/site/asset-origin.ts).
 * @param path begins with a slash; another address stays as it is
 */
export function assetAddress(path: string): string {
  const origin = typeof document === 'undefined' ? undefined : document.documentElement.dataset.assets
  return origin && path.startsWith('/') ? origin + path : path
}
