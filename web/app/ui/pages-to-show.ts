/** Page numbers of a pager: both ends, and three around the current one; 0 is a gap. */
export function pagesToShow(current: number, last: number): number[] {
  const middle = Math.min(Math.max(current, 2), last - 1)
  const near = [1, middle - 1, middle, middle + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((page, i) => {
    const gap = page - (pages[i - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [0, page] : [page]
  })
}
