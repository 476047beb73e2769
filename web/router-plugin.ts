import type { Plugin } from 'vite'

const prefetchedLinks = /async function getKeyedPrefetchLinks\(.*?\n\}/s

function replaceIn(code: string, found: RegExp, replacement: string) {
  if (code.search(found) < 0) throw new Error(`React Router has changed: router-plugin.ts looks for ${found}`)
  return { code: code.replace(found, replacement), map: null }
}

/**
 * Hovering a link makes React Router import the route's module only to read its `links` export, and reload the page
 * if the import fails: without a network, a hover would lose the page. No route but the root has that export; the
 * module is still preloaded by `<link rel="modulepreload">`.
 */
const prefetchWithoutImport = (): Plugin => ({
  name: 'prefetch-without-import',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/links\.js$/ },
    handler: (code) => replaceIn(code, prefetchedLinks, 'async function getKeyedPrefetchLinks() { return [] }'),
  },
})

/** We do not instrument the router; without the option, its code is left out of every page's first load. */
const withoutInstrumentation = (): Plugin => ({
  name: 'router-without-instrumentation',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/router\/router\.js$/ },
    handler: (code) => replaceIn(code, /\binit\.instrumentations\b/g, 'undefined'),
  },
})

export const leanRouter = () => [prefetchWithoutImport(), withoutInstrumentation()]
