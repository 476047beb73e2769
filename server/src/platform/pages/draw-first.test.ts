import { expect, test } from 'vitest'
import { drawFirst } from './draw-first.ts'

const sheets: Record<string, string> = { '/assets/site-a1.css': '.a{color:red}', '/assets/page-b2.css': '.b{top:$&}' }
const read = (path: string) => sheets[path] ?? ''

test('the style sheets of a page are inlined in order, and nothing waits for the links', () => {
  const html =
    '<head><title>A</title><link rel="stylesheet" href="/assets/site-a1.css#"/><link rel="stylesheet" href="/assets/page-b2.css"/></head>'
  const drawn = drawFirst(html, read)
  expect(drawn.styles).toEqual(['.a{color:red}.b{top:$&}'])
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
