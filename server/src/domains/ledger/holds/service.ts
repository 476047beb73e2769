import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { captureHeld } from '../queries.ts'
import { balanced, type Deed, type Entry, sumOf, wholePaise } from '../rules.ts'
import { changeHold, giveBack, setAside } from './queries.ts'

interface Wish {
  /** The same key again answers the same hold. */
  key: string
  of: number
  paise: number
  until: Date
  at: Date
}

/** Sets money of a customer aside, promotional first; it is theirs again when the time is over. */
export async function hold(tx: Tx, wish: Wish) {
  const { id, promoPaise, walletPaise } = await setAside(tx, { ...wish, paise: wholePaise(wish.paise) })
  if (id === null) throw new Problem('insufficient_funds')
  return { id, promoPaise, walletPaise }
}

interface Change {
  holdId: number
  /** All that is held from now on; as much as before unless told. */
  paise?: number
  until?: Date
  at: Date
}

/** Holds more, less or longer. */
export async function extendHold(tx: Tx, { holdId, paise, until, at }: Change) {
  const { state, ...held } = await changeHold(tx, { holdId, paise: paise && wholePaise(paise), until, at })
  if (state === 'short') throw new Problem('insufficient_funds')
  if (state !== 'open') throw new Problem('hold_lapsed')
  return held
}

interface Capture extends Deed {
  holdId: number
  /** At most what is held, which it is unless told; the rest is free again. */
  paise?: number
  to: readonly Entry[]
}

/** Spends what was held, promotional money first. The same key again answers the same. */
export async function captureHold(tx: Tx, { holdId, paise, to, ...movement }: Capture) {
  const amount = wholePaise(paise ?? sumOf(to))
  const { state, ...taken } = await captureHeld(tx, movement, { holdId, paise: amount, to: balanced(to, amount) })
  if (state === 'short') throw new Problem('insufficient_funds')
  if (state !== 'posted') throw new Problem('hold_lapsed')
  return taken
}

/** Gives back what is still held; a hold that was spent or given back before stays as it is. */
export const voidHold = (tx: Tx, { holdId, at }: { holdId: number; at: Date }) => giveBack(tx, holdId, at)
