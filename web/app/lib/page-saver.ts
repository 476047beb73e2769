import { languageOf, localPath } from './i18n/language.ts'

/**
 * Returns a function that asks each worker once to save these pages for offline use, in this page's language, and the
 * files this page was built of.
 */
export function pageSaver(paths: readonly string[]) {
  const asked = new WeakMap<ServiceWorker, string>()
  return async () => {
    const { active } = await navigator.serviceWorker.ready
    const language = languageOf(window.location.pathname)
    if (!active || asked.get(active) === language) return
    asked.set(active, language)
    const saveFiles = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname)
    const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } }
    active.postMessage({
      savePages: paths.map((path) => localPath(path, language)),
      saveFiles,
      release: manifest?.version,
    })
  }
}
