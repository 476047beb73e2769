const KEY = 'paramarsh-in-room'

export interface Inside {
  /** What the user had turned on. */
  input: { audio: boolean; video: boolean }
  /** The seat assigned when they pressed Join. */
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

/**
 * Marks that this tab is in a room: after a reload it rejoins automatically, with the same settings. Without storage
 * the user has to press Join again.
 */
export const inside = {
  /** Merges into what is stored for the same room. */
  note(slug: string, changes: Partial<Inside>) {
    const before = inside.read(slug)
    const kept = { input: { audio: true, video: true }, firstSeat: null, ...before, ...changes, slug } satisfies Kept
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {}
  },
  erase() {
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {}
  },
  read(slug: string): Inside | null {
    const kept = stored()
    if (kept?.slug !== slug) return null
    return {
      input: { audio: kept.input?.audio === true, video: kept.input?.video === true },
      firstSeat: typeof kept.firstSeat === 'number' ? kept.firstSeat : null,
    }
  },
}
