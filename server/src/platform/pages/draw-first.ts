import type { Finished } from './page.ts'
import { sha256 } from './policy.ts'

const sheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/** Makes a page paint from its first response, with scripts deferred until then: most noticeable on slow networks. */
export function drawFirst(html: string, read: (path: string) => string): Finished {
  const { html: styled, styles } = inlineStyles(html, read)
  return { html: scriptsLater(styled), styles }
}

/** No script is fetched during the first paint; the page's boot script loads them afterwards. */
const scriptsLater = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replaceAll('<script type="module" async="">', '<script type="later">')

/**
 * Inlines the style sheets. Their links stay for the router, which reads from them what a page has; with media="print"
 * nothing waits for them.
 */
function inlineStyles(html: string, read: (path: string) => string): Finished {
  const paths = [...html.matchAll(sheet)].map(([, path = '']) => path)
  const [first] = html.match(sheet) ?? []
  if (!first) return { html, styles: [] }
  const style = paths.map(read).join('')
  const inlined = html
    .replace(first, () => `<style>${style}</style>${first}`)
    .replaceAll(sheet, (link) => link.replace('/>', ' media="print"/>'))
  return { html: inlined, styles: [hashOf(paths.join(' '), style)] }
}

const hashes = new Map<string, string>()
/** Each combination of style sheets is hashed once: their names change with their content, and the build has few. */
function hashOf(paths: string, style: string) {
  const known = hashes.get(paths)
  if (known) return known
  const hash = sha256(style)
  hashes.set(paths, hash)
  return hash
}
