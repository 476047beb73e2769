import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor, takeMarks } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
const origin = 'https://paramarsh.example'
const MARK = 'c0ffee'
const marked = (html: string) => takeMarks(html.replaceAll(' mark', ` nonce="${MARK}"`), MARK)
const policyOf = (html: string) => policyFor(marked(html).allowed, origin)

test('every inline script of the renderer is allowed by its hash, once', () => {
  const html = `<script mark>a()</script><script mark type="module" async="">import "/x.js"\n</script><script mark>a()</script>`
  expect(directive(policyOf(html), 'script-src')).toBe(`script-src 'self' ${hash('a()')} ${hash('import "/x.js"\n')}`)
})

test('external scripts and data blocks need no hash', () => {
  const html = '<script mark src="/a.js"></script><script mark type="application/ld+json">{"a":1}</script>'
  expect(directive(policyOf(html), 'script-src')).toBe("script-src 'self'")
})

test('inline style elements are hashed too, and only style attributes are allowed besides', () => {
  const policy = policyOf('<style mark data-x>a{color:red}</style>')
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{color:red}')}`)
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
})

test('nothing else may frame, post to, or be loaded by a page', () => {
  const policy = policyOf('')
  expect(policy).toContain("connect-src 'self' wss://paramarsh.example")
  for (const closed of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(policy, closed)).toBe(`${closed} 'none'`)
  expect(directive(policy, 'form-action')).toBe("form-action 'self'")
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/)
})

test('the gateway’s window is allowed only if payments use it', () => {
  const closed = policyOf('')
  const open = policyFor(marked('').allowed, origin, { razorpay: true })
  expect(closed).not.toContain('razorpay')
  expect(directive(open, 'script-src')).toBe("script-src 'self' https://checkout.razorpay.com")
  expect(directive(open, 'frame-src')).toBe('frame-src https://api.razorpay.com https://checkout.razorpay.com')
  expect(directive(open, 'connect-src')).toContain('https://api.razorpay.com')
})

test('scripts and styles without the marker are not allowed, and the marker does not leave the server', () => {
  const { html, allowed } = marked(
    '<script>evil()</script><style>b{}</style><link mark rel="x"/><script mark>a()</script>',
  )
  expect([...allowed.scripts]).toEqual([hash('a()')])
  expect([...allowed.styles]).toEqual([])
  expect(html).not.toContain(MARK)
})
