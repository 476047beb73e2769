import { type PointerEvent, useState } from 'react'
import type { Block } from '../blocks.ts'
import { DAY_MINUTES, type Range, timeOf } from '../clock.ts'

const HOUR_PX = 52
const STEP = 30
const AT_LEAST = 60

interface Ghost {
  fromMinute: number
  toMinute: number
}

/** Draws hours with a mouse or pen; touch scrolls instead, and the keyboard opens the day's dialog. */
export function useDragHours(from: number, blocks: readonly Block[], onDone: (range: Range) => void) {
  const [ghost, setGhost] = useState<(Ghost & { startedAt: number }) | undefined>()

  const minuteAt = (event: PointerEvent<HTMLElement>) => {
    const { top } = event.currentTarget.getBoundingClientRect()
    const minute = from + Math.floor(((event.clientY - top) / HOUR_PX) * (60 / STEP)) * STEP
    return Math.min(Math.max(minute, 0), DAY_MINUTES - STEP)
  }
  /** Hours end where the next ones begin. */
  const spanned = (startedAt: number, at: number): Ghost => {
    const open = blocks.filter(({ kind }) => kind === 'open')
    const floor = Math.max(0, ...open.filter(({ toMinute }) => toMinute <= startedAt).map(({ toMinute }) => toMinute))
    const ceiling = Math.min(
      DAY_MINUTES,
      ...open.filter((one) => one.fromMinute > startedAt).map((one) => one.fromMinute),
    )
    const [low, high] = [Math.min(startedAt, at), Math.max(startedAt, at) + STEP]
    return { fromMinute: Math.max(low, floor), toMinute: Math.min(Math.max(high, low + AT_LEAST), ceiling) }
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch' || event.button !== 0 || event.target !== event.currentTarget) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const startedAt = minuteAt(event)
      setGhost({ startedAt, ...spanned(startedAt, startedAt) })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (ghost) setGhost({ startedAt: ghost.startedAt, ...spanned(ghost.startedAt, minuteAt(event)) })
    },
    onPointerUp() {
      if (!ghost) return
      setGhost(undefined)
      if (ghost.fromMinute < ghost.toMinute) onDone({ from: timeOf(ghost.fromMinute), to: timeOf(ghost.toMinute) })
    },
    onPointerCancel: () => setGhost(undefined),
  }
  return { ghost, handlers }
}
