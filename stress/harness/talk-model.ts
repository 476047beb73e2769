/** The lease, deliberately duplicated from the app. */
const LEASE_MS = 6_000

type Role = 'customer' | 'consultant'
export interface Signal {
  role: Role
  at: number
  /** What a side sent or did; `beat`: no change; `looked`: the server swept the room. */
  kind: 'joined' | 'rejoined' | 'connected' | 'apart' | 'beat' | 'left' | 'looked'
}

interface Side {
  connected: boolean
  last: number
}

/**
 * How long both were connected, computed only from the list of received messages and their times: from the moment both
 * report it until one of them reports otherwise, leaves or rejoins, or is found without a beat for a lease, in which
 * case it was until that side was last seen. In milliseconds.
 */
export function overlapOf(signals: readonly Signal[], end: { at: number; hungUp: boolean }): number {
  const sides = new Map<Role, Side>()
  let [since, total] = [undefined as number | undefined, 0]
  const close = (at: number) => {
    if (since !== undefined) total += Math.max(0, at - since)
    since = undefined
  }
  const isLost = ({ last }: Side, at: number) => Math.abs(at - last) >= LEASE_MS
  function look(at: number) {
    const lost = [...sides].filter(([, side]) => isLost(side, at))
    for (const [role] of lost) sides.delete(role)
    if (lost.length > 0) close(Math.min(at, ...lost.map(([, { last }]) => last)))
  }
  function settle(at: number) {
    const both = sides.size === 2 && [...sides.values()].every((side) => side.connected && !isLost(side, at))
    if (both) since ??= at
    else close(at)
  }
  /**
   * A join ends what was metered with the previous seat; the same page that rejoins within its lease is still
   * connected.
   */
  function come(role: Role, at: number, samePage: boolean) {
    look(at)
    const before = sides.get(role)
    if (before) close(Math.min(before.last, at))
    sides.set(role, { connected: samePage && before?.connected === true, last: at })
  }
  for (const { role, at, kind } of signals) {
    const side = sides.get(role)
    if (kind === 'looked') look(at)
    else if (kind === 'beat') side!.last = at
    else {
      if (kind === 'left') sides.delete(role)
      else if (kind === 'connected' || kind === 'apart') sides.set(role, { connected: kind === 'connected', last: at })
      else come(role, at, kind === 'rejoined')
      settle(at)
    }
  }
  if (end.hungUp) look(end.at)
  close(end.at)
  return total
}

/**
 * The price of this many seconds before tax, rounded half up, and with the two equal taxes of a buyer in our own state:
 * deliberately duplicated.
 */
export const priceBy = (ratePaise: number, seconds: number) => Number((BigInt(ratePaise) * BigInt(seconds) + 30n) / 60n)
export const withTax = (paise: number) => paise + 2 * Number((BigInt(paise) * 9n + 50n) / 100n)
