import { oneAddress } from './one-address.ts'
import { startProcesses } from './processes.ts'
import type { Span } from './talk-spans.ts'

type Started = Awaited<ReturnType<typeof startProcesses>>

/**
 * Two processes of the app behind one address, which are killed and restarted; with the periods in which none was
 * running.
 */
export async function startTalkApp(databaseUrl: string) {
  const places: (Started | undefined)[] = [undefined, undefined]
  const urls: string[] = []
  const without: Span[] = []
  let emptySince: number | undefined

  /** A process counts as running from the moment the proxy knows it. */
  async function start(place: number) {
    const started = await startProcesses(databaseUrl, 1)
    if (emptySince !== undefined) without.push({ from: emptySince, to: Date.now() })
    emptySince = undefined
    places[place] = started
    urls[place] = started.running[0]!.url
  }
  /** Waits until the process is gone. */
  async function kill(some: readonly number[]) {
    const doomed = some.map((place) => places[place]!)
    await Promise.all(doomed.map(({ running }) => running[0]!.kill()))
    for (const place of some) places[place] = undefined
    if (places.every((one) => one === undefined)) emptySince = Date.now()
    await Promise.all(doomed.map(({ stop }) => stop()))
  }
  /** Suspends all of them for this long. */
  async function freeze(ms: number) {
    const living = places.flatMap((one) => one?.running ?? [])
    for (const one of living) one.freeze()
    const from = Date.now()
    await new Promise((over) => setTimeout(over, ms))
    without.push({ from, to: Date.now() })
    for (const one of living) one.thaw()
  }

  await Promise.all([start(0), start(1)])
  const address = await oneAddress(urls)
  let stopping: Promise<void> | undefined
  async function stop() {
    await Promise.all(places.map((one) => one?.stop()))
    await address.close()
  }
  return {
    url: address.url,
    start,
    kill,
    freeze,
    /** The periods in which no server was running. */
    without: (): readonly Span[] => without,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}
export type TalkApp = Awaited<ReturnType<typeof startTalkApp>>
