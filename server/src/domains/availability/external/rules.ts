/**
 * The first of every host, then the second of every host, and so on: a host with many calendars does not delay others.
 */
export function alternateHosts<T extends { host: string }>(calendars: readonly T[]): T[] {
  const byHost = [...Map.groupBy(calendars, ({ host }) => host).values()]
  const rounds = Math.max(0, ...byHost.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => byHost.flatMap((own) => own.slice(round, round + 1))).flat()
}
