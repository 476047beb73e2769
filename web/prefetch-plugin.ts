import type { Plugin } from 'vite'

const load = 'await loadRouteModule(route, routeModules)'

/**
 * Hovering a link makes React Router import the route's module only to read its `links` export, and reload the page
 * if the import fails: without a network, a hover would lose the page. Only our root has that export, and it is
 * loaded; the module itself is still preloaded by `<link rel="modulepreload">`.
 */
export function prefetchWithoutImport(): Plugin {
  return {
    name: 'prefetch-without-import',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/links\.js$/ },
      handler: (code) => {
        if (code.split(load).length !== 2) throw new Error('React Router prefetches differently: see prefetch-plugin.ts')
        return { code: code.replace(load, 'routeModules[route.id] ?? {}'), map: null }
      },
    },
  }
}
