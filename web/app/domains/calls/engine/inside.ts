const KEY = 'paramarsh-in-room'

export interface Inside {
  /** What the user had turned on. */
  input: { audio: boolean; video: boolean }
  /** The seat assigned when they pressed Join. */
  firstSeat: number | null
}
type Saved = Inside & { slug: string }

const stored = (): Partial<Saved> | null => {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<Saved> | null
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
    const saved = { input: { audio: true, video: true }, firstSeat: null, ...before, ...changes, slug } satisfies Saved
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(saved))
    } catch {}
  },
  erase() {
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {}
  },
  read(slug: string): Inside | null {
    const saved = stored()
    if (saved?.slug !== slug) return null
    return {
      input: { audio: saved.input?.audio === true, video: saved.input?.video === true },
      firstSeat: typeof saved.firstSeat === 'number' ? saved.firstSeat : null,
    }
  },
}
