import { parentPort, threadId } from 'node:worker_threads'
import type { FromThread, ToThread } from '../render-messages.ts'

/** Replaces React in the tests of the threaded renderer. */
const port = parentPort!
const send = (message: FromThread) => port.postMessage(message)

port.on('message', (message: ToThread) => {
  if (message.type === 'ping') return send({ type: 'pong' })
  if (message.type !== 'render' || message.path === '/wait') return
  if (message.path === '/exit') process.exit()
  while (message.path === '/stuck');
  const bytes = Buffer.from(message.path)
  const page = { status: 200, etag: String(threadId), headers: {}, body: { br: bytes } }
  send({ type: 'rendered', id: message.id, page: page as never, cacheable: true })
})
send({ type: 'ready', parameters: {} as never, paths: [] })
