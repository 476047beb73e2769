import { once } from 'node:events'

/** The other end of startChild: receives the work, opens, and returns the address. */
export async function serve<Work>(open: (work: Work) => Promise<{ url: string; close: () => Promise<unknown> }>) {
  const [work] = await once(process, 'message')
  const { url, close } = await open(work as Work)
  process.on('message', (word) => {
    const { user, system } = process.cpuUsage()
    if (word === 'cpu') process.send!((user + system) / 1e6)
    if (word === 'memory') process.send!(process.memoryUsage.rss())
    if (word === 'held') process.send!(heldBytes())
  })
  const end = () => close().finally(() => process.exit())
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  process.send!({ url })
}

/** The memory in use, without garbage; needs --expose-gc. */
function heldBytes() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
