import { PLAYED_RANGES_MAX } from '#contract/learning/constants.ts'

interface PlayedRange {
  from: number
  to: number
}

/** A longer step between two positions is a jump. Players report theirs about four times a second. */
const STEP_SECONDS = 2

/** Collects what a player played, as ranges of the video. */
export function collectPlayed() {
  let done: PlayedRange[] = []
  let open: PlayedRange | undefined
  const close = () => {
    if (open && open.to > open.from) done.push(open)
    open = undefined
  }
  return {
    /** Played on to a position, at a speed. */
    reach(at: number, speed = 1) {
      const step = open ? at - open.to : -1
      if (open && step >= 0 && step <= STEP_SECONDS * Math.max(1, speed)) open.to = at
      else {
        close()
        open = { from: at, to: at }
      }
    },
    jump: close,
    /** What was played since the last time. */
    take(): PlayedRange[] {
      const last = open?.to
      close()
      if (last !== undefined) open = { from: last, to: last }
      const taken = done.slice(-PLAYED_RANGES_MAX)
      done = []
      return taken
    },
    /** A report did not arrive: its ranges go with the next one. */
    giveBack(ranges: readonly PlayedRange[]) {
      done = [...ranges, ...done]
    },
    drop() {
      done = []
      open = undefined
    },
  }
}
