import type { Plugin } from 'vite'

const prefetchedLinks = /async function getKeyedPrefetchLinks\(.*?\n\}/s

/**
 * Hovering a link makes React Router import the route's module only to read its `links` export, and reload the page
 * if the import fails: without a network, a hover would lose the page. No route but the root has that export; the
 * module is still preloaded by `<link rel="modulepreload">`.
 */
export function prefetchWithoutImport(): Plugin {
  return {
    name: 'prefetch-without-import',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/links\.js$/ },
      handler: (code) => {
        if (!prefetchedLinks.test(code)) throw new Error('React Router prefetches differently: see prefetch-plugin.ts')
        return {
          code: code.replace(prefetchedLinks, 'async function getKeyedPrefetchLinks() { return [] }'),
          map: null,
        }
      },
    },
  }
}
