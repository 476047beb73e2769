const sheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * A page with its style sheets inside: the first answer is enough to draw it, which a weak network repays at once.
 * The links stay for the router, which knows by them what a page has; as sheets for print nothing waits for them.
 */
export function inlineStyles(html: string, read: (path: string) => string) {
  const paths = [...html.matchAll(sheet)].map(([, path = '']) => path)
  const [first] = html.match(sheet) ?? []
  if (!first) return html
  const styles = `<style>${paths.map(read).join('')}</style>`
  return html.replace(first, () => styles + first).replaceAll(sheet, (link) => link.replace('/>', ' media="print"/>'))
}
