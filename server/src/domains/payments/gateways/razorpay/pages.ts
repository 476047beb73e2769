const AT_ONCE = 100

interface Window {
  from: number
  to: number
  count: number
  skip: number
}

/** Everything of a period, a hundred at a time; both ends are in seconds and inclusive. */
export async function* pagesOf<T>(from: Date, before: Date, page: (window: Window) => Promise<T[]>) {
  const seconds = { from: Math.floor(from.getTime() / 1000), to: Math.ceil(before.getTime() / 1000) - 1 }
  for (let skip = 0; ; skip += AT_ONCE) {
    const items = await page({ ...seconds, count: AT_ONCE, skip })
    yield* items
    if (items.length < AT_ONCE) return
  }
}
