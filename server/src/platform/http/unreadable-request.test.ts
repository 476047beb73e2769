import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sharedWorld } from '#test/world.ts'

/** The server's response to exactly these bytes. */
async function answerTo(bytes: string) {
  const { port } = new URL(await (await sharedWorld()).url())
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

test.each([
  ['what is not HTTP', 'HELLO\r\n\r\n', 400, 'malformed'],
  ['a broken header', 'GET / HTTP/1.1\r\nhost: a\r\nx bad: 1\r\n\r\n', 400, 'malformed'],
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'too_large'],
  ['a header that is too long', `GET / HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
])('%s is answered in the envelope', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(/^x-content-type-options: nosniff/m)
  const problem = JSON.parse(body) as { code: string; requestId: string }
  expect(problem.code).toBe(code)
  expect(head).toContain(`x-request-id: ${problem.requestId}`)
})
