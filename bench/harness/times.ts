/**
 * The duration of each response in microseconds; the servers are called alternately, one request at a time, each with
 * the next of the paths.
 */
export async function timesOf<const U extends readonly string[]>(urls: U, rounds: number, paths = ['']) {
  const times = urls.map(() => [] as number[])
  for (let round = -20; round < rounds; round++)
    for (const [at, url] of urls.entries()) {
      const startedAt = performance.now()
      const reply = await fetch(url + paths[(round + 20) % paths.length])
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${url} returned ${reply.status}`)
      if (round >= 0) times[at]?.push((performance.now() - startedAt) * 1000)
    }
  return times as { [K in keyof U]: number[] }
}

export function percentileOf(times: readonly number[], percent: number) {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
