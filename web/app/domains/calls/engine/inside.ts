const KEY = 'paramarsh-in-room'

interface Inside {
  slug: string
  /** What the person had turned on. */
  wish: { audio: boolean; video: boolean }
}

/** This tab is in a room: after a reload it goes back in by itself, as it was. A browser without storage just asks again. */
export const inside = {
  note(slug: string, wish: Inside['wish']) {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify({ slug, wish } satisfies Inside))
    } catch {}
  },
  forget() {
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {}
  },
  wishIn(slug: string): Inside['wish'] | null {
    try {
      const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Inside | null
      return kept?.slug === slug ? { audio: kept.wish.audio === true, video: kept.wish.video === true } : null
    } catch {
      return null
    }
  },
}
