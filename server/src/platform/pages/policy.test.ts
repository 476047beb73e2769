import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
const origin = 'https://paramarsh.example'

test('every inline script of the page is named by its hash, once', () => {
  const html = `<script>a()</script><script type="module" async="">import "/x.js"\n</script><script>a()</script>`
  expect(directive(policyFor(html, origin), 'script-src')).toBe(
    `script-src 'self' ${hash('a()')} ${hash('import "/x.js"\n')}`,
  )
})

test('scripts from files and blocks of data need no hash', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>'
  expect(directive(policyFor(html, origin), 'script-src')).toBe("script-src 'self'")
})

test('inline style elements are hashed too, and style attributes are all that is allowed besides', () => {
  const policy = policyFor('<style data-x>a{color:red}</style>', origin)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{color:red}')}`)
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
})

test('nothing else may frame, post to, or be loaded by a page', () => {
  const policy = policyFor('', origin)
  expect(policy).toContain("connect-src 'self' wss://paramarsh.example")
  for (const closed of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(policy, closed)).toBe(`${closed} 'none'`)
  expect(directive(policy, 'form-action')).toBe("form-action 'self'")
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/)
})

test('the gateway’s window is let in only where payments go through it', () => {
  const closed = policyFor('', origin)
  const open = policyFor('', origin, { razorpay: true })
  expect(closed).not.toContain('razorpay')
  expect(directive(open, 'script-src')).toBe("script-src 'self' https://checkout.razorpay.com")
  expect(directive(open, 'frame-src')).toBe('frame-src https://api.razorpay.com https://checkout.razorpay.com')
  expect(directive(open, 'connect-src')).toContain('https://api.razorpay.com')
})
