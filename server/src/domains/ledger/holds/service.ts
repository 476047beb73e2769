import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { captureHeld } from '../queries.ts'
import { balanced, type Entry, type PostingHeader, sumOf, wholePaise } from '../rules.ts'
import { changeHold, giveBack, setAside } from './queries.ts'

interface Input {
  /** Repeating the key returns the same hold. */
  key: string
  of: number
  paise: number
  until: Date
  at: Date
}

/** Reserves a customer's money, promotional credit first; it is released when the hold expires. */
export async function hold(tx: Tx, input: Input) {
  const { id, promoPaise, walletPaise } = await setAside(tx, { ...input, paise: wholePaise(input.paise) })
  if (id === null) throw new Problem('insufficient_funds')
  return { id, promoPaise, walletPaise }
}

interface Change {
  holdId: number
  /** The new held total; defaults to the current one. */
  paise?: number
  until?: Date
  at: Date
}

/** Increases, decreases or prolongs a hold. */
export async function extendHold(tx: Tx, { holdId, paise, until, at }: Change) {
  const { state, ...held } = await changeHold(tx, { holdId, paise: paise && wholePaise(paise), until, at })
  if (state === 'short') throw new Problem('insufficient_funds')
  if (state !== 'open') throw new Problem('hold_lapsed')
  return held
}

interface Capture extends PostingHeader {
  holdId: number
  /** At most the held amount, which is the default; the rest is released. */
  paise?: number
  to: readonly Entry[]
}

/** Captures a hold, promotional credit first. Repeating the key returns the same result. */
export async function captureHold(tx: Tx, { holdId, paise, to, ...movement }: Capture) {
  const amount = wholePaise(paise ?? sumOf(to))
  const { state, ...taken } = await captureHeld(tx, movement, { holdId, paise: amount, to: balanced(to, amount) })
  if (state === 'short') throw new Problem('insufficient_funds')
  if (state !== 'posted') throw new Problem('hold_lapsed')
  return taken
}

/** Releases what is still held; a captured or released hold stays unchanged. */
export const voidHold = (tx: Tx, { holdId, at }: { holdId: number; at: Date }) => giveBack(tx, holdId, at)
