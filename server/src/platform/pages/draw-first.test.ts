import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, Links, Scripts, type ServerBuild, ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import { drawFirst } from './draw-first.ts'
import { sha256 } from './policy.ts'

const sheets: Record<string, string> = { '/assets/site-a1.css': '.a{color:red}', '/assets/page-b2.css': '.b{top:$&}' }
const read = (path: string) => sheets[path] ?? ''

test('the style sheets of a page are inlined in order, and nothing waits for the links', () => {
  const html =
    '<head><title>A</title><link rel="stylesheet" href="/assets/site-a1.css#"/><link rel="stylesheet" href="/assets/page-b2.css"/></head>'
  const drawn = drawFirst(html, read)
  for (const { styles } of [drawn, drawFirst(html, read)]) expect(styles).toEqual([sha256('.a{color:red}.b{top:$&}')])
  expect(drawn.html).toBe(
    '<head><title>A</title><style>.a{color:red}.b{top:$&}</style>' +
      '<link rel="stylesheet" href="/assets/site-a1.css#" media="print"/>' +
      '<link rel="stylesheet" href="/assets/page-b2.css" media="print"/></head>',
  )
})

test('a page without style sheets, and external ones, stay unchanged', () => {
  for (const html of ['<p>None</p>', '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>'])
    expect(drawFirst(html, read)).toEqual({ html, styles: [] })
})

test('scripts are deferred until the first paint; data blocks are not', () => {
  const data = '<script>window.context = {}</script>'
  expect(
    drawFirst(
      `${data}<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">import "/assets/a.js"</script>`,
      read,
    ).html,
  ).toBe(`${data}<link rel="later" href="/assets/a.js"/><script type="later">import "/assets/a.js"</script>`)
})

const Root = () =>
  createElement('html', null, createElement('head', null, createElement(Links)), createElement(Scripts))

/** A page as React Router itself writes it, with a style sheet and preloaded scripts. */
async function renderedPage() {
  const route = { id: 'root', path: '', hasAction: false, hasLoader: false, hasErrorBoundary: false }
  const build = {
    entry: {
      module: {
        default: (request: Request, status: number, headers: Headers, context: EntryContext) =>
          new Response(renderToString(createElement(ServerRouter, { context, url: request.url })), { status, headers }),
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: Root } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: { root: { ...route, module: '/assets/root.js', imports: [], css: ['/assets/site-a1.css'] } },
      url: '/assets/manifest.js',
      version: '1',
    },
    ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
  const answer = await createRequestHandler(build, 'production')(new Request('http://localhost/'))
  return answer.text()
}

test('what React Router writes is recognised: nothing of it is fetched before the first paint', async () => {
  const before = await renderedPage()
  expect(before).toContain('<link rel="modulepreload" ')
  const { html, styles } = drawFirst(before, read)
  expect(styles).toEqual([sha256('.a{color:red}')])
  expect(html).not.toMatch(/rel="(modulepreload|preload)"|<script[^>]*\b(type="module"|src=)/)
  for (const [link] of html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)) expect(link).toContain('media="print"')
  expect(html.match(/<link rel="later" [^>]*href="([^"]+)"/g)).toHaveLength(4)
  expect(html).toMatch(/<script type="later">[^<]*\/assets\/entry\.js/)
})
