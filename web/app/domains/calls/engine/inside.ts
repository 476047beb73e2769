const KEY = 'paramarsh-in-room'

export interface Inside {
  /** What the person had turned on. */
  wish: { audio: boolean; video: boolean }
  /** The seat they were given when they pressed Join. */
  firstSeat: number | null
}
type Kept = Inside & { slug: string }

const stored = (): Partial<Kept> | null => {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
  } catch {
    return null
  }
}

/** This tab is in a room: after a reload it goes back in by itself, as it was. A browser without storage just asks again. */
export const inside = {
  /** Adds to what was noted of the same room. */
  note(slug: string, news: Partial<Inside>) {
    const before = inside.read(slug)
    const kept = { wish: { audio: true, video: true }, firstSeat: null, ...before, ...news, slug } satisfies Kept
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {}
  },
  forget() {
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {}
  },
  read(slug: string): Inside | null {
    const kept = stored()
    if (kept?.slug !== slug) return null
    return {
      wish: { audio: kept.wish?.audio === true, video: kept.wish?.video === true },
      firstSeat: typeof kept.firstSeat === 'number' ? kept.firstSeat : null,
    }
  },
}
