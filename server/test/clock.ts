export interface Span {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

/** A clock that stands still until a test moves it. */
export function createClock(start = new Date('2026-03-02T04:30:00Z')) {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span) {
      at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
    set(to: Date) {
      at = to.getTime()
    },
  }
}
