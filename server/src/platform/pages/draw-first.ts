import type { Finished } from './page.ts'

const sheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/** A page whose first answer is enough to draw it, and whose scripts wait for that: a weak network repays it at once. */
export function drawFirst(html: string, read: (path: string) => string): Finished {
  const { html: styled, styles } = inlineStyles(html, read)
  return { html: scriptsLater(styled), styles }
}

/** Nothing of the scripts is fetched while the page is drawn; the page's boot script begins with them after its first paint. */
const scriptsLater = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replaceAll('<script type="module" async="">', '<script type="later">')

/**
 * The style sheets stand inside the page. Their links stay for the router, which knows by them what a page has; as sheets
 * for print nothing waits for them.
 */
function inlineStyles(html: string, read: (path: string) => string): Finished {
  const paths = [...html.matchAll(sheet)].map(([, path = '']) => path)
  const [first] = html.match(sheet) ?? []
  if (!first) return { html, styles: [] }
  const style = paths.map(read).join('')
  const inlined = html
    .replace(first, () => `<style>${style}</style>${first}`)
    .replaceAll(sheet, (link) => link.replace('/>', ' media="print"/>'))
  return { html: inlined, styles: [style] }
}
